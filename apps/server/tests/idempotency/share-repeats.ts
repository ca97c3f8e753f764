import { DAY_MS } from '@proverka/domain/timing'
import type { Prepare } from './repeat-case.ts'
import { readReport } from './repeat-samples.ts'

/** Calls that show a report to others. */
export const SHARE_REPEATS = {
  'shares.createShare': async (server) => {
    const { guest, id } = await readReport(server)
    const input = (name: string) => ({
      params: { id },
      body: {
        name,
        ends_at: new Date(server.context.clock.now().getTime() + 7 * DAY_MS).toISOString(),
        hide: { kinds: ['name'], sections: [] },
      },
    })
    return { by: guest, input: input('Банку'), other: input('Агенту') }
  },
} satisfies Readonly<Record<string, Prepare>>

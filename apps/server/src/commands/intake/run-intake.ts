import { setTimeout as wait } from 'node:timers/promises'
import type { AppContext } from '../../services/context.ts'
import { takeIn, type TakenFile } from '../../services/intake/take-in.ts'
import { groupFiles, listFiles, readGroup } from './folder-files.ts'
import type { IntakeTask } from './options.ts'

/** How often a watched folder is looked at. */
const LOOK_MS = 5000

/** Where the lines of the answer go, and what ends a watch. */
export interface IntakeOutput {
  readonly say: (line: string) => void
  readonly signal?: AbortSignal
  readonly lookMs?: number
}

/**
 * Takes in the files of folders, and of a watched one each new file until the signal comes. Returns the number of files that
 * were refused.
 */
export async function runIntake(
  context: AppContext,
  { places, isWatching }: IntakeTask,
  { say, signal, lookMs = LOOK_MS }: IntakeOutput,
): Promise<number> {
  const done = new Set<string>()
  let before = new Set<string>()
  let refused = 0
  for (;;) {
    const all = await listFiles(places)
    // A file that still grows is looked at again.
    const ready = all.filter(({ mark }) => !done.has(mark) && (!isWatching || before.has(mark)))
    before = new Set(all.map(({ mark }) => mark))
    for (const group of groupFiles(ready)) {
      if (signal?.aborted) return refused
      const taken = await takeIn(context, await readGroup(group))
      for (const { mark } of group) done.add(mark)
      for (const file of taken) say(lineOf(file))
      refused += taken.filter(({ state }) => state === 'refused').length
    }
    if (!isWatching || signal?.aborted) return refused
    await wait(lookMs, undefined, { ...(signal && { signal }) }).catch(() => {})
  }
}

const WORDS: { readonly [State in TakenFile['state']]: string } = {
  answered: 'ответ отдан',
  waiting: 'ждет выбора оператора',
  known: 'уже был, ничего не изменено',
  unused: 'не использован',
  refused: 'не принят',
}

function lineOf({ archives, name, state, orderItemId, reason }: TakenFile): string {
  const more = reason ?? (state === 'answered' ? `часть заказа ${orderItemId}` : undefined)
  return `${[...archives, name].join(' / ')}: ${WORDS[state]}${more ? `. ${more}` : ''}.`
}

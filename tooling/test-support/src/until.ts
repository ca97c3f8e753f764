import { setTimeout as wait } from 'node:timers/promises'

const WAIT_STEP_MS = 50
const WAIT_LIMIT_MS = 120_000

/** Asks until the answer is there; fails after a while with what it waited for. */
export async function until<Result>(what: string, ask: () => Promise<Result | undefined>): Promise<Result> {
  for (let waited = 0; waited < WAIT_LIMIT_MS; waited += WAIT_STEP_MS) {
    const result = await ask()
    if (result !== undefined) return result
    await wait(WAIT_STEP_MS)
  }
  throw new Error(`waited in vain for ${what}`)
}

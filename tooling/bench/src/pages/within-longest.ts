import { setTimeout as pause } from 'node:timers/promises'

/** How long anything of a slow phone may take. */
export const LONGEST_MS = 60_000

/** What was waited for; an error that says what did not come. */
export function withinLongest<T>(seen: Promise<T>, missing: string): Promise<T> {
  return Promise.race([
    seen,
    new Promise<T>((_, reject) => {
      setTimeout(() => reject(new Error(`${missing} within ${LONGEST_MS} ms`)), LONGEST_MS).unref()
    }),
  ])
}

/** What `ask` gives as soon as it gives anything, asked every `everyMs`; an error that says what did not come. */
export async function askUntil<T>(
  ask: () => Promise<T | undefined>,
  everyMs: number,
  missing: string,
): Promise<T> {
  const until = Date.now() + LONGEST_MS
  while (Date.now() < until) {
    const got = await ask()
    if (got !== undefined) return got
    await pause(everyMs)
  }
  throw new Error(`${missing} within ${LONGEST_MS} ms`)
}

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

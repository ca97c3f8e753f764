/** What every call was answered with, and which 5xx came while the database was away. */
export function createAnswers() {
  const statuses = new Map<string, number>()
  let awayUntil = 0
  return {
    setAway: () => {
      awayUntil = Number.POSITIVE_INFINITY
    },
    /** Calls that were sent to the database while it was away answer by their time-outs. */
    setBack: (aftermathMs: number) => {
      awayUntil = performance.now() + aftermathMs
    },
    count(status: number): void {
      const isAway = performance.now() < awayUntil
      const key = `${status}${status >= 500 && isAway ? ' while the database was away' : ''}`
      statuses.set(key, (statuses.get(key) ?? 0) + 1)
    },
    table: () => Object.fromEntries([...statuses].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}

export type Answers = ReturnType<typeof createAnswers>

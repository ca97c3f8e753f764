import type { RecentCall } from '../../platform/db/queries/reports/source-calls.ts'

export type SourceState = 'answers' | 'unsteady' | 'silent' | 'unmeasured'

/** Questions in a row without an answer after which a source is silent: one alone may be an accident. */
const SILENT_AFTER = 3

/** Questions that tell whether a source answers every time. */
const LATELY = 10

/** With fewer answers a median says nothing. */
const ENOUGH_ANSWERS = 20

/** The state of a source by its calls, the newest first. */
export function sourceState(calls: readonly RecentCall[]): { state: SourceState; silentSince: Date | null } {
  if (calls.length === 0) return { state: 'unmeasured', silentSince: null }
  const answered = calls.findIndex(({ failure }) => failure === null)
  const silent = answered === -1 ? calls : calls.slice(0, answered)
  if (silent.length >= SILENT_AFTER) return { state: 'silent', silentSince: silent.at(-1)?.at ?? null }
  const hasFailed = calls.slice(0, LATELY).some(({ failure }) => failure !== null)
  return { state: hasFailed ? 'unsteady' : 'answers', silentSince: null }
}

/** The time that half of the answers took less than, milliseconds. */
export function usualTime(calls: readonly RecentCall[]): number | null {
  const times = calls.flatMap(({ failure, duration_ms }) => (failure === null ? [duration_ms] : []))
  if (times.length < ENOUGH_ANSWERS) return null
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? null
}

import type { AppContext } from '../../services/context.ts'
import type { Call } from '../../services/call.ts'
import { acceptProof, createProofTask } from './proof-of-work.ts'
import { RateLimitError } from '../../platform/limits/rate-limit-error.ts'
import { ALL_GUESTS } from '../../platform/limits/rate-limits.ts'
import { SEARCHERS_OF_NETWORK, type LimitName } from '../../platform/limits/rate-rules.ts'

/** A task is at most 32 times the easiest one: some seconds. */
const HARDEST = 5

type Key = readonly [name: LimitName, key: string]

/**
 * Counts a search of a guest: by his browser, by his network, which has 20 times as many, and with those of all guests.
 * Beyond any of them he goes on with the solution of a task; without one the refusal brings a task (DEC-13).
 */
export async function countGuestSearch(
  context: AppContext,
  call: Call,
  proof: string | undefined,
): Promise<void> {
  const { rateLimits, clock } = context
  // Support sets an address back, and knows no browsers: theirs begin again with it.
  const browser = `${call.visitorId()} ${await rateLimits.count('search-reset', call.ip)}`
  const end = await firstEnd(context, [
    ['search-network', ALL_GUESTS],
    ['search-network', call.ip],
    ['search-browser', browser],
  ])
  if (!end) return
  const need = { purpose: 'search', level: await levelOf(context, call.ip, browser) } as const
  if (proof === undefined || !(await acceptProof(context, call, need, proof))) {
    const waitMs = end.getTime() - clock.now().getTime()
    const task = await createProofTask(context, call, need)
    throw new RateLimitError('search/limit', { retryAt: end, waitMs, task }, `search: ${call.ip}`)
  }
  for (const key of [browser, call.ip]) await rateLimits.isWithin('search-proven', key)
}

/** When the first of the limits that are used up ends; undefined, and counted in each, where none is. */
async function firstEnd({ rateLimits }: AppContext, keys: readonly Key[]): Promise<Date | undefined> {
  for (const key of keys) {
    const end = await rateLimits.endOfLimit(...key)
    if (end) return end
  }
  for (const key of keys) if (!(await rateLimits.isWithin(...key))) return rateLimits.endOfLimit(...key)
  return undefined
}

/** Twice the work each time that a browser, or a network, has proven as many searches as it has without. */
async function levelOf({ rateLimits, limits }: AppContext, ip: string, browser: string): Promise<number> {
  const ofBrowser = (await rateLimits.count('search-proven', browser)) / limits.searchesPerDayGuest
  const ofNetwork =
    (await rateLimits.count('search-proven', ip)) / (limits.searchesPerDayGuest * SEARCHERS_OF_NETWORK)
  return Math.min(HARDEST, Math.floor(Math.max(ofBrowser, ofNetwork)))
}

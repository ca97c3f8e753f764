import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@proverka/domain/timing'
import { stampedDigest } from '@proverka/report-proof'
import { requestStamp, StampError } from '../../adapters/stamps/request-stamp.ts'
import type { ReportStampRow } from '../../platform/db/queries/reports/report-stamps.ts'
import type { AppContext } from '../context.ts'

/** Longer than an authority is waited for. */
const LEASE_MS = 30 * SECOND_MS
const AT_ONCE = 4
const BATCHES_OF_ROUND = 25

/** Pauses before the second, third… try; the last one is repeated. */
const PAUSES_MS = [5 * SECOND_MS, MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS]
/** After which a stamp would say little of the day of the report. */
const GIVE_UP_MS = 30 * DAY_MS

/**
 * The time stamp of a signed report, base64 of the authority's reply; undefined until it has come. Where an authority is
 * configured it is asked for in the background: a report never waits for it.
 */
export async function findStamp(
  { config, queries, clock }: AppContext,
  { code, token }: { readonly code: string; readonly token: string },
): Promise<string | undefined> {
  const { reportStamps } = queries
  const digest = Buffer.from(stampedDigest(token)).toString('hex')
  const row = await reportStamps.findStamp(digest)
  if (row?.reply) return Buffer.from(row.reply).toString('base64')
  if (!row && config.stampAuthority) await reportStamps.insertWanted(digest, code, clock.now())
  return undefined
}

/** Asks the authority for the stamps that are due, each in the hands of one process. */
export async function stampReports(context: AppContext): Promise<void> {
  const { config, clock, queries } = context
  if (!config.stampAuthority) return
  for (let batch = 0; batch < BATCHES_OF_ROUND; batch++) {
    const now = clock.now()
    const taken = await queries.reportStamps.takeDue(now, new Date(now.getTime() + LEASE_MS), AT_ONCE)
    const isAnswering = await Promise.all(taken.map((row) => stamp(context, row)))
    // An authority that is away would hold up a whole round.
    if (taken.length < AT_ONCE || !isAnswering.includes(true)) return
  }
}

/** Whether there is a stamp now. */
async function stamp({ config, clock, queries, log }: AppContext, row: ReportStampRow): Promise<boolean> {
  const { stampAuthority: authority } = config
  if (!authority) return false
  try {
    const { reply, at } = await requestStamp(authority, Buffer.from(row.digest, 'hex'), clock.now())
    await queries.reportStamps.saveReply(row.digest, reply, at)
    return true
  } catch (error) {
    if (!(error instanceof StampError)) throw error
    const now = clock.now()
    const pause = PAUSES_MS[Math.min(row.tries, PAUSES_MS.length) - 1] ?? HOUR_MS
    const isOver = now.getTime() - row.created_at.getTime() > GIVE_UP_MS
    const next = isOver ? null : new Date(now.getTime() + pause)
    await queries.reportStamps.noteFailure(row.digest, error.message, next)
    log.warn({ err: error, code: row.code, tries: row.tries }, 'no time stamp of a report')
    return false
  }
}

import { randomUUID } from 'node:crypto'
import type { HiddenParts } from '@proverka/api/contract'
import { browserName } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@proverka/domain/timing'
import type { AppContext } from '../../../services/context.ts'
import type { ReportShareRow } from '../../../platform/db/queries/reports/report-shares.ts'
import { requireOwnShare, requireSharable } from '../../../services/shares/require-own-share.ts'
import { hideInCopy, requireProof } from '../../../services/shares/signed-copy.ts'
import { readShareToken } from '../../../services/shares/share-token.ts'
import { requireStaffKey } from '../../../services/staff-key.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentReportShare } from '../../presenters/report-share.ts'

const SHORTEST_MS = HOUR_MS
const LONGEST_MS = 30 * DAY_MS
/** Clocks of browsers differ. */
const CLOCK_MS = 5 * MINUTE_MS
const MOST_LIVING = 20

type Shares = Handlers['shares']

/** Who answers which call about links to reports. */
export const shareRoutes = (context: AppContext): Shares => ({
  getProof: getProof(context),
  listShares: listShares(context),
  createShare: createShare(context),
  hideMore: hideMore(context),
  revokeShare: revokeShare(context),
  openShare: openShare(context),
})

const getProof =
  (context: AppContext): Shares['getProof'] =>
  async ({ params }, call) => {
    const item = await requireSharable(context, call, params.id)
    const { code, token } = await requireProof(context, item)
    return { code, token }
  }

const listShares =
  (context: AppContext): Shares['listShares'] =>
  async ({ params }, call) => {
    const item = await requireSharable(context, call, params.id)
    return presentShares(context, await context.queries.reportShares.listShares(item.id))
  }

const createShare =
  (context: AppContext): Shares['createShare'] =>
  async ({ params, body }, call) => {
    const item = await requireSharable(context, call, params.id)
    await context.rateLimits.consume('share', item.id)
    const now = context.clock.now()
    const endsAt = new Date(body.ends_at)
    const term = endsAt.getTime() - now.getTime()
    if (term < SHORTEST_MS - CLOCK_MS || term > LONGEST_MS + CLOCK_MS) throw appError('share/term')
    // Says what may not be hidden before the link exists.
    await hideInCopy((await requireProof(context, item)).token, body.hide)
    return withIdempotency(context, call, { ...params, ...body }, async () => {
      const { reportShares } = context.queries
      if ((await reportShares.countLiving(item.id, now)) >= MOST_LIVING) throw appError('share/too-many')
      const share = await reportShares.insertShare({
        id: randomUUID(),
        order_item_id: item.id,
        name: body.name,
        hidden: JSON.stringify(body.hide),
        created_at: now,
        ends_at: endsAt,
        revoked_at: null,
      })
      return presentShare(context, share)
    })
  }

const hideMore =
  (context: AppContext): Shares['hideMore'] =>
  async ({ params, body }, call) => {
    const { share, item } = await requireOwnShare(context, call, params.id)
    const hide = together(share.hidden, body)
    await hideInCopy((await requireProof(context, item)).token, hide)
    const changed = await context.queries.reportShares.setHidden(share.id, hide, context.clock.now())
    if (!changed) throw appError('share/ended')
    return presentShare(context, changed)
  }

const revokeShare =
  (context: AppContext): Shares['revokeShare'] =>
  async ({ params }, call) => {
    const { share } = await requireOwnShare(context, call, params.id)
    await context.queries.reportShares.revoke(share.id, context.clock.now())
    return presentShare(context, (await context.queries.reportShares.findShare(share.id)) ?? share)
  }

/** The link is enough: what it shows was chosen by the buyer, and each opening is written down for him. */
const openShare =
  (context: AppContext): Shares['openShare'] =>
  async ({ body }, call) => {
    await context.rateLimits.consume('share-opening', call.ip)
    const id = readShareToken(await requireStaffKey(context), body.token)
    const share = id && (await context.queries.reportShares.findShare(id))
    if (!share) throw appError('share/unknown')
    const now = context.clock.now()
    const item = await context.queries.orderItems.findItem(share.order_item_id)
    const isOpen = share.revoked_at === null && share.ends_at > now && item && !item.report_hidden_at
    await context.queries.reportShares.noteOpening(share.id, {
      at: now,
      browser: browserName(call.userAgent),
      shown: Boolean(isOpen),
    })
    if (!isOpen) throw appError('share/ended')
    const { token } = await requireProof(context, item)
    return {
      report_id: item.id,
      ends_at: share.ends_at.toISOString(),
      token: await hideInCopy(token, share.hidden),
    }
  }

const presentShare = async (context: AppContext, share: ReportShareRow) => {
  const [one] = await presentShares(context, [share])
  if (!one) throw new RangeError(`no share ${share.id}`)
  return one
}

async function presentShares(context: AppContext, shares: readonly ReportShareRow[]) {
  if (shares.length === 0) return []
  const key = await requireStaffKey(context)
  const openings = await context.queries.reportShares.listOpenings(shares.map(({ id }) => id))
  return shares.map((share) => presentReportShare(share, openings.get(share.id) ?? [], key))
}

/** What either of them hides. */
const together = (one: HiddenParts, other: HiddenParts): HiddenParts => ({
  kinds: [...new Set([...one.kinds, ...other.kinds])],
  sections: [...new Set([...one.sections, ...other.sections])],
})

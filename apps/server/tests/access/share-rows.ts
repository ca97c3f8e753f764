import { contract, type ReportShare } from '@proverka/api/contract'
import { OPEN } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

const NOTHING_HIDDEN = { kinds: [], sections: [] }
/** The staff reads a report, and cannot show it to others. */
const BUYER_ALONE = [401, 403, 200, 403, 403] as const
const OF_BUYER = [401, 404, 200, 404, 404] as const

const shareBody = () => ({
  name: 'Банку',
  ends_at: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
  hide: NOTHING_HIDDEN,
})

/** Links of the owner, one for each call: a report has a limited number of them. */
function shareMaker({ callers, report }: World) {
  const made = new Map<string, Promise<ReportShare>>()
  return (call: string): Promise<ReportShare> => {
    const input = { params: { id: report }, body: shareBody() }
    const share =
      made.get(call) ?? callers.owner.call(contract.shares.createShare, input).then(({ data }) => data)
    made.set(call, share)
    return share
  }
}

/** Calls about links to reports and about their codes. */
export const shareRows = (world: World): Rows => {
  const shareFor = shareMaker(world)
  return {
    'shares.getProof': { statuses: BUYER_ALONE, input: () => ({ params: { id: world.report } }) },
    'shares.listShares': { statuses: BUYER_ALONE, input: () => ({ params: { id: world.report } }) },
    'shares.createShare': {
      statuses: BUYER_ALONE,
      input: () => ({ params: { id: world.report }, body: shareBody() }),
    },
    'shares.hideMore': {
      statuses: OF_BUYER,
      input: async () => ({ params: { id: (await shareFor('hide')).share_id }, body: NOTHING_HIDDEN }),
    },
    'shares.revokeShare': {
      statuses: OF_BUYER,
      input: async () => ({ params: { id: (await shareFor('revoke')).share_id } }),
    },
    // The token of a link is enough to read what its owner shows.
    'shares.openShare': {
      statuses: OPEN,
      input: async () => ({ body: { token: (await shareFor('open')).path.split('#')[1] ?? '' } }),
    },
    'verify.findIssued': {
      statuses: OPEN,
      input: async () => {
        const { data } = await world.callers.owner.call(contract.shares.getProof, {
          params: { id: world.report },
        })
        return { params: { code: data.code } }
      },
    },
  }
}

import { contract } from '@proverka/api/contract'
import { holds, OPEN, OWN, SIGNED_IN } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

/** Callers other than the owner get "not found". */
const OWN_ALONE = [401, 404, 200, 404, 404] as const

const PDF = () => new File(['%PDF-1.7'], 'документ.pdf')

export function filesRows(world: World): Rows {
  const { owner } = world.callers
  const upload = async () =>
    (await owner.call(contract.files.uploadAttachment, { query: {}, body: { file: PDF() } })).data
  const deal = () => ({ object_key: 'К', parties: [{ role: 'seller', name: 'Савва Ильин' }], price: 1 })
  const ownDeal = async () => (await owner.call(contract.deals.createDeal, { body: deal() })).data.deal_id
  const dealWithNeed = async () => {
    const id = await ownDeal()
    const { data } = await owner.call(contract.deals.addDealNeed, {
      params: { id },
      body: { title: 'Справка', bearer: 'Продавец' },
    })
    return { id, need_id: data.need_id }
  }
  const dealLink = async () => {
    const { id, need_id } = await dealWithNeed()
    const { data } = await owner.call(contract.deals.createDealLink, {
      params: { id },
      body: { bearer: 'Продавец', days: 7 },
    })
    return { ...data, need_id }
  }
  const tokenOf = ({ path }: { path: string }): string => path.split('#')[1] ?? ''
  return {
    'files.uploadAttachment': {
      // No other user, not even an admin, adds a file to this group.
      statuses: [401, 403, 200, 403, 403],
      input: async () => ({ query: { groupID: (await upload()).groupID }, body: { file: PDF() } }),
    },
    'files.listAttachments': {
      statuses: OWN,
      input: async () => ({ query: { groupID: (await upload()).groupID } }),
    },
    'files.downloadFile': {
      statuses: OWN,
      input: async () => ({ params: { path: (await upload()).path } }),
    },
    'files.downloadReceipt': {
      // The id is in the buyer's emails only.
      statuses: OPEN,
      input: async () => {
        const [row] = await world.server.sql('select id from receipts where order_id = $1', [world.order])
        return { params: { id: String(row?.['id']) } }
      },
    },
    'files.downloadOrder': {
      statuses: OWN,
      input: () => ({ query: { orderID: world.order, fileType: 'html' } }),
    },
    'deals.listDeals': {
      statuses: SIGNED_IN,
      input: async () => {
        await ownDeal()
        return {}
      },
      finds: { by: ['owner'], isIn: (data) => holds(data, 'deal_id') },
    },
    // Another user's deal is not found, even for an admin.
    'deals.getDeal': { statuses: OWN_ALONE, input: async () => ({ params: { id: await ownDeal() } }) },
    'deals.downloadDeal': { statuses: OWN_ALONE, input: async () => ({ params: { id: await ownDeal() } }) },
    'deals.addDealNeed': {
      statuses: OWN_ALONE,
      input: async () => ({
        params: { id: await ownDeal() },
        body: { title: 'Справка', bearer: 'Продавец' },
      }),
    },
    'deals.removeDealNeed': {
      statuses: OWN_ALONE,
      input: async () => {
        const { data } = await owner.call(contract.deals.addDealNeed, {
          params: { id: await ownDeal() },
          body: { title: 'Справка', bearer: 'Продавец' },
        })
        return { params: { id: data.need_id } }
      },
    },
    'deals.addDealOrder': {
      statuses: OWN_ALONE,
      input: async () => ({ params: { id: await ownDeal() }, body: { order_id: world.order } }),
    },
    'deals.updateDeal': {
      statuses: OWN_ALONE,
      input: async () => ({ params: { id: await ownDeal() }, body: deal() }),
    },
    'deals.removeDeal': { statuses: OWN_ALONE, input: async () => ({ params: { id: await ownDeal() } }) },
    'deals.removeDealDocument': {
      statuses: OWN_ALONE,
      input: async () => {
        const body = { deal_id: await ownDeal(), attachment_id: (await upload()).attachment_id }
        const { data } = await owner.call(contract.deals.addDealDocument, { body })
        return { params: { id: data.document_id } }
      },
    },
    'deals.createDealLink': {
      statuses: OWN_ALONE,
      input: async () => {
        const { id } = await dealWithNeed()
        return { params: { id }, body: { bearer: 'Продавец', days: 7 } }
      },
    },
    'deals.withdrawDealLink': {
      statuses: OWN_ALONE,
      input: async () => ({ params: { id: (await dealLink()).link_id } }),
    },
    // The token of a link is enough to open its lines.
    'deals.openDealLink': {
      statuses: OPEN,
      input: async () => ({ body: { token: tokenOf(await dealLink()) } }),
    },
    'deals.bringDealPaper': {
      statuses: OPEN,
      input: async () => {
        const link = await dealLink()
        return { body: { token: tokenOf(link), need_id: link.need_id, file: PDF() } }
      },
    },
    'deals.createDeal': { statuses: SIGNED_IN, input: () => ({ body: deal() }) },
    'deals.addDealDocument': {
      statuses: [401, 403, 200, 403, 403],
      input: async () => {
        const { data } = await owner.call(contract.deals.createDeal, { body: deal() })
        return { body: { deal_id: data.deal_id, attachment_id: (await upload()).attachment_id } }
      },
    },
  }
}

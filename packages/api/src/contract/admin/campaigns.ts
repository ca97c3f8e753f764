import { campaignSchema } from '@proverka/domain/orders'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { idSchema } from '../shared.ts'
import { codeSchema, lineSchema, removedReply, versionSchema } from './fields.ts'

const fields = { name: lineSchema(200), tag: codeSchema, enabled: v.boolean() }

const campaignReplySchema = v.object({
  ...campaignSchema.entries,
  /** Counts changes. */
  version: v.number(),
  /** Who registered through its links. */
  people: v.number(),
  /** Orders that came through its links. */
  orders: v.number(),
})

export const adminCampaigns = {
  listCampaigns: endpoint({
    id: 'CALL-050',
    method: 'GET',
    path: '/admin/campaign',
    access: 'staff:promotions.read',
    reply: v.array(campaignReplySchema),
  }),
  createCampaign: endpoint({
    id: 'CALL-051',
    method: 'POST',
    path: '/admin/campaign',
    access: 'staff:promotions.write',
    body: v.object(fields),
    reply: campaignReplySchema,
    errors: ['campaign/taken'],
  }),
  updateCampaign: endpoint({
    id: 'CALL-052',
    method: 'PUT',
    path: '/admin/campaign',
    access: 'staff:promotions.write',
    body: v.object({ campaign_id: idSchema, ...fields, version: versionSchema }),
    reply: campaignReplySchema,
    errors: ['campaign/not-found', 'campaign/taken', 'campaign/has-uses', 'record/changed'],
  }),
  /** One that brought somebody is switched off instead: what it brought stays. */
  removeCampaign: endpoint({
    id: 'CALL-053',
    method: 'DELETE',
    path: '/admin/campaign',
    access: 'staff:promotions.write',
    query: v.object({ campaign_id: idSchema }),
    reply: removedReply,
    errors: ['campaign/not-found', 'campaign/has-uses'],
  }),
}

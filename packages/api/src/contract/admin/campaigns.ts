import { campaignSchema } from '@proverka/domain/orders'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { idSchema } from '../shared.ts'
import { codeSchema, lineSchema, removedReply } from './fields.ts'

const fields = { name: lineSchema(200), tag: codeSchema, enabled: v.boolean() }

export const adminCampaigns = {
  listCampaigns: endpoint({
    id: 'CALL-050',
    method: 'GET',
    path: '/admin/campaign',
    access: 'staff:promotions.read',
    reply: v.array(campaignSchema),
  }),
  createCampaign: endpoint({
    id: 'CALL-051',
    method: 'POST',
    path: '/admin/campaign',
    access: 'staff:promotions.write',
    body: v.object(fields),
    reply: campaignSchema,
    errors: ['campaign/taken'],
  }),
  updateCampaign: endpoint({
    id: 'CALL-052',
    method: 'PUT',
    path: '/admin/campaign',
    access: 'staff:promotions.write',
    body: v.object({ campaign_id: idSchema, ...fields }),
    reply: campaignSchema,
    errors: ['campaign/not-found', 'campaign/taken'],
  }),
  removeCampaign: endpoint({
    id: 'CALL-053',
    method: 'DELETE',
    path: '/admin/campaign',
    access: 'staff:promotions.write',
    query: v.object({ campaign_id: idSchema }),
    reply: removedReply,
    errors: ['campaign/not-found'],
  }),
}

import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentCampaign } from '../../presenters/promotion.ts'
import { refuseDuplicate } from '../../../platform/db/refuse-duplicate.ts'
import { logChange } from '../../../services/log-change.ts'

export const listCampaigns =
  (context: AppContext): Handlers['admin']['listCampaigns'] =>
  async () =>
    (await context.queries.campaigns.listCampaigns()).map(presentCampaign)

export const createCampaign =
  (context: AppContext): Handlers['admin']['createCampaign'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const row = await refuseDuplicate('campaign/taken', () =>
        context.queries.campaigns.insertCampaign({
          id: randomUUID(),
          name: body.name,
          tag: body.tag,
          enabled: body.enabled,
          created_at: context.clock.now(),
        }),
      )
      const campaign = presentCampaign(row)
      await logChange(context, call, {
        action: 'campaign.create',
        subject: `campaign:${row.id}`,
        details: campaign,
      })
      return campaign
    })

export const updateCampaign =
  (context: AppContext): Handlers['admin']['updateCampaign'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const row = await refuseDuplicate('campaign/taken', () =>
        context.queries.campaigns.updateCampaign(body.campaign_id, {
          name: body.name,
          tag: body.tag,
          enabled: body.enabled,
        }),
      )
      if (!row) throw appError('campaign/not-found')
      const campaign = presentCampaign(row)
      await logChange(context, call, {
        action: 'campaign.update',
        subject: `campaign:${row.id}`,
        details: campaign,
      })
      return campaign
    })

export const removeCampaign =
  (context: AppContext): Handlers['admin']['removeCampaign'] =>
  ({ query }, call) =>
    context.database.transaction(async () => {
      const row = await context.queries.campaigns.deleteCampaign(query.campaign_id)
      if (!row) throw appError('campaign/not-found')
      await logChange(context, call, {
        action: 'campaign.remove',
        subject: `campaign:${row.id}`,
        details: presentCampaign(row),
      })
      return { removed: true }
    })

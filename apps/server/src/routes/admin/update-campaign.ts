import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { refuseDuplicate } from '../../db/refuse-duplicate.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentCampaign } from '../../presenters/promotion.ts'
import { logChange } from '../../services/log-change.ts'

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

import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentCampaign } from '../../presenters/promotion.ts'
import { logChange } from '../../services/log-change.ts'

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

import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../context.ts'
import { refuseDuplicate } from '../../db/refuse-duplicate.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentCampaign } from '../../presenters/promotion.ts'
import { logChange } from '../../services/log-change.ts'

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

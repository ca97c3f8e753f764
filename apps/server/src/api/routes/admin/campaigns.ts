import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentCampaign } from '../../presenters/promotion.ts'
import { refuseDuplicate } from '../../../platform/db/refuse-duplicate.ts'
import { requireVersion } from '../../../services/require-version.ts'
import { logChange } from '../../../services/log-change.ts'

export const listCampaigns =
  (context: AppContext): Handlers['admin']['listCampaigns'] =>
  async () => {
    const uses = await context.queries.campaigns.countUses()
    const rows = await context.queries.campaigns.listCampaigns()
    return rows.map((row) => presentCampaign(row, uses.get(row.tag)))
  }

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
      const before = await context.queries.campaigns.lockCampaign(body.campaign_id)
      if (!before) throw appError('campaign/not-found')
      requireVersion(before, body.version)
      const uses = (await context.queries.campaigns.countUses()).get(before.tag)
      // Under another tag nothing of it would be found again.
      if (uses && body.tag !== before.tag) throw appError('campaign/has-uses')
      const row = await refuseDuplicate('campaign/taken', () =>
        context.queries.campaigns.updateCampaign(before.id, {
          name: body.name,
          tag: body.tag,
          enabled: body.enabled,
        }),
      )
      const campaign = presentCampaign(row, uses)
      await logChange(context, call, {
        action: 'campaign.update',
        subject: `campaign:${row.id}`,
        details: { before: presentCampaign(before, uses), after: campaign },
      })
      return campaign
    })

export const removeCampaign =
  (context: AppContext): Handlers['admin']['removeCampaign'] =>
  ({ query }, call) =>
    context.database.transaction(async () => {
      const row = await context.queries.campaigns.lockCampaign(query.campaign_id)
      if (!row) throw appError('campaign/not-found')
      if ((await context.queries.campaigns.countUses()).has(row.tag)) throw appError('campaign/has-uses')
      await context.queries.campaigns.deleteCampaign(row.id)
      await logChange(context, call, {
        action: 'campaign.remove',
        subject: `campaign:${row.id}`,
        details: presentCampaign(row),
      })
      return { removed: true }
    })

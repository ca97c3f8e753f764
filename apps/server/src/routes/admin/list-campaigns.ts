import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentCampaign } from '../../presenters/promotion.ts'

export const listCampaigns =
  (context: AppContext): Handlers['admin']['listCampaigns'] =>
  async () =>
    (await context.queries.campaigns.listCampaigns()).map(presentCampaign)

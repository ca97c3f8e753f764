import { mainSite } from '@proverka/domain/sites'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'

export const getSite =
  (context: AppContext): Handlers['site']['getSite'] =>
  async (_, { site }) => {
    const { sites } = context.config
    const other = site.isFiz ? mainSite(sites) : sites.find(({ isFizPro }) => isFizPro)
    return {
      key: site.key,
      brand: site.brand,
      variant: site.variant,
      name: site.name,
      otherBrandOrigin: context.originOf(other?.key ?? site.key),
      operator: site.operator,
      support: site.support,
      payment: site.payment,
      analytics: site.analytics,
    }
  }

import { isAlertKey } from '@proverka/domain/sites'
import type { SystemInfoRow } from '../../../platform/db/queries/operation/system-info.ts'
import { bannerContent } from '../../../services/banners/banner-row.ts'
import { listBannerChanges } from '../../../services/banners/list-banner-changes.ts'
import { saveBanner } from '../../../services/banners/save-banner.ts'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'

/** Banners over the pages of the sites. */
export const bannerRoutes = (context: AppContext) =>
  ({
    listBanners: async () => {
      const rows = await context.queries.systemInfo.listItems('alert')
      return {
        banners: rows.filter(({ key }) => isAlertKey(key)).map(present),
        sites: mainSites(context),
      }
    },

    saveBanner: async ({ body: { active_from, active_until, ...body } }, call) => {
      const saved = await saveBanner(context, call, {
        ...body,
        from: active_from === null ? null : new Date(active_from),
        until: active_until === null ? null : new Date(active_until),
      })
      return { banners: saved.map(present) }
    },

    listBannerChanges: async ({ query: { key, limit, offset } }) => ({
      changes: await listBannerChanges(context, key, { limit, offset }),
    }),
  }) satisfies Partial<Handlers['admin']>

const present = (row: SystemInfoRow) => ({
  key: row.key,
  ...bannerContent(row),
  version: row.version,
  updated_at: row.updated_at.toISOString(),
})

/** One site of each brand that is served here. */
function mainSites({ config, originOf }: AppContext) {
  return (['realty', 'fiz'] as const).flatMap((brand) => {
    const site = config.sites.find((one) => one.brand === brand)
    return site ? [{ brand, name: site.name, origin: originOf(site.key) }] : []
  })
}

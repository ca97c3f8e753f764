import { toRoubles } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import { loadHealth } from '../../../services/health/load-health.ts'
import { loadCatalogue } from '../../../services/catalogue/load-catalogue.ts'
import { previewPrice } from '../../../services/catalogue/preview-price.ts'
import type { AppContext } from '../../../services/context.ts'
import type { PriceChangeRow } from '../../../platform/db/queries/catalogue/price-changes.ts'
import type { Handlers } from '../../http/handlers.ts'

/** What is sold and how the service does, for the staff. */
export const catalogueRoutes = (context: AppContext) =>
  ({
    getHealth: () => loadHealth(context),

    getCatalogue: () => loadCatalogue(context),

    previewPrice: ({ body }) => previewPrice(context, body.price_component_id, body.price),

    listPriceChanges: async ({ params: { id }, query: { limit, offset } }) => {
      if (!(await context.queries.products.hasProduct(id))) throw appError('product/not-found')
      const rows = await context.queries.priceChanges.listChanges(id, limit, offset)
      return { changes: rows.map(presentPriceChange) }
    },
  }) satisfies Partial<Handlers['admin']>

const roublesOf = (kopecks: number | null) => (kopecks === null ? null : toRoubles(kopecks))

const presentPriceChange = (row: PriceChangeRow) => ({
  change_id: row.id,
  at: row.at.toISOString(),
  price_component_id: row.price_component_id,
  price_component_type: { name: row.type_name },
  tariff: row.tariff_name,
  before: roublesOf(row.before_kopecks),
  after: roublesOf(row.after_kopecks),
  author_id: row.changed_by,
  author_email: row.author_email,
  reason: row.reason,
})

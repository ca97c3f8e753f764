import { priceInputSchema } from '@proverka/domain'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { roublesSchema } from '../shared.ts'
import { lineSchema, tariffIdSchema } from './fields.ts'

/** Longer than any tariff lasts. */
const MOST_DAYS = 3660

const daysSchema = v.pipe(
  v.number(),
  v.integer('Целое число дней'),
  v.minValue(1, 'Не меньше одного дня'),
  v.maxValue(MOST_DAYS, 'Не больше десяти лет'),
)

export const adminTariffs = {
  /**
   * Other terms of a tariff from now on; what is absent stays. Who has the tariff keeps the end that was bought. Without days it
   * is not for sale. The name stays, for one is known by it; the discount of products is changed by the file of the catalogue, with all their prices.
   */
  updateTariff: endpoint({
    id: 'OWN-admin-tariff',
    method: 'PUT',
    path: '/admin/tariff',
    access: 'staff:catalogue.write',
    body: v.object({
      tariff_simple_id: tariffIdSchema,
      description: v.optional(lineSchema(200)),
      price: v.optional(priceInputSchema),
      days: v.optional(v.nullable(daysSchema)),
    }),
    reply: v.object({
      tariff_simple_id: v.number(),
      name: v.string(),
      description: v.string(),
      category: v.string(),
      price: roublesSchema,
      days: v.nullable(v.number()),
    }),
    errors: ['tariff/not-found'],
  }),
}

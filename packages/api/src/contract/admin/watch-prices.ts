import { priceInputSchema } from '@proverka/domain'
import { WATCH_KINDS, WATCH_MONTHS } from '@proverka/domain/reports'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { roublesSchema } from '../shared.ts'

export const adminWatchPrices = {
  /** What a term of a watch costs from now on; terms that were paid keep their price. */
  updateWatchPrice: endpoint({
    id: 'OWN-admin-watch-price',
    method: 'PUT',
    path: '/admin/watch/price',
    access: 'staff:catalogue.write',
    body: v.object({
      kind: v.picklist(WATCH_KINDS),
      months: v.picklist(WATCH_MONTHS, 'Срок — 1, 3 или 12 месяцев'),
      price: v.pipe(priceInputSchema, v.minValue(1, 'Не меньше 1 ₽')),
    }),
    reply: v.object({ kind: v.picklist(WATCH_KINDS), months: v.number(), price: roublesSchema }),
    errors: ['watch/not-for-sale'],
  }),
}

import { personTariffSchema, tariffSchema } from '@proverka/domain/orders'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { idSchema, roublesSchema } from './shared.ts'

const tariffId = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const personQuery = v.object({ person_id: idSchema })

const TARIFF_ERRORS = ['tariff/not-found', 'person/not-found'] as const

/** An order that counts towards the earned tariff. */
const wayOrderSchema = v.object({
  order_id: idSchema,
  number: v.number(),
  /** Names of the products that count. */
  products: v.array(v.string()),
  amount: roublesSchema,
})

export const tariffs = {
  listTariffs: endpoint({
    id: 'CALL-128',
    method: 'GET',
    path: '/tariff/get_all',
    access: 'guest',
    query: v.object({ category: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
    reply: v.array(
      v.object({
        ...tariffSchema.entries,
        description: v.string(),
        /** Days that one payment lasts; null for tariffs that are not for sale. */
        days: v.nullable(v.number()),
        /** What the caller would pay for each product of the site under it. */
        products: v.array(
          v.object({
            product_id: v.string(),
            product_name: v.string(),
            product_name_ru: v.string(),
            price: roublesSchema,
          }),
        ),
      }),
    ),
  }),
  getCurrentTariff: endpoint({
    id: 'CALL-129',
    method: 'GET',
    path: '/tariff/get_current',
    access: 'user',
    reply: personTariffSchema,
  }),
  /** The caller's progress towards the earned tariff, and how much is checked. */
  getTariffProgress: endpoint({
    id: 'OWN-tariff-progress',
    method: 'GET',
    path: '/tariff/progress',
    access: 'user',
    reply: v.object({
      /** Paid orders that count; top-ups and returns do not (AMB-40). */
      paid: roublesSchema,
      /** Paid parts of orders in the last 30 days. */
      checks: v.number(),
      /** What `paid` is made of, the oldest order first; empty once the threshold is passed. */
      orders: v.array(wayOrderSchema),
      /** The unpaid order whose prices end first. */
      unpaid: v.nullable(wayOrderSchema),
    }),
  }),
  getTariffOfPerson: endpoint({
    id: 'CALL-130',
    method: 'GET',
    path: '/tariff/get_current_for_user/',
    access: 'staff:clients.read',
    query: personQuery,
    reply: personTariffSchema,
    errors: ['person/not-found'],
  }),
  activateTariff: endpoint({
    id: 'CALL-131',
    method: 'POST',
    path: '/tariff/activate',
    access: 'user',
    body: v.object({ tariff_simple_id: tariffId }),
    reply: personTariffSchema,
    errors: ['tariff/not-found', 'tariff/not-for-sale', 'sale/closed', 'payment/not-enough-money'],
    idempotent: true,
  }),
  activateTariffForPerson: endpoint({
    id: 'CALL-132',
    method: 'POST',
    path: '/tariff/activate_for_user',
    access: 'staff:clients.write',
    body: v.object({ person_id: idSchema, tariff_simple_id: tariffId }),
    reply: personTariffSchema,
    errors: TARIFF_ERRORS,
    idempotent: true,
  }),
  updateTariffOfPerson: endpoint({
    id: 'CALL-133',
    method: 'PUT',
    path: '/tariff/update_for_person',
    access: 'staff:clients.write',
    body: v.object({
      person_id: idSchema,
      tariff_simple_id: tariffId,
      active_until: v.nullable(
        v.pipe(
          v.string(),
          v.isoTimestamp('Ожидалось время вида 2027-01-31T00:00:00Z'),
          v.check((text) => !Number.isNaN(Date.parse(text)), 'Такого дня нет'),
        ),
      ),
    }),
    reply: personTariffSchema,
    errors: [...TARIFF_ERRORS, 'tariff/not-active'],
    idempotent: true,
  }),
  deleteTariffOfPerson: endpoint({
    id: 'CALL-134',
    method: 'DELETE',
    path: '/tariff/delete_for_person',
    access: 'staff:clients.write',
    query: personQuery,
    reply: v.object({ removed: v.literal(true) }),
    errors: ['person/not-found'],
    idempotent: true,
  }),
}

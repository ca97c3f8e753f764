import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { idSchema, pageQuery, roublesSchema } from '../shared.ts'
import { periodQuerySchema } from './fields.ts'

/** Top-ups of the balance are no orders here: what is bought with them is counted when it is bought. */
const donatorSchema = v.object({ person_id: v.string(), email: v.string(), sum: roublesSchema })

const limitQuery = v.object({ limit: pageQuery.limit })

const moneyQuerySchema = v.object({
  ...periodQuerySchema.entries,
  by: v.optional(v.picklist(['day', 'site', 'provider', 'product', 'partner'], 'Такого разреза нет'), 'day'),
})

const moneyEntries = {
  items: v.number(),
  paid: roublesSchema,
  returned: roublesSchema,
  net: roublesSchema,
  /** What contractors were paid for documents. */
  cost: roublesSchema,
  /** `net` without `cost`. */
  margin: roublesSchema,
}

const moneyRowSchema = v.object({
  /** The day, the site, the provider, the product or the partner; empty without a partner or, of tariffs, a site. */
  key: v.string(),
  /** The same for people, a partner masked; «не указано» where there is none. */
  name: v.string(),
  ...moneyEntries,
})

const moneyRows = v.array(moneyRowSchema)

export const adminStats = {
  getStats: endpoint({
    id: 'CALL-061',
    method: 'GET',
    path: '/admin/stats',
    access: 'staff:statistics.read',
    query: periodQuerySchema,
    reply: v.array(v.object({ date: v.string(), orders: v.number(), sum: roublesSchema, users: v.number() })),
    errors: ['period/invalid'],
  }),
  getProductsSum: endpoint({
    id: 'CALL-062',
    method: 'GET',
    path: '/admin/stats/products_sum',
    access: 'staff:statistics.read',
    query: v.object({ 'target-person-id': idSchema }),
    reply: v.array(v.object({ product_name: v.string(), count: v.number(), sum: roublesSchema })),
    errors: ['person/not-found'],
  }),
  getTopDonators: endpoint({
    id: 'CALL-063',
    method: 'GET',
    path: '/admin/top_donators',
    access: 'staff:statistics.read',
    query: limitQuery,
    reply: v.array(donatorSchema),
  }),
  getTopDonatorsResponsible: endpoint({
    id: 'CALL-064',
    method: 'GET',
    path: '/admin/top_donators_responsible',
    access: 'staff:statistics.read',
    query: limitQuery,
    reply: v.array(v.object({ responsible_id: v.string(), ...donatorSchema.entries })),
  }),
  getStatsGraphic: endpoint({
    id: 'CALL-076',
    method: 'GET',
    path: '/admin/stats_graphic',
    access: 'staff:statistics.read',
    query: periodQuerySchema,
    reply: v.object({
      labels: v.array(v.string()),
      series: v.array(v.object({ name: v.string(), values: v.array(v.number()) })),
    }),
    errors: ['period/invalid'],
  }),
  getMetrics: endpoint({
    id: 'CALL-080',
    method: 'GET',
    path: '/admin/metrics',
    access: 'staff:statistics.read',
    query: periodQuerySchema,
    reply: v.object({
      orders: v.number(),
      /** Orders paid within the period, whenever they were made. */
      paid: v.number(),
      sum: roublesSchema,
      registrations: v.number(),
    }),
    errors: ['period/invalid'],
  }),
  /** Money by one side: what was paid for items and tariffs and what went back within the period, and the rest of both. */
  getMoney: endpoint({
    id: 'OWN-admin-money',
    method: 'GET',
    path: '/admin/stats/money',
    access: 'staff:statistics.read',
    query: moneyQuerySchema,
    reply: moneyRows,
    errors: ['period/invalid'],
  }),
  /** The same by all sides at one moment, and what the books have of it: all of their sums are equal. */
  getMoneyReport: endpoint({
    id: 'OWN-admin-money-report',
    method: 'GET',
    path: '/admin/stats/report',
    access: 'staff:statistics.read',
    query: periodQuerySchema,
    reply: v.object({
      /** YYYY-MM-DD by Moscow time, both included. */
      first: v.string(),
      last: v.string(),
      totals: v.object(moneyEntries),
      /** Of as many days before; null when nothing had been paid by their end. */
      before: v.nullable(v.object(moneyEntries)),
      /** The sums of the ledger, counted apart. */
      books: v.object({ paid: roublesSchema, returned: roublesSchema }),
      day: moneyRows,
      site: moneyRows,
      provider: moneyRows,
      product: moneyRows,
      partner: moneyRows,
    }),
    errors: ['period/invalid'],
  }),
  listSources: endpoint({
    id: 'CALL-048',
    method: 'GET',
    path: '/admin/source',
    access: 'staff:statistics.read',
    query: periodQuerySchema,
    reply: v.array(
      v.object({ source: v.string(), visits: v.number(), orders: v.number(), sum: roublesSchema }),
    ),
    errors: ['period/invalid'],
  }),
}

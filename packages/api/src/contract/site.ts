import type { WaysToAsk } from '@proverka/domain/orders'
import { CHECK_NEEDS } from '@proverka/domain/checks'
import { systemInfoSchema } from '@proverka/domain/sites'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { roublesSchema } from './shared.ts'

/** Alternative lists of the data that a question needs. */
const waysSchema: v.GenericSchema<WaysToAsk> = v.array(v.array(v.picklist(CHECK_NEEDS)))
const answeredTypesSchema = v.record(v.string(), waysSchema)

/** Facts about the site that answers on this host; the browser asks for them instead of reading inline scripts. */
export const siteSchema = v.object({
  key: v.picklist(['realty', 'realty-b2b', 'fiz-pro', 'fiz-ru']),
  brand: v.picklist(['realty', 'fiz']),
  variant: v.picklist(['main', 'b2b', 'pro', 'ru']),
  name: v.string(),
  /** Origin of the other brand's site, for links across. */
  otherBrandOrigin: v.string(),
  operator: v.object({
    name: v.string(),
    inn: v.string(),
    ogrn: v.string(),
    address: v.string(),
    email: v.string(),
    registryNumber: v.string(),
  }),
  support: v.object({ email: v.string(), hours: v.string() }),
  /** Which payment adapter the browser loads, and the public key of this host for it (PAY-09, PAY-10). */
  payment: v.object({
    provider: v.picklist(['test', 'money', 'card']),
    publicKey: v.string(),
    /** Script of the provider's window; loaded when the window first opens (CALL-164). */
    scriptUrl: v.optional(v.string()),
    /** The provider's payment page, used instead of the script; `{token}` is replaced by the payment token. */
    pageUrl: v.optional(v.string()),
  }),
  /** Whose risk insurance is sold with the check of an owner; absent: it is not offered (DEC-15). */
  insurer: v.optional(v.object({ name: v.string() })),
  /** The web analytics that a consenting browser tells of paid orders (CALL-042). */
  analytics: v.optional(v.object({ url: v.string(), clientIdCookie: v.string() })),
  /** Its registers and prices of the market are invented: pages that show them say so. */
  demo: v.optional(v.boolean()),
  /** Announcements of the brand that are switched on, for all pages; which page shows which says `alertsOf`. */
  alerts: v.array(systemInfoSchema),
  /** What everybody is asked, roubles by the name of the product; what is not for sale is absent. */
  prices: v.record(v.string(), roublesSchema),
  /** The questions that connected sources answer, by subject and type, each with the data that it needs (DEC-12). */
  answered: v.object({
    ...v.entriesFromList(
      ['person', 'passport', 'property', 'company', 'vehicle', 'taxpayer', 'flat'],
      v.optional(answeredTypesSchema),
    ),
    /** Those that are answered in single products alone, by the name of the product. */
    byProduct: v.optional(v.record(v.string(), answeredTypesSchema)),
  }),
  /** Names of the products that people obtain, whole or in part: their term is that of the offer. */
  obtained: v.array(v.string()),
})

export type SiteFacts = v.InferOutput<typeof siteSchema>

export const site = {
  getSite: endpoint({
    id: 'OWN-site',
    method: 'GET',
    path: '/site',
    access: 'guest',
    reply: siteSchema,
  }),
}

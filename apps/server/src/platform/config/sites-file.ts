import { bareHost } from '@proverka/domain/sites'
import * as v from 'valibot'

const text = v.pipe(v.string(), v.minLength(1))

const address = v.pipe(v.string(), v.url('Ожидался адрес'), v.regex(/^https?:/, 'Ожидался адрес http(s)'))

/** A bare origin: a path would be ignored by some browsers, a semicolon would end the directive. */
const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[a-z\d.-]+(?::\d+)?$/, 'Ожидался адрес вида https://example.com'),
)
const origins = v.optional(v.array(origin))

/** The test provider's window is our own, any other comes with its script. */
const paymentSchema = v.pipe(
  v.object({
    provider: v.picklist(['test', 'money', 'card']),
    publicKey: text,
    scriptUrl: v.optional(address),
    pageUrl: v.optional(address),
    origins: v.optional(v.object({ frame: origins, connect: origins, img: origins })),
  }),
  v.check(
    ({ provider, scriptUrl }) => provider === 'test' || scriptUrl !== undefined,
    'У платежного провайдера нет scriptUrl',
  ),
)

const siteRowSchema = v.object({
  key: v.picklist(['realty', 'realty-b2b', 'fiz-pro', 'fiz-ru']),
  brand: v.picklist(['realty', 'fiz']),
  variant: v.picklist(['main', 'b2b', 'pro', 'ru']),
  host: text,
  isFiz: v.boolean(),
  isFizPro: v.boolean(),
  isFizRu: v.boolean(),
  isRealtyCloud: v.boolean(),
  isB2b: v.boolean(),
  isMainBrandHost: v.boolean(),
  name: text,
  operator: v.object({
    name: text,
    inn: text,
    ogrn: text,
    address: text,
    email: text,
    registryNumber: text,
  }),
  bank: v.optional(v.object({ name: text, bik: text, account: text, correspondentAccount: text })),
  support: v.object({ email: text, hours: text }),
  mail: v.optional(v.object({ from: v.pipe(v.string(), v.email('Ожидался адрес почты')) })),
  payment: paymentSchema,
  insurer: v.optional(v.object({ name: text })),
  analytics: v.optional(v.object({ url: address, clientIdCookie: text })),
})

/** Where the staff works; without this row no console is served. */
const consoleRowSchema = v.object({ key: v.literal('console'), host: text })

/** Form of the JSON file that `SITES_FILE` names: one row per production host. */
export const sitesFileSchema = v.pipe(
  v.array(v.variant('key', [siteRowSchema, consoleRowSchema])),
  v.check(
    (rows) => new Set(rows.map(({ host }) => bareHost(host))).size === rows.length,
    'Один узел назван дважды: у консоли и у каждого сайта свой',
  ),
)

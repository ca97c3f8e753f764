import * as v from 'valibot'

const text = v.pipe(v.string(), v.minLength(1))

/** Form of the JSON file that `SITES_FILE` names: one row per production host. */
export const sitesFileSchema = v.array(
  v.object({
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
    support: v.object({ email: text, hours: text }),
    payment: v.object({ provider: v.picklist(['test', 'money', 'card']), publicKey: text }),
  }),
)

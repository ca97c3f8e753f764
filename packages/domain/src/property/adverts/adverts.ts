import * as v from 'valibot'

/** An advert; ids from outside are texts (ADVERT-01, FIND-09). */
export const advertSchema = /* @__PURE__ */ v.object({
  id: /* @__PURE__ */ v.string(),
  address: /* @__PURE__ */ v.string(),
  kad_number: /* @__PURE__ */ v.string(),
})

/** A page of adverts: how many match, duplicates left out, and facts about them (ADVERT-02). */
export const advertListSchema = /* @__PURE__ */ v.object({
  adverts_list: /* @__PURE__ */ v.array(advertSchema),
  unique: /* @__PURE__ */ v.number(),
  info: /* @__PURE__ */ v.looseObject({}),
})

/** An advert of the market as the API sends it (ADVERT-01); prices are roubles. */
export type Advert = v.InferOutput<typeof advertSchema>
/** A page of adverts with the number of different ones (ADVERT-02). */
export type AdvertList = v.InferOutput<typeof advertListSchema>

/** A row of prices by index: advert id, date, price; longer rows are accepted (ADVERT-03, AMB-101). */
export function priceRow(row: readonly unknown[]): { readonly id: string; readonly price: number } {
  const [id, , price] = Array.isArray(row) ? (row as readonly unknown[]) : []
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : '',
    price: typeof price === 'string' || typeof price === 'number' ? Number(price) : NaN,
  }
}

/**
 * Results append when the offset is above 0 and replace otherwise (ADVERT-11). An advert that is shown already is not
 * shown twice: a new one on the market moves all others by a place between two parts.
 */
export function appendAdverts<T extends { readonly id: string }>(
  shown: readonly T[],
  answer: readonly T[],
  offset: number,
): readonly T[] {
  if (offset === 0) return answer
  const ids = new Set(shown.map(({ id }) => id))
  return [...shown, ...answer.filter(({ id }) => !ids.has(id))]
}

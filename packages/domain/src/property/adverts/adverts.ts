import * as v from 'valibot'

/** An advert; ids from outside are texts (ADVERT-01, FIND-09). */
export const advertSchema = v.object({ id: v.string(), address: v.string(), kad_number: v.string() })

export type Advert = v.InferOutput<typeof advertSchema>

/** A row of prices by index: advert id, date, price; longer rows are accepted (ADVERT-03, AMB-101). */
export function priceRow(row: readonly unknown[]): { readonly id: string; readonly price: number } {
  const [id, , price] = row
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : '',
    price: Number(price ?? NaN),
  }
}

/** Results append when the offset is above 0 and replace otherwise (ADVERT-11). */
export function appendAdverts<T>(shown: readonly T[], answer: readonly T[], offset: number): readonly T[] {
  return offset > 0 ? [...shown, ...answer] : answer
}

import { normaliseCadastralNumber } from '../../fields/cadastral/cadastral-number.ts'

/** What the catalogue is asked with; names as on the wire (CALL-001). */
export interface ProductsQuery {
  readonly campaign?: string | undefined
  readonly coupon?: string | undefined
  readonly kadastrNumber?: string | undefined
  readonly partnerID?: string | undefined
}

/**
 * The query of GET /products without empty values, or null when no call is to be made: the cadastral number is
 * invalid (OBJ-23, AMB-56). An object without a number has products too.
 */
export function productsQuery(
  wanted: ProductsQuery = {},
): { readonly [Name in keyof ProductsQuery]?: string } | null {
  const kadastrNumber = wanted.kadastrNumber && normaliseCadastralNumber(wanted.kadastrNumber)
  if (kadastrNumber === null) return null
  const values = Object.entries({ ...wanted, kadastrNumber })
  return Object.fromEntries(values.filter((entry): entry is [string, string] => Boolean(entry[1])))
}

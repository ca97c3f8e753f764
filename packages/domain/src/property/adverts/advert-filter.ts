/** The filters of the list of adverts by their names in forms, addresses and requests: the seven stated ones and the place. */
export const ADVERT_FILTERS = [
  'address',
  'area1',
  'area2',
  'price1',
  'price2',
  'object_type',
  'rooms',
  'id_site',
] as const

/** The name of a filter of the list of adverts. */
export type AdvertFilterName = (typeof ADVERT_FILTERS)[number]

/** The texts of the filter fields; empty fields are left out. */
export type AdvertFilterTexts = { readonly [Name in AdvertFilterName]?: string }

/** Filters as a request takes them: areas in square metres, prices in roubles, bounds inclusive. */
export interface ReadAdvertFilter {
  /** Of a house, a flat in it, a street or a town, as people write it. */
  address?: string
  area1?: number
  area2?: number
  price1?: number
  price2?: number
  object_type?: string
  rooms?: number
  id_site?: string
}

/** What an address says by name, as `URLSearchParams` tells it. */
export interface QueryReader {
  /** The value of a parameter; null if absent. */
  readonly get: (name: string) => string | null
}

/** A filter that can be sent, or why not: a message by the name of its field. */
export type CheckedAdvertFilter =
  | { readonly kind: 'filter'; readonly filter: ReadAdvertFilter }
  | {
      readonly kind: 'errors'
      readonly errors: { readonly [Name in AdvertFilterName]?: string }
    }

const MOST_TEXT = 100
/** As long as the address of a house may be in any call. */
const MOST_ADDRESS = 300
const MOST_AMOUNT = 1e12
const MOST_ROOMS = 100

const NAMES_OF_BOUNDS = [
  ['area1', 'area2', 'Площадь «от» больше площади «до»'],
  ['price1', 'price2', 'Цена «от» больше цены «до»'],
] as const

/**
 * What an address or a form says of the filters; empty ones are left out. Numbers may be written as people write them,
 * `5 000 000` and `54,3`: they come back as `5000000` and `54.3`.
 */
export function readAdvertFilter(query: QueryReader): AdvertFilterTexts {
  return Object.fromEntries(
    ADVERT_FILTERS.flatMap((name) => {
      const text =
        query
          .get(name)
          ?.trim()
          .slice(0, name === 'address' ? MOST_ADDRESS : MOST_TEXT) ?? ''
      const read = isText(name) ? text : text.replaceAll(/\s/g, '').replace(',', '.')
      return read === '' ? [] : [[name, read]]
    }),
  )
}

/** The filters of a request, or what is wrong with them: no number, below zero, «от» above «до» (ADVERT-04). */
export function checkAdvertFilter(texts: AdvertFilterTexts): CheckedAdvertFilter {
  const errors: { [Name in AdvertFilterName]?: string } = {}
  const filter: Record<string, string | number> = {}
  for (const name of ADVERT_FILTERS) {
    const text = texts[name]
    if (text === undefined || text === '') continue
    const error = isText(name) ? undefined : numberError(name, text)
    if (error !== undefined) errors[name] = error
    else filter[name] = isText(name) ? text : Number(text)
  }
  for (const [from, to, message] of NAMES_OF_BOUNDS) {
    const [low, high] = [filter[from], filter[to]]
    if (low !== undefined && high !== undefined && Number(low) > Number(high)) errors[from] = message
  }
  return Object.keys(errors).length > 0 ? { kind: 'errors', errors } : { kind: 'filter', filter }
}

const isText = (name: AdvertFilterName) => name === 'address' || name === 'object_type' || name === 'id_site'

function numberError(name: AdvertFilterName, text: string): string | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return 'Нужно число'
  const number = Number(text)
  if (name === 'rooms')
    return Number.isInteger(number) && number >= 1 && number <= MOST_ROOMS
      ? undefined
      : 'Нужно целое число от\u00a01 до\u00a0100'
  if (number < 0) return 'Число не может быть меньше нуля'
  return number > MOST_AMOUNT ? 'Слишком большое число' : undefined
}

import { LoadError } from '../load-error.ts'
import type { Refusals } from '../refusals.ts'
import type { Observation, SdmxHeader } from './read-sdmx.ts'
import { readSdmx } from './read-sdmx.ts'

/** «Средняя цена 1 кв. м общей площади квартир на рынке жилья», by region. */
export const PRICE_INDICATOR = '31452'

/** What a metre of a flat costs on average in a region and a quarter. */
export interface PriceRow {
  /** 11 digits. */
  readonly okato: string
  readonly region: string
  readonly market: 'new' | 'resale'
  readonly year: number
  readonly quarter: number
  readonly kopecks: number
}

export interface PriceFile {
  /** The day that the file was made, YYYY-MM-DD; undefined where it does not say. */
  readonly day: string | undefined
  readonly rows: readonly PriceRow[]
}

const CONCEPTS = { region: 's_OKATO', market: 's_rynzhel', type: 'S_TIPKVARTIR' } as const

/** By what each value of a series is told apart; another one makes another indicator of it, of cities for example. */
const KNOWN: ReadonlySet<string> = new Set([...Object.values(CONCEPTS), 'EI', 'PERIOD'])

/** Of all types alone: the others are parts of it. */
const ALL_TYPES = /^все типы/i

const QUARTERS: readonly (string | undefined)[] = ['I', 'II', 'III', 'IV']

/** Reads the prices of regions; rows that are no such price are counted by reason. Throws `LoadError` for another file. */
export async function readPriceRows(
  place: string,
  chunks: AsyncIterable<Uint8Array>,
  refusals: Refusals,
): Promise<PriceFile> {
  const rows = new Map<string, PriceRow>()
  const { day } = await readSdmx(place, chunks, (observation, header) => {
    requireIndicator(place, header, observation)
    const row = priceRow(observation, header, refusals)
    if (!row) return
    const key = `${row.okato} ${row.market} ${row.year} ${row.quarter}`
    if (rows.has(key)) refusals.add('duplicate', key)
    rows.set(key, row)
  })
  if (rows.size === 0) throw new LoadError(`${place}: в файле нет ни одной средней цены квартир региона.`)
  return { day, rows: [...rows.values()] }
}

function requireIndicator(place: string, { indicator }: SdmxHeader, { concepts }: Observation): void {
  if (indicator !== undefined && indicator !== PRICE_INDICATOR)
    throw new LoadError(`${place}: это показатель ЕМИСС ${indicator}, нужен ${PRICE_INDICATOR}.`)
  const other = [...concepts.keys()].find((concept) => !KNOWN.has(concept))
  const missing = Object.values(CONCEPTS).find((concept) => !concepts.has(concept))
  if (other === undefined && missing === undefined) return
  const fault = missing === undefined ? `лишний признак ${other}` : `нет признака ${missing}`
  throw new LoadError(`${place}: это не показатель ${PRICE_INDICATOR}: ${fault}.`)
}

/** Undefined for types that are part of all, districts of several regions, and what cannot be read. */
function priceRow(
  { concepts, time, value }: Observation,
  { names }: SdmxHeader,
  refusals: Refusals,
): PriceRow | undefined {
  const nameOf = (concept: string) => names.get(concept)?.get(concepts.get(concept) ?? '') ?? ''
  const okato = concepts.get(CONCEPTS.region) ?? ''
  const region = nameOf(CONCEPTS.region)
  if (!ALL_TYPES.test(nameOf(CONCEPTS.type)) || !/^\d{11}$/.test(okato) || region === '') return undefined
  const market = marketOf(nameOf(CONCEPTS.market))
  const quarter = quarterOf(concepts.get('PERIOD') ?? '')
  const year = /^20\d{2}$/.test(time) ? Number(time) : undefined
  const isRoubles = concepts.get('EI')?.toLowerCase().startsWith('рубл') === true
  const kopecks = isRoubles ? kopecksOf(value) : undefined
  if (!market || !quarter || !year || !kopecks) {
    refusals.add('malformed', `${okato}, ${time}, ${concepts.get('PERIOD') ?? ''}: ${value}`)
    return undefined
  }
  return { okato, region, market, year, quarter, kopecks }
}

function marketOf(name: string): PriceRow['market'] | undefined {
  const words = name.toLowerCase()
  if (words.startsWith('первичн')) return 'new'
  return words.startsWith('вторичн') ? 'resale' : undefined
}

const quarterOf = (period: string): number =>
  QUARTERS.indexOf(/^(I{1,3}|IV) квартал$/.exec(period.trim())?.[1] ?? '') + 1

function kopecksOf(text: string): number | undefined {
  const digits = text.replaceAll(/\s/g, '').replace(',', '.')
  const roubles = /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : 0
  return roubles > 0 ? Math.round(roubles * 100) : undefined
}

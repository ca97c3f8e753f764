import { plainText } from '../fields/text/plain-text.ts'

/** Facts of an object that sources state. Areas in m², lengths in m, money in roubles as the register writes it. */
export const FACT_NAMES = [
  'address',
  'name',
  'area',
  'built-up-area',
  'extension',
  'depth',
  'height',
  'volume',
  'floor',
  'floors',
  'underground-floors',
  'purpose',
  'category',
  'permitted-use',
  'cost',
  'year-built',
  'year-commissioned',
  'walls',
  'emergency',
  'overhaul-fund',
  'flats',
] as const

/** One of them. */
export type FactName = (typeof FACT_NAMES)[number]

/** Where facts come from, the most trusted first. */
export const REGISTER_SOURCES = [
  'extract',
  'nspd',
  'kpt',
  'seller',
  'operator',
  'houses',
  'dadata',
  'gar',
] as const

/** One of them. */
export type RegisterSource = (typeof REGISTER_SOURCES)[number]

/** Sources that tell what the EGRN says: of them the newest document counts. */
const OF_EGRN: ReadonlySet<RegisterSource> = new Set(['extract', 'nspd', 'kpt', 'seller'])

/** Whether a source tells what the EGRN says of an object, so that its state is that of the record. */
export const tellsOfEgrn = (source: RegisterSource): boolean => OF_EGRN.has(source)

/** A value as a source states it. */
export interface FactValue {
  readonly value: string | number
  /** The declared error of a measured value, in its unit: a plot of 800 m² ± 10. */
  readonly error?: number
  /** The day that the value is of, YYYY-MM-DD, where it is not that of the document: a cost is determined earlier. */
  readonly day?: string
}

/** What one document of one source says of an object. */
export interface SourceStatement {
  readonly source: RegisterSource
  /** The number or name of the document. */
  readonly document: string
  /** The day of the document, YYYY-MM-DD. */
  readonly day: string
  readonly facts: { readonly [Name in FactName]?: FactValue }
}

/** A value with the document that states it. */
export interface StatedFact extends FactValue {
  readonly source: RegisterSource
  readonly document: string
  readonly day: string
}

/** One fact as all sources state it. */
export interface ComparedFact {
  readonly name: FactName
  readonly shown: StatedFact
  /** `single`: no other source states it; `agree` and `differ` («расходятся») compare the others with the shown one. */
  readonly verdict: 'single' | 'agree' | 'differ'
  readonly others: readonly {
    readonly fact: StatedFact
    readonly agrees: boolean
    /** How much more than the shown value it is, of numbers that differ. */
    readonly by?: number
  }[]
  /** Sources that know the object and do not state this fact. */
  readonly silent: readonly RegisterSource[]
}

/** Registers round areas to a tenth and cost to a kopeck: a smaller difference does not count. */
const ROUNDING: { readonly [Name in FactName]?: number } = { area: 0.1, 'built-up-area': 0.1, cost: 0.01 }

/** A float makes 0.09999999999990905 of a tenth. */
const FLOAT_ERROR = 1e-6

/**
 * Compares the statements of all sources, one line a fact, in the order in which facts are first stated. The newest
 * document of the EGRN is shown, from whatever source; without one, the newest document of the most trusted source.
 * Cadastral values of different days do not contradict each other: each is shown with its day.
 */
export function compareFacts(statements: readonly SourceStatement[]): ComparedFact[] {
  const ordered = statements.toSorted(byTrust)
  const names = [...new Set(ordered.flatMap(({ facts }) => Object.keys(facts) as FactName[]))]
  const sources = [...new Set(ordered.map(({ source }) => source))]
  return names.flatMap((name) => {
    const stated = latestOfSources(ordered, name)
    const [shown, ...rest] = stated
    if (!shown) return []
    const others = rest.map((fact) => compareWith(name, shown, fact))
    const told = new Set(stated.map(({ source }) => source))
    return {
      name,
      shown,
      verdict: others.length === 0 ? 'single' : others.every(({ agrees }) => agrees) ? 'agree' : 'differ',
      others,
      silent: sources.filter((source) => !told.has(source)),
    }
  })
}

/** A newer document of a source replaces its older ones. */
function latestOfSources(ordered: readonly SourceStatement[], name: FactName): StatedFact[] {
  const stated = ordered.flatMap(({ source, document, day, facts }): StatedFact[] => {
    const fact = facts[name]
    return fact ? [{ ...fact, source, document, day: fact.day ?? day }] : []
  })
  const seen = new Set<RegisterSource>()
  return stated.filter(({ source }) => {
    const isFirst = !seen.has(source)
    seen.add(source)
    return isFirst
  })
}

function byTrust(one: SourceStatement, other: SourceStatement): number {
  const isOneOfEgrn = OF_EGRN.has(one.source)
  if (isOneOfEgrn !== OF_EGRN.has(other.source)) return isOneOfEgrn ? -1 : 1
  const trust = REGISTER_SOURCES.indexOf(one.source) - REGISTER_SOURCES.indexOf(other.source)
  const age = other.day.localeCompare(one.day)
  return isOneOfEgrn ? age || trust : trust || age
}

function compareWith(name: FactName, shown: StatedFact, fact: StatedFact): ComparedFact['others'][number] {
  if (typeof shown.value !== 'number' || typeof fact.value !== 'number') {
    const isSame = name === 'address' ? isSameAddress : isSameText
    return { fact, agrees: isSame(String(shown.value), String(fact.value)) }
  }
  const by = Math.round((fact.value - shown.value) * 1e4) / 1e4
  const tolerance = Math.max(ROUNDING[name] ?? 0, shown.error ?? 0, fact.error ?? 0)
  const isOfOtherDay = name === 'cost' && fact.day !== shown.day
  const agrees = isOfOtherDay || Math.abs(by) <= tolerance + FLOAT_ERROR
  return by === 0 ? { fact, agrees } : { fact, agrees, by }
}

/** Case, «ё», quotes and spaces are spelling. */
const plain = (value: string): string =>
  plainText(value)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/["«»„“]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const isSameText = (one: string, other: string): boolean => plain(one) === plain(other)

/** Sources write «обл Примерная, ул Садовая, д 1» and «Примерная область, Садовая ул., 1»: names and numbers count. */
function isSameAddress(one: string, other: string): boolean {
  const [words, others] = [addressWords(one), addressWords(other)]
  return words.size < others.size
    ? [...words].every((word) => others.has(word))
    : [...others].every((word) => words.has(word))
}

const SHORT_TYPES = /р-н|б-р|пр-кт|пр-д|[мг]\.\s?о\./gu

/** What a part of an address is, not which one. */
const TYPE_OF_PART =
  /^(?:обл|область|край|респ|республика|район|округ|г|город|пос|поселок|пгт|рп|с|село|д|дер|деревня|дом|ст|снт|тер|территория|мкр|микрорайон|ул|улица|пер|переулок|пр|проспект|проезд|бульвар|ш|шоссе|наб|набережная|пл|площадь|влд|владение|зд|здание|уч|участок|кв|квартира|помещ|помещение|россия|рф|российская|федерация)$/

const addressWords = (text: string): ReadonlySet<string> =>
  new Set(
    plain(text)
      .replaceAll(SHORT_TYPES, ' ')
      .split(/[^\p{L}\d/]+/u)
      .filter((word) => word !== '' && !TYPE_OF_PART.test(word)),
  )

import { normaliseCadastralNumber } from '@proverka/domain'
import { kindOfWords, type FactName, type FactValue } from '@proverka/domain/register'
import * as v from 'valibot'
import type { ObjectStatement } from './confirmer.ts'
import { readDay, readMeasure, readState, readWords } from './read-values.ts'

const featureSchema = v.object({
  id: v.nullish(v.union([v.number(), v.string()])),
  properties: v.object({
    categoryName: v.nullish(v.string()),
    options: v.record(v.string(), v.unknown()),
  }),
})

/** An answer of the search, with or without features. */
export const nspdAnswerSchema = v.object({
  data: v.object({ features: v.array(featureSchema) }),
})

export type NspdFeature = v.InferOutput<typeof featureSchema>

type Options = NspdFeature['properties']['options']

/**
 * The features whose own number is the one asked for, each once. The search looks into other fields, too: the number of a
 * house brings its flats, and sometimes an object of another region.
 */
export function exactFeatures(features: readonly NspdFeature[], number: string): NspdFeature[] {
  const exact = features.filter(({ properties }) => numberOf(properties.options) === number)
  return [...new Map(exact.map((feature, at) => [String(feature.id ?? `#${at}`), feature])).values()]
}

const numberOf = ({ cad_num, cad_number }: Options): string | null => {
  const own = readWords(cad_num) ?? readWords(cad_number)
  return own === undefined ? null : normaliseCadastralNumber(own)
}

/** What the portal says of an object, as of `today`; owners and forms of ownership are left out. */
export function readFeature({ properties }: NspdFeature, number: string, today: string): ObjectStatement {
  const { options, categoryName } = properties
  const one = (...names: readonly string[]) => firstOf(options, names, readWords)
  const kind = kindOfWords(
    [
      one('type', 'params_type', 'land_record_type', 'build_record_type_value', 'object_type_value') ?? '',
      categoryName ?? '',
      one('object_under_construction_record_record_type_value') ?? '',
    ].join(' '),
  )
  return {
    number,
    kind,
    state: readState(one('status', 'common_data_status', 'object_previously_posted', 'previously_posted')),
    address: one('readable_address', 'address_readable_address') ?? null,
    partOf: normaliseCadastralNumber(one('parent_cad_number') ?? ''),
    facts: readFacts(options),
    document: 'Публичная кадастровая карта НСПД',
    day: today,
  }
}

/** Options of all kinds of objects by fact; the first that says something counts. */
const TEXTS: readonly (readonly [FactName, readonly string[]])[] = [
  ['name', ['building_name', 'params_name', 'name']],
  ['purpose', ['purpose', 'params_purpose']],
  ['category', ['land_record_category_type']],
  ['permitted-use', ['permitted_use_established_by_document', 'permitted_use_name']],
  ['floor', ['floor']],
  ['floors', ['floors', 'params_floors']],
  ['underground-floors', ['underground_floors', 'params_underground_floors']],
  ['walls', ['materials']],
]

const NUMBERS: readonly (readonly [FactName, readonly string[]])[] = [
  [
    'area',
    [
      'specified_area',
      'land_record_area_verified',
      'build_record_area',
      'params_area',
      'area',
      'declared_area',
    ],
  ],
  ['built-up-area', ['params_built_up_area', 'built_up_area']],
  ['extension', ['params_extension', 'extension']],
  ['depth', ['params_depth', 'depth']],
  ['height', ['params_height', 'height']],
  ['volume', ['params_volume', 'volume']],
  ['year-built', ['year_built', 'params_year_built']],
  ['year-commissioned', ['year_commisioning', 'params_year_commisioning']],
]

function readFacts(options: Options): ObjectStatement['facts'] {
  const facts: { -readonly [Name in FactName]?: FactValue } = {}
  for (const [name, names] of TEXTS) {
    const value = firstOf(options, names, readWords)
    if (value !== undefined) facts[name] = { value }
  }
  for (const [name, names] of NUMBERS) {
    const value = firstOf(options, names, readMeasure)
    if (value !== undefined) facts[name] = { value }
  }
  const cost = readMeasure(options['cost_value'])
  const day = readDay(options['cost_determination_date']) ?? readDay(options['cost_application_date'])
  if (cost !== undefined) facts.cost = { value: cost, ...(day !== undefined && { day }) }
  return facts
}

function firstOf<Value>(
  options: Options,
  names: readonly string[],
  read: (value: unknown) => Value | undefined,
): Value | undefined {
  for (const name of names) {
    const value = read(options[name])
    if (value !== undefined) return value
  }
  return undefined
}

import { isGarId, type FactName, type FactValue } from '@proverka/domain/register'
import type { CsvRow } from './read-csv.ts'

/** Columns without which a file is not the list of houses. */
export const HOUSE_COLUMNS = ['houseguid', 'built_year', 'is_alarm'] as const

/** «Не заполнено» is nothing, and so is a year or a number of floors of 0. */
const NOTHING = /^(?:не заполнено|не указано|нет данных|не определено|null|[-–—.]*)$/i

/** The id of the house in GAR. */
export function houseId({ houseguid = '' }: CsvRow): string | undefined {
  const guid = houseguid.trim().toLowerCase()
  return isGarId(guid) ? guid : undefined
}

/** What the list says of a house. */
export function houseFacts(row: CsvRow): { readonly [Name in FactName]?: FactValue } {
  const facts: { [Name in FactName]?: FactValue } = {}
  const add = (name: FactName, value: string | number | undefined) => {
    if (value !== undefined) facts[name] = { value }
  }
  add('year-built', yearOf(row['built_year']))
  add('year-commissioned', yearOf(row['exploitation_start_year']))
  add('floors', floorsOf(row))
  add('walls', wordsOf(row['wall_material']))
  add('emergency', answerOf(row['is_alarm']))
  add('overhaul-fund', wordsOf(row['method_of_forming_overhaul_fund']))
  add('flats', numberOf(row['living_quarters_count']) ?? numberOf(row['quarters_count']))
  add('area', numberOf(row['area_total']))
  return facts
}

/** A text of the file; undefined for «Не заполнено» and its kin. */
export function wordsOf(text: string | undefined): string | undefined {
  const words = text?.trim() ?? ''
  return NOTHING.test(words) ? undefined : words
}

function numberOf(text: string | undefined): number | undefined {
  const digits = wordsOf(text)?.replaceAll(/\s/g, '').replace(',', '.')
  const number = digits !== undefined && /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : 0
  return number > 0 ? number : undefined
}

function yearOf(text: string | undefined): number | undefined {
  const year = numberOf(text)
  return year !== undefined && Number.isInteger(year) && year >= 1500 && year <= 2100 ? year : undefined
}

function floorsOf({ floor_count_min, floor_count_max }: CsvRow): string | undefined {
  const [least, most] = [numberOf(floor_count_min), numberOf(floor_count_max)]
  if (least === undefined || most === undefined || least >= most) return (most ?? least)?.toString()
  return `${least}-${most}`
}

function answerOf(text: string | undefined): string | undefined {
  const words = wordsOf(text)?.toLowerCase()
  if (words === undefined) return undefined
  if (/^(?:да|1|true|t|аварийный)$/.test(words)) return 'да'
  return /^(?:нет|0|false|f|не аварийный)$/.test(words) ? 'нет' : undefined
}

import { readCadastralValue } from '@proverka/domain/register'
import { ABSENT, copyArray, copyText } from '../bulk/copy-text.ts'
import type { Refusals } from '../refusals.ts'
import type { Dictionaries } from './dictionaries.ts'
import type { Family } from './gar-archive.ts'
import type { Attributes } from './read-elements.ts'

/** Tables of the records of GAR, with the columns that a row gives. */
export const GAR_TABLES = {
  gar_cards: ['record_id', 'object_id', 'guid', 'level', 'type', 'name', 'more', 'is_active', 'operation'],
  gar_relations: ['record_id', 'object_id', 'parent_id', 'updated_on'],
  gar_params: ['record_id', 'object_id', 'kind', 'value', 'ends_on'],
  gar_numbers: ['record_id', 'object_id', 'number', 'written', 'ends_on'],
} as const

export type GarTable = keyof typeof GAR_TABLES

/**
 * Takes one row. `isKept` is false for a record that counts no more: an old version, a relation that has ended; changes
 * name those to have them taken out.
 */
export type TakeRow = (table: GarTable, line: string, isKept: boolean) => void

export interface RowTerms {
  readonly dictionaries: Dictionaries
  /** The day of the release, YYYY-MM-DD: what ends before it is not in force. */
  readonly day: string
  readonly refusals: Refusals
}

/** The elements of each family. */
const ELEMENTS: Readonly<Partial<Record<Family, string>>> = {
  ADDR_OBJ: 'OBJECT',
  HOUSES: 'HOUSE',
  APARTMENTS: 'APARTMENT',
  ROOMS: 'ROOM',
  STEADS: 'STEAD',
  CARPLACES: 'CARPLACE',
  ADM_HIERARCHY: 'ITEM',
}

export const elementOf = (family: Family): string => ELEMENTS[family] ?? 'PARAM'

const POSTCODE = '5'
const OKTMO = '7'
const CADASTRAL_NUMBER = '8'

/** Ids are of 64 bits; ours are whole numbers that a double holds exactly. */
const ID = /^\d{1,15}$/
const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const DAY = /^\d{4}-\d{2}-\d{2}/

/** Of a relation without any day others are later. */
const LONG_AGO = '1900-01-01'

/** The open end of GAR is 2079-06-06. */
const OPEN_END = '2079'

/** Makes rows of the elements of a family. Malformed elements are refused by reason and counted. */
export function createRowReader(
  family: Family,
  terms: RowTerms,
  take: TakeRow,
): (attributes: Attributes) => void {
  if (family === 'ADM_HIERARCHY') return (attributes) => readRelation(attributes, terms, take)
  if (elementOf(family) === 'PARAM') return (attributes) => readParam(attributes, terms, take)
  return (attributes) => readCard(family, attributes, terms, take)
}

/** `record_id object_id`, the beginning of every row. */
function idsOf({ ID: record, OBJECTID: object }: Attributes): string | undefined {
  return record !== undefined && object !== undefined && ID.test(record) && ID.test(object)
    ? `${record}\t${object}`
    : undefined
}

const refuse = ({ refusals }: RowTerms, reason: string, attributes: Attributes): void =>
  refusals.add(reason, JSON.stringify(attributes))

function readCard(family: Family, attributes: Attributes, terms: RowTerms, take: TakeRow): void {
  const ids = idsOf(attributes)
  const { OBJECTGUID: guid = '', ISACTUAL, ISACTIVE, OPERTYPEID: operation = '0' } = attributes
  const [place, level] = placeOf(family, attributes, terms) ?? []
  if (ids === undefined || place === undefined || !GUID.test(guid) || !/^\d{1,4}$/.test(operation)) {
    refuse(terms, 'malformed', attributes)
    return
  }
  const { type, name, more } = place
  const isActive = ISACTIVE === '1' ? 't' : 'f'
  take(
    'gar_cards',
    `${ids}\t${guid}\t${level}\t${copyText(type)}\t${copyText(name)}\t${copyArray(more)}\t${isActive}\t${operation}`,
    ISACTUAL === '1',
  )
}

interface Place {
  readonly type: string
  readonly name: string
  /** Type, name, type, name. */
  readonly more: readonly string[]
}

function placeOf(
  family: Family,
  attributes: Attributes,
  terms: RowTerms,
): readonly [place: Place, level: number] | undefined {
  const { apartments, rooms } = terms.dictionaries
  const numbered = (type: string): Place => ({ type, name: attributes['NUMBER']?.trim() ?? '', more: [] })
  switch (family) {
    case 'ADDR_OBJ': {
      const { LEVEL = '', TYPENAME = '', NAME } = attributes
      if (NAME === undefined || !/^\d{1,2}$/.test(LEVEL)) return undefined
      return [{ type: TYPENAME, name: NAME, more: [] }, Number(LEVEL)]
    }
    case 'HOUSES':
      return [houseOf(attributes, terms), 10]
    case 'APARTMENTS':
      return [numbered(typeOf(apartments, attributes['APARTTYPE'], 'помещ.', terms)), 11]
    case 'ROOMS':
      return [numbered(typeOf(rooms, attributes['ROOMTYPE'], 'ком.', terms)), 12]
    case 'STEADS':
      return [numbered('з/у'), 9]
    case 'CARPLACES':
      return [numbered('м/м'), 17]
    default:
      return undefined
  }
}

/** 0 means that the type is not set. */
function typeOf(
  types: ReadonlyMap<string, string>,
  id: string | undefined,
  usual: string,
  { refusals }: RowTerms,
): string {
  if (id === undefined || id === '' || id === '0') return usual
  const known = types.get(id)
  if (known === undefined) refusals.add('unknown-type', id)
  return known ?? usual
}

/** A house may have only an added number: «стр. 4». */
function houseOf(attributes: Attributes, terms: RowTerms): Place {
  const { houses, added } = terms.dictionaries
  const { HOUSENUM, HOUSETYPE, ADDNUM1, ADDTYPE1, ADDNUM2, ADDTYPE2 } = attributes
  const numbers: string[] = []
  const add = (types: ReadonlyMap<string, string>, type: string | undefined, number: string | undefined) => {
    if (number !== undefined && number.trim() !== '')
      numbers.push(typeOf(types, type, '', terms), number.trim())
  }
  add(houses, HOUSETYPE, HOUSENUM)
  add(added, ADDTYPE1, ADDNUM1)
  add(added, ADDTYPE2, ADDNUM2)
  const [type = '', name = '', ...more] = numbers
  return { type, name, more }
}

function readRelation(attributes: Attributes, terms: RowTerms, take: TakeRow): void {
  const ids = idsOf(attributes)
  const { PARENTOBJID, STARTDATE = LONG_AGO, UPDATEDATE = STARTDATE, ISACTIVE } = attributes
  const parent = PARENTOBJID === undefined || PARENTOBJID === '' ? '0' : PARENTOBJID
  const day = DAY.exec(UPDATEDATE)?.[0]
  if (ids === undefined || day === undefined || !ID.test(parent)) refuse(terms, 'malformed', attributes)
  else take('gar_relations', `${ids}\t${parent}\t${day}`, ISACTIVE === '1')
}

function readParam(attributes: Attributes, terms: RowTerms, take: TakeRow): void {
  const kind = attributes['TYPEID']
  if (kind !== CADASTRAL_NUMBER && kind !== POSTCODE && kind !== OKTMO) return
  const ids = idsOf(attributes)
  const { CHANGEIDEND = '0', VALUE, ENDDATE = OPEN_END } = attributes
  const end = DAY.exec(ENDDATE)?.[0]
  if (ids === undefined || VALUE === undefined || (end === undefined && ENDDATE !== OPEN_END)) {
    refuse(terms, 'malformed', attributes)
    return
  }
  // By dates alone nothing ends: ended parameters keep the open end.
  const isKept = (CHANGEIDEND === '0' || CHANGEIDEND === '') && (end === undefined || end > terms.day)
  const endsOn = end === undefined || end.startsWith(OPEN_END) ? ABSENT : end
  if (kind === CADASTRAL_NUMBER) readNumbers(ids, VALUE, endsOn, isKept, terms, take)
  else
    take('gar_params', `${ids}\t${kind}\t${copyText(VALUE.trim())}\t${endsOn}`, isKept && VALUE.trim() !== '')
}

function readNumbers(
  ids: string,
  value: string,
  endsOn: string,
  isKept: boolean,
  { refusals }: RowTerms,
  take: TakeRow,
): void {
  const { numbers, unreadable } = readCadastralValue(value)
  if (!isKept || (numbers.length === 0 && unreadable.length === 0)) {
    take('gar_numbers', `${ids}\t${ABSENT}\t${ABSENT}\t${endsOn}`, false)
    return
  }
  for (const number of numbers) take('gar_numbers', `${ids}\t${number}\t${ABSENT}\t${endsOn}`, true)
  for (const written of unreadable) {
    refusals.add('unreadable-number', `${ids.split('\t')[1]}: ${written}`)
    take('gar_numbers', `${ids}\t${ABSENT}\t${copyText(written)}\t${endsOn}`, true)
  }
}

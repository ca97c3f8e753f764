import type { ExtractObject } from '@proverka/domain/reports'
import { readAddress } from './address.ts'
import { readArea } from './area.ts'
import { LAND_CATEGORIES, OBJECT_TYPES, ROOM_PURPOSES } from './dictionaries.ts'
import { RECORD_NAMES } from './kinds.ts'
import {
  all,
  allTexts,
  cadastralNumbersIn,
  child,
  dateOf,
  descend,
  dictionaryValue,
  factOf,
  firstOf,
  numberOf,
  own,
  skip,
  textOf,
  valueOf,
} from './read-node.ts'
import type { XmlNode } from './tree.ts'
import { compact, orAbsent, splitNumbers, toNumber } from './values.ts'

/** The record of an object inside `node`, whatever kind of object it is. */
export function objectRecordIn(node: XmlNode | undefined): XmlNode | undefined {
  return firstOf(node, RECORD_NAMES)
}

/** Facts of an object record: land, room, building, construction, parking space, complex. */
export function readObject(record: XmlNode): ExtractObject {
  const data = descend(record, 'object', 'common_data')
  const info = child(record, 'record_info')
  const params = child(record, 'params')
  const numbers = splitNumbers(textOf(data, 'cad_number') ?? textOf(record, 'cad_number'))
  const permittedUse = readPermittedUse(params)
  const category = readCategory(params)
  return compact<ExtractObject>({
    cadastralNumbers: numbers,
    quarter: readQuarters(data),
    type: valueOf(data, 'type', OBJECT_TYPES),
    name: factOf(params, 'name'),
    address: readAddress(record),
    ...readMeasures(params),
    floor: readFloor(record),
    // Land has no purpose field: its permitted use says what may be done with it, else its category.
    purpose: readPurpose(params) ?? permittedUse ?? category,
    cost: readCost(record),
    registeredAt: dateOf(info, 'registration_date'),
    cancelledAt: dateOf(info, 'cancel_date'),
    category,
    permittedUse,
    floors: factOf(params, 'floors'),
    undergroundFloors: factOf(params, 'underground_floors'),
    yearBuilt: factOf(params, 'year_built'),
    yearCommissioned: factOf(params, 'year_commisioning') ?? factOf(params, 'year_commissioning'),
    ...readLinks(record),
  })
}

/** A long object may be in several quarters. */
function readQuarters(data: XmlNode | undefined): string | undefined {
  const one = factOf(data, 'quarter_cad_number') ?? factOf(data, 'quarter_number')
  const list = all(data, 'quarter_cad_numbers').flatMap((numbers) => allTexts(numbers))
  return one ?? (list.join(', ') || undefined)
}

/** Cadastral value in roubles; complexes write it one level deeper. */
function readCost(record: XmlNode): number | undefined {
  const cost = child(record, 'cost') ?? descend(record, 'cost_info', 'cost')
  return numberOf(cost, 'value') ?? numberOf(cost, 'cost_value') ?? toNumber(own(cost))
}

/** Purpose is an entry of a dictionary for rooms and buildings and plain text for constructions. */
function readPurpose(params: XmlNode | undefined): string | undefined {
  const node = child(params, 'purpose')
  return dictionaryValue(node, ROOM_PURPOSES)
}

function readCategory(params: XmlNode | undefined): string | undefined {
  const category = child(params, 'category')
  return valueOf(category, 'type', LAND_CATEGORIES) ?? dictionaryValue(category, LAND_CATEGORIES)
}

function readPermittedUse(params: XmlNode | undefined): string | undefined {
  const established = descend(params, 'permitted_use', 'permitted_use_established')
  const words = textOf(established, 'by_document')
  const use = valueOf(established, 'land_use')
  const listed = all(child(params, 'permitted_uses'), 'permitted_use').flatMap(
    (one) => textOf(one, 'name') ?? own(one) ?? [],
  )
  const planned = child(params, 'permittes_uses_grad_reg')
  const plannedWords = textOf(planned, 'permitted_use_text') ?? valueOf(planned, 'land_use')
  skip(child(planned, 'reg_numb_border'))
  skip(child(planned, 'land_use'))
  return words ?? use ?? (listed.join('; ') || plannedWords || own(child(params, 'permitted_use')))
}

const MEASURES = [
  ['built_up_area', 'Площадь застройки, кв. м'],
  ['extension', 'Протяженность, м'],
  ['depth', 'Глубина, м'],
  ['occurence_depth', 'Глубина залегания, м'],
  ['volume', 'Объем, куб. м'],
  ['height', 'Высота, м'],
] as const

/** Area in square metres, and for constructions the other base parameters. */
function readMeasures(params: XmlNode | undefined): Pick<ExtractObject, 'area' | 'measures'> {
  const base = all(child(params, 'base_parameters'), 'base_parameter')
  const area = readArea(child(params, 'area'))
  const measures = base.flatMap((one) =>
    MEASURES.flatMap(([name, label]) => {
      const value = textOf(one, name)
      return value === undefined ? [] : [{ label, value: value.replace('.', ',') }]
    }),
  )
  return compact({
    area: area ?? base.map((one) => numberOf(one, 'area')).find((one) => one !== undefined),
    measures: measures.length > 0 ? measures : undefined,
  })
}

/** `5`, or `5 (антресоль)`, `Подвал`; several levels one after another. */
function readFloor(record: XmlNode): string | undefined {
  const place = child(record, 'location_in_build')
  const levels = all(place, 'level')
  const floors = (levels.length > 0 ? levels : place ? [place] : []).flatMap((level) => {
    const floor = textOf(level, 'floor')
    const type = valueOf(level, 'floor_type')
    textOf(level, 'plan_number')
    if (floor === undefined) return type ?? []
    const plain =
      type === undefined || /^этаж$/iu.test(type) || floor.toLowerCase().includes(type.toLowerCase())
    return plain ? floor : `${floor} (${type.toLowerCase()})`
  })
  return [...new Set(floors)].join(', ') || undefined
}

type Links = Pick<
  ExtractObject,
  'formedFromNumbers' | 'formedNumbers' | 'innerNumbers' | 'landNumbers' | 'oldNumbers' | 'parentNumbers'
>

const LINKS: readonly (readonly [keyof Links, readonly string[]])[] = [
  [
    'parentNumbers',
    [
      'parent_cad_number',
      'parent_cad_numbers',
      'parent_room_cad_number',
      'united_cad_number',
      'facility_cad_number',
    ],
  ],
  ['landNumbers', ['land_cad_numbers', 'land_cad_number']],
  [
    'innerNumbers',
    [
      'room_cad_numbers',
      'car_parking_space_cad_numbers',
      'included_objects',
      'included_cad_numbers',
      'construction_cad_numbers',
      'build_cad_numbers',
    ],
  ],
  ['formedFromNumbers', ['ascendant_cad_numbers', 'ascendant_cad_number']],
  ['formedNumbers', ['descendant_cad_numbers', 'descendant_cad_number']],
]

function readLinks(record: XmlNode): Links {
  const links = child(record, 'cad_links')
  const result: Links = {}
  for (const [field, names] of LINKS) {
    const numbers = names.flatMap((name) => all(links, name).flatMap((list) => cadastralNumbersIn(list)))
    result[field] = orAbsent(numbers)
  }
  const old = all(child(links, 'old_numbers'), 'old_number').flatMap((one) => {
    for (const beside of ['number_type', 'assignment_date', 'assigner']) allTexts(child(one, beside))
    return textOf(one, 'number') ?? []
  })
  result.oldNumbers = orAbsent(old)
  return compact(result)
}

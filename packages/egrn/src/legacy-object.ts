import { saysNothing } from '@proverka/domain/reports'
import type { ExtractObject } from '@proverka/domain/reports'
import { readLegacyAddress } from './address.ts'
import { readArea } from './area.ts'
import {
  BUILDING_PURPOSES,
  HOUSING_TYPES,
  LAND_CATEGORIES,
  LAND_NAMES,
  OBJECT_TYPES,
  RECORD_STATES,
  ROOM_PURPOSES,
} from './dictionaries.ts'
import {
  all,
  allTexts,
  attribute,
  child,
  descend,
  dictionaryValue,
  factOf,
  firstOf,
  own,
  skip,
} from './read-node.ts'
import type { XmlNode } from './tree.ts'
import { compact, isoDate, orAbsent, splitNumbers, toNumber } from './values.ts'

const REALTY = [
  'Flat',
  'Building',
  'Construction',
  'Uncompleted',
  'CarParkingSpace',
  'Room',
  'PropertyComplex',
  'Object',
]

/**
 * The object element of the forms of 2017: `Realty/Flat`, `Parcels/Parcel`, `Object` where the cadastre has no part of its
 * own, or the block of a plan.
 */
export function legacyObjectIn(root: XmlNode): XmlNode | undefined {
  const object = child(root, 'Object')
  return (
    firstOf(child(root, 'Realty'), REALTY) ??
    descend(root, 'Parcels', 'Parcel') ??
    child(root, 'Parcel') ??
    firstOf(object, REALTY) ??
    object ??
    descend(root, 'CadastralBlocks', 'CadastralBlock')
  )
}

/** Facts of an object of the forms of 2017: of the cadastre, or described in the statement of rights. */
export function readLegacyObject(node: XmlNode): ExtractObject {
  const category = dictionaryValue(child(node, 'Category'), LAND_CATEGORIES)
  const permittedUse = readUtilization(node)
  const floors = child(node, 'Floors')
  const years = child(node, 'ExploitationChar')
  const number =
    attribute(node, 'CadastralNumber') ?? factOf(node, 'CadastralNumber') ?? factOf(node, 'ConditionalNumber')
  const object = compact<ExtractObject>({
    cadastralNumbers: splitNumbers(number),
    quarter: factOf(node, 'CadastralBlock') ?? numbersUnder(node, ['CadastralBlocks'])?.join(', '),
    type:
      dictionaryValue(child(node, 'ObjectType'), OBJECT_TYPES) ??
      factOf(node, 'ObjectTypeText') ??
      (node.name === 'Parcel' ? 'Земельный участок' : undefined),
    name: dictionaryValue(child(node, 'Name'), LAND_NAMES),
    status: readState(node),
    address: readLegacyAddress(child(node, 'Address') ?? descend(node, 'Location', 'Address')),
    area: readArea(child(node, 'Area')),
    floor: readFloor(node),
    purpose: readPurpose(node) ?? permittedUse ?? category,
    cost: readCost(node),
    registeredAt: isoDate(attribute(node, 'DateCreated') ?? attribute(node, 'DateCreatedDoc')),
    cancelledAt: isoDate(attribute(node, 'DateRemoved')),
    category,
    permittedUse,
    floors: attribute(floors, 'Floors'),
    undergroundFloors: attribute(floors, 'UndergroundFloors'),
    yearBuilt: attribute(years, 'YearBuilt'),
    yearCommissioned: attribute(years, 'YearUsed'),
    oldNumbers: readOldNumbers(node),
    parentNumbers: numbersUnder(node, [
      'ParentCadastralNumbers',
      'FacilityCadastralNumber',
      'UnitedCadNumber',
    ]),
    landNumbers: numbersUnder(node, LAND_LISTS),
    innerNumbers: numbersUnder(node, INNER_LISTS),
    formedFromNumbers: numbersUnder(node, ['PrevCadastralNumbers', 'PrevCadastralNumber']),
    formedNumbers: numbersUnder(node, FORMED_LISTS),
    measures: readKeyParameters(node),
  })
  if (node.name === 'ObjectDesc') skip(node)
  return object
}

/** Plots under the object. */
export const LAND_LISTS = ['ParcelCadastralNumbers', 'CadastralNumbersParcels', 'ParcelsCadastralNumbers']

/** Rooms, flats, car places and buildings inside: the schemas of the years call the list otherwise. */
export const INNER_LISTS = [
  'CadastralNumbersFlats',
  'FlatsCadastralNumbers',
  'CadastralNumbersRooms',
  'CadastralNumbersCarParkingSpaces',
  'CarParkingSpacesCadastralNumbers',
  'CadastralNumbersOKS',
  'InnerCadastralNumbers',
  'CompositionEZ',
  'Flats',
  'Rooms',
  'CarParkingSpaces',
]

/** Objects that were formed from it. */
export const FORMED_LISTS = [
  'AllNewParcels',
  'AllOffspringParcel',
  'AllNewObjects',
  'OffspringObjects',
  'OffspringCadastralNumbers',
]

/** The state of the record; that of a temporary one says until when. */
function readState(node: XmlNode): string | undefined {
  const code = attribute(node, 'State')
  const state = code === undefined ? undefined : (RECORD_STATES[code] ?? code)
  const expiry = attribute(node, 'DateExpiry')
  return (
    [state, expiry && `срок до ${expiry.split('-').toReversed().join('.')}`].filter(Boolean).join(', ') ||
    undefined
  )
}

/** Roubles in a unit of OKEI. */
const MONEY: Readonly<Record<string, number>> = { '383': 1, '384': 1e3, '385': 1e6 }

function readCost(node: XmlNode): number | undefined {
  const cost = child(node, 'CadastralCost')
  const value = toNumber(attribute(cost, 'Value') ?? own(cost))
  const size = MONEY[attribute(cost, 'Unit') ?? '383']
  skip(cost)
  return value === undefined || size === undefined ? undefined : Math.round(value * size * 100) / 100
}

function readPurpose(node: XmlNode): string | undefined {
  const room = child(node, 'Assignation')
  const kind = dictionaryValue(child(room, 'AssignationType'), HOUSING_TYPES)
  const use = dictionaryValue(child(room, 'AssignationCode'), ROOM_PURPOSES) ?? own(room)
  const building = descend(node, 'AssignationBuilding', 'AssBuilding') ?? child(node, 'AssignationBuilding')
  const plain =
    dictionaryValue(building, BUILDING_PURPOSES) ??
    factOf(node, 'AssignationName') ??
    factOf(node, 'Assignation_Code_Text') ??
    factOf(node, 'GroundCategoryText')
  if (use !== undefined) return kind === undefined ? use : `${use}, ${kind.toLowerCase()}`
  return plain
}

function readUtilization(node: XmlNode): string | undefined {
  const use = child(node, 'Utilization')
  const words = attribute(use, 'ByDoc')
  skip(use)
  const listed = all(child(node, 'ObjectPermittedUses'), 'ObjectPermittedUse').flatMap(
    (one) => own(one) ?? [],
  )
  return words ?? (listed.join('; ') || undefined)
}

function readFloor(node: XmlNode): string | undefined {
  const place = child(node, 'PositionInObject')
  const levels = [...all(child(place, 'Levels'), 'Level'), ...all(place, 'Level')]
  const floors = levels.flatMap((level) => attribute(level, 'Number')?.replace(/^0+(?=\d)/, '') ?? [])
  skip(place)
  return [...new Set(floors)].join(', ') || undefined
}

function readOldNumbers(node: XmlNode): string[] | undefined {
  const list = child(node, 'OldNumbers')
  const numbers = all(list, 'OldNumber').flatMap((one) => attribute(one, 'Number') ?? [])
  skip(list)
  return orAbsent(numbers)
}

const CADASTRAL = /^\d+:\d+:\d+/

function numbersUnder(node: XmlNode, names: readonly string[]): string[] | undefined {
  const lists = names.flatMap((name) => all(node, name))
  const words = lists.flatMap((list) => [...allTexts(list), ...attributesOf(list)]).flatMap(splitNumbers)
  // Some lists tell more of each object than its number.
  const numbers = words.filter((word) => CADASTRAL.test(word))
  return orAbsent(numbers.length > 0 ? numbers : words.filter((word) => !saysNothing(word)))
}

function attributesOf(list: XmlNode): string[] {
  return [list, ...list.children].flatMap((one) => attribute(one, 'CadastralNumber') ?? [])
}

/** Names of key parameters and the units that they have unless the file says another. */
const KEY_PARAMETERS: Readonly<Record<string, readonly [name: string, unit: string]>> = {
  '01': ['Протяженность', 'м'],
  '02': ['Глубина', 'м'],
  '03': ['Объем', 'куб. м'],
  '04': ['Высота', 'м'],
  '05': ['Площадь', 'кв. м'],
  '06': ['Площадь застройки', 'кв. м'],
  '07': ['Глубина залегания', 'м'],
}

/** Units of OKEI. */
const UNITS: Readonly<Record<string, string>> = {
  '003': 'мм',
  '004': 'см',
  '006': 'м',
  '008': 'км',
  '055': 'кв. м',
  '059': 'га',
  '061': 'кв. км',
  '113': 'куб. м',
}

function readKeyParameters(node: XmlNode): ExtractObject['measures'] {
  const list = all(child(node, 'KeyParameters'), 'KeyParameter').flatMap((one) => {
    const [name, usual] = KEY_PARAMETERS[attribute(one, 'Type') ?? ''] ?? ['Основная характеристика']
    const value = attribute(one, 'Value')
    const code = attribute(one, 'Unit')
    const unit = code === undefined ? usual : (UNITS[code] ?? `единица ${code}`)
    const label = [name, unit].filter(Boolean).join(', ')
    return value === undefined ? [] : [{ label, value: value.replace('.', ',') }]
  })
  return list.length > 0 ? list : undefined
}

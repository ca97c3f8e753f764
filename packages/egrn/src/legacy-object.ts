import type { ExtractObject } from '@proverka/domain/reports'
import { readLegacyAddress } from './address.ts'
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
  firstOf,
  own,
  skip,
  textOf,
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
]

/** The object element of the forms of 2017: `Realty/Flat`, `Parcels/Parcel`, or the block of a plan. */
export function legacyObjectIn(root: XmlNode): XmlNode | undefined {
  return (
    firstOf(child(root, 'Realty'), REALTY) ??
    descend(root, 'Parcels', 'Parcel') ??
    child(root, 'Parcel') ??
    descend(root, 'CadastralBlocks', 'CadastralBlock')
  )
}

/** Facts of an object of the forms of 2017. */
export function readLegacyObject(node: XmlNode): ExtractObject {
  const category = dictionaryValue(child(node, 'Category'), LAND_CATEGORIES)
  const permittedUse = readUtilization(node)
  const floors = child(node, 'Floors')
  const years = child(node, 'ExploitationChar')
  return compact<ExtractObject>({
    cadastralNumbers: splitNumbers(attribute(node, 'CadastralNumber')),
    quarter: textOf(node, 'CadastralBlock'),
    type:
      dictionaryValue(child(node, 'ObjectType'), OBJECT_TYPES) ??
      (node.name === 'Parcel' ? 'Земельный участок' : undefined),
    name: dictionaryValue(child(node, 'Name'), LAND_NAMES),
    status: stateOf(attribute(node, 'State')),
    address: readLegacyAddress(child(node, 'Address') ?? descend(node, 'Location', 'Address')),
    area: readArea(node),
    floor: readFloor(node),
    purpose: readPurpose(node) ?? permittedUse ?? category,
    cost: toNumber(attribute(costOf(node), 'Value')),
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
    landNumbers: numbersUnder(node, ['ParcelCadastralNumbers', 'CadastralNumbersParcels']),
    innerNumbers: numbersUnder(node, [
      'CadastralNumbersFlats',
      'InnerCadastralNumbers',
      'FlatsCadastralNumbers',
    ]),
    formedFromNumbers: numbersUnder(node, ['PrevCadastralNumbers']),
    formedNumbers: numbersUnder(node, ['AllNewParcels', 'AllOffspringParcel', 'OffspringCadastralNumbers']),
    measures: readKeyParameters(node),
  })
}

function stateOf(code: string | undefined): string | undefined {
  return code === undefined ? undefined : (RECORD_STATES[code] ?? code)
}

function costOf(node: XmlNode): XmlNode | undefined {
  const cost = child(node, 'CadastralCost')
  skip(cost)
  return cost
}

function readArea(node: XmlNode): number | undefined {
  const area = child(node, 'Area')
  return toNumber(textOf(area, 'Area')) ?? toNumber(textOf(area, 'Total')) ?? toNumber(own(area))
}

function readPurpose(node: XmlNode): string | undefined {
  const room = child(node, 'Assignation')
  const kind = dictionaryValue(child(room, 'AssignationType'), HOUSING_TYPES)
  const use = dictionaryValue(child(room, 'AssignationCode'), ROOM_PURPOSES) ?? own(room)
  const building = descend(node, 'AssignationBuilding', 'AssBuilding') ?? child(node, 'AssignationBuilding')
  const plain = dictionaryValue(building, BUILDING_PURPOSES) ?? textOf(node, 'AssignationName')
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

function numbersUnder(node: XmlNode, names: readonly string[]): string[] | undefined {
  const lists = names.flatMap((name) => all(node, name))
  const numbers = lists.flatMap((list) => [...allTexts(list), ...attributesOf(list)]).flatMap(splitNumbers)
  return orAbsent(numbers)
}

function attributesOf(list: XmlNode): string[] {
  return [list, ...list.children].flatMap((one) => attribute(one, 'CadastralNumber') ?? [])
}

const KEY_PARAMETERS: Readonly<Record<string, string>> = {
  '01': 'Протяженность, м',
  '02': 'Глубина, м',
  '03': 'Объем, куб. м',
  '04': 'Высота, м',
  '05': 'Площадь, кв. м',
  '06': 'Площадь застройки, кв. м',
  '07': 'Глубина залегания, м',
}

function readKeyParameters(node: XmlNode): ExtractObject['measures'] {
  const list = all(child(node, 'KeyParameters'), 'KeyParameter').flatMap((one) => {
    const type = attribute(one, 'Type')
    const value = attribute(one, 'Value')
    const label = (type && KEY_PARAMETERS[type]) ?? 'Основная характеристика'
    return value === undefined ? [] : [{ label, value: value.replace('.', ',') }]
  })
  return list.length > 0 ? list : undefined
}

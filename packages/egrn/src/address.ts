import { REGIONS } from './regions.ts'
import { attribute, child, dictionaryValue, fact, factOf, skip, textOf } from './read-node.ts'
import type { XmlNode } from './tree.ts'

const PLACES = ['address_location', 'address_room', 'address'] as const

/**
 * Address of an object record: the register's readable line, else its note or description of the place, else the parts
 * of the address one after another.
 */
export function readAddress(record: XmlNode): string | undefined {
  return PLACES.map((place) => child(record, place))
    .map((node) => node && within(node))
    .find(Boolean)
}

/** Children that may hold an address of their own, from the nearest to the vaguest. */
const INNER = ['address', 'location', 'locations', 'rel_position'] as const

/** Addresses in parts: by FIAS, and by GAR in files of 2026. */
const IN_PARTS = ['address_gar', 'address_fias'] as const

function within(node: XmlNode): string | undefined {
  const note = factOf(node, 'note')
  const described = factOf(node, 'position_description') ?? factOf(node, 'location_description')
  const line = factOf(node, 'readable_address')
  const inner = INNER.map((name) => {
    const one = child(node, name)
    return one && within(one)
  })
  const parts = IN_PARTS.map((name) => fromParts(child(node, name))).find(Boolean)
  return line ?? inner[0] ?? note ?? parts ?? described ?? inner.find(Boolean)
}

/** Parts of an address from the widest to the nearest, by their names in FIAS and GAR; others keep the file's order. */
const LEVELS: readonly RegExp[] = [
  /^(?:country|postal_code|index)$/,
  /^(?:region|subject)/,
  /^(?:administrative|municipal)?_?(?:district|area)$|^municipality|^municipal_/,
  /^(?:city|town)$/,
  /^(?:urban_district|intracity|city_district|soviet_village|settlement|rural)/,
  /^(?:locality|village|inhabited)/,
  /^(?:planning|element|territory|territories|sub_?area)/,
  /^(?:street|road)/,
  /^(?:stead|plot|parcel|land)/,
  /^(?:house|building|level1)/,
  /^(?:block|corpus|housing|korpus|level2|add_?num1?$)/,
  /^(?:structure|construction|level3|add_?num2)/,
  /^(?:apartment|flat|premises|premise|room_place|office)/,
  /^(?:room|car_?place|car_parking)/,
  /^other/,
]

/** Codes, identifiers and dates beside the names. */
const TECHNICAL = /^(?:fias|okato|oktmo|kladr|postal_code|code|level|.*(?:guid|_id|date|objectid|status)|id)$/

/** The whole address in one line. */
const WHOLE = /^(?:full_?address|address_?(?:text|line|full|string)|readable_address|text)$/

/** Names of the type of a part and of its name: `type`, `type_street`, `street_type`; `name`, `house_number`. */
const TYPE = /(?:^|_)type(?:_|$)|^short_?name$/
const NAME = /(?:^|_)(?:name|value|number|num)(?:_|$)/

interface AddressPart {
  readonly level: number
  readonly words: string
}

function fromParts(address: XmlNode | undefined): string | undefined {
  if (!address) return undefined
  const line =
    fact(address) ??
    address.children
      .filter(({ name }) => WHOLE.test(name))
      .map(fact)
      .find(Boolean)
  const parts = partsIn(address, 0).toSorted((one, other) => one.level - other.level)
  skip(address)
  const [first, second] = parts
  // Moscow and the like are region and town at once.
  const isRepeated = first !== undefined && second?.words.includes(first.words) === true
  return line ?? ((isRepeated ? parts.slice(1) : parts).map(({ words }) => words).join(', ') || undefined)
}

/** `region{code,value}`, `street{type,name}`, `level1{type_level1,name_level1}`, alone or in groups of any name. */
function partsIn(group: XmlNode, before: number): AddressPart[] {
  let level = before
  return group.children.flatMap((node, at) => {
    const name = node.name.toLowerCase()
    if (TECHNICAL.test(name)) return []
    const found = LEVELS.findIndex((shape) => shape.test(name.replace(/^(?:type|name)_+/, '')))
    if (found >= 0) level = found
    if (node.children.length > 0 || node.attributes.length > 0) {
      const words = wordsOfPart(node)
      return words === undefined ? partsIn(node, level) : [{ level, words }]
    }
    const words = fact(node)
    if (words === undefined || /^(?:true|false)$/.test(words)) return []
    // Type and name side by side, without an element around.
    const next = group.children[at + 1]
    const isTyped = TYPE.test(name) && next !== undefined && NAME.test(next.name.toLowerCase())
    const previous = group.children[at - 1]
    const isNamed = NAME.test(name) && previous !== undefined && TYPE.test(previous.name.toLowerCase())
    if (isTyped) return []
    return [{ level, words: isNamed ? [fact(previous), words].filter(Boolean).join(' ') : words }]
  })
}

function wordsOfPart(node: XmlNode): string | undefined {
  const attributeOf = (shape: RegExp) =>
    node.attributes.find(({ name, value }) => shape.test(name.toLowerCase()) && value !== '')?.value
  const childOf = (shape: RegExp) =>
    dictionaryValue(node.children.find((one) => shape.test(one.name.toLowerCase())))
  const name = childOf(NAME) ?? attributeOf(NAME) ?? fact(node) ?? regionOf(node)
  if (name === undefined) return undefined
  return [childOf(TYPE) ?? attributeOf(TYPE), name].filter(Boolean).join(' ')
}

/** A region by its code alone. */
function regionOf(node: XmlNode): string | undefined {
  const code = node.name.startsWith('region') ? factOf(node, 'code') : undefined
  return code === undefined ? undefined : REGIONS[code]
}

const LEGACY_PARTS = [
  'District',
  'City',
  'UrbanDistrict',
  'SovietVillage',
  'Locality',
  'PlanningElement',
  'Street',
  'Level1',
  'Level2',
  'Level3',
  'Apartment',
] as const

/** Address of the forms of 2017: named parts with `Type` and `Name` or `Value`. */
export function readLegacyAddress(address: XmlNode | undefined): string | undefined {
  if (!address) return undefined
  const line = factOf(address, 'Note') ?? factOf(address, 'Content')
  const code = textOf(address, 'Region')
  const parts = LEGACY_PARTS.flatMap((part) => {
    const node = child(address, part)
    const words = [attribute(node, 'Type'), attribute(node, 'Name') ?? attribute(node, 'Value')]
    return words.filter(Boolean).join(' ') || []
  })
  const other = factOf(address, 'Other')
  const text = fact(address)
  skip(address)
  const region = code === undefined ? undefined : REGIONS[code]
  // Moscow and the like are region and town at once.
  const repeated = parts[0] !== undefined && region !== undefined && parts[0].includes(region)
  return line ?? ([repeated ? undefined : region, ...parts, other].filter(Boolean).join(', ') || text)
}

import { REGIONS } from './regions.ts'
import { attribute, child, own, skip, textOf, valueOf } from './read-node.ts'
import type { XmlNode } from './tree.ts'

const PLACES = ['address_location', 'address_room', 'address'] as const

/**
 * Address of an object record: the register's readable line, else its note or description of the place, else the parts
 * of the address one after another.
 */
export function readAddress(record: XmlNode): string | undefined {
  for (const place of PLACES) {
    const node = child(record, place)
    if (node) return within(node)
  }
  return undefined
}

/** Children that may hold an address of their own, from the nearest to the vaguest. */
const INNER = ['address', 'location', 'locations', 'rel_position'] as const

function within(node: XmlNode): string | undefined {
  const note = textOf(node, 'note')
  const described = textOf(node, 'position_description') ?? textOf(node, 'location_description')
  const line = textOf(node, 'readable_address')
  const inner = INNER.map((name) => {
    const one = child(node, name)
    return one && within(one)
  })
  const parts = fromParts(child(node, 'address_fias'))
  return line ?? inner[0] ?? note ?? parts ?? described ?? inner.find(Boolean)
}

/** Names of places in the order of an address; each stands as `type_x` and `name_x`. */
const PARTS = [
  'district',
  'city',
  'urban_district',
  'soviet_village',
  'locality',
  'planning_element',
  'street',
  'level1',
  'level2',
  'level3',
  'apartment',
] as const

function fromParts(fias: XmlNode | undefined): string | undefined {
  if (!fias) return undefined
  const groups = fias.children.length > 0 ? fias.children : []
  const region = groups.map((group) => valueOf(group, 'region')).find(Boolean)
  const names = PARTS.flatMap((part) => {
    const body = groups.map((group) => child(group, part)).find(Boolean)
    const words = [textOf(body, `type_${part}`), textOf(body, `name_${part}`)].filter(Boolean).join(' ')
    return words === '' ? [] : [words]
  })
  const other = groups.map((group) => textOf(group, 'other')).find(Boolean)
  skip(fias)
  return [region, ...names, other].filter(Boolean).join(', ') || undefined
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
  const line = textOf(address, 'Note') ?? textOf(address, 'Content')
  const code = textOf(address, 'Region')
  const parts = LEGACY_PARTS.flatMap((part) => {
    const node = child(address, part)
    const words = [attribute(node, 'Type'), attribute(node, 'Name') ?? attribute(node, 'Value')]
    return words.filter(Boolean).join(' ') || []
  })
  const other = textOf(address, 'Other')
  const text = own(address)
  skip(address)
  const region = code === undefined ? undefined : REGIONS[code]
  // Moscow and the like are region and town at once.
  const repeated = parts[0] !== undefined && region !== undefined && parts[0].includes(region)
  return line ?? ([repeated ? undefined : region, ...parts, other].filter(Boolean).join(', ') || text)
}

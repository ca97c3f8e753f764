import type { ExtractObject } from '@proverka/domain/reports'
import { FORMED_LISTS, INNER_LISTS, LAND_LISTS } from './legacy-object.ts'
import type { XmlNode } from './tree.ts'

/**
 * The elements that may hold a fact of an object, by `name` or `parent/name`, from the nearest to the vaguest, in files of
 * every year. Facts of the forms of 2017 are attributes of the element.
 */
const ELEMENTS: { readonly [field in keyof ExtractObject]-?: readonly string[] } = {
  cadastralNumbers: [
    'common_data/cad_number',
    'cad_number',
    'cadastral_number',
    'CadastralNumber',
    'ConditionalNumber',
    'view_request_info',
    'content_request',
  ],
  address: [
    'readable_address',
    'Note',
    'Content',
    'note',
    'position_description',
    'location_description',
    'address_fias',
    'address_gar',
    'Address',
    'address_location',
    'address_room',
    'address',
  ],
  area: ['params/area', 'base_parameter/area', 'area', 'area_quarter', 'Area'],
  floor: ['location_in_build/level', 'location_in_build', 'Level', 'PositionInObject'],
  purpose: [
    'params/purpose',
    'purpose',
    'Assignation',
    'AssignationBuilding',
    'AssignationName',
    'Assignation_Code_Text',
    'GroundCategoryText',
    'permitted_use',
    'permitted_uses',
    'Utilization',
    'category',
    'Category',
  ],
  cost: ['cost/value', 'cost/cost_value', 'cost', 'CadastralCost'],
  status: ['status'],
  type: ['common_data/type', 'type', 'ObjectType', 'ObjectTypeText'],
  name: ['params/name', 'Name'],
  registeredAt: ['record_info/registration_date', 'registration_date'],
  quarter: [
    'quarter_cad_number',
    'quarter_cad_numbers',
    'quarter_number',
    'cadastral_number',
    'CadastralBlock',
    'CadastralBlocks',
  ],
  oldNumbers: ['old_numbers', 'OldNumbers'],
  parentNumbers: [
    'parent_cad_number',
    'parent_cad_numbers',
    'parent_room_cad_number',
    'united_cad_number',
    'facility_cad_number',
    'ParentCadastralNumbers',
    'FacilityCadastralNumber',
    'UnitedCadNumber',
  ],
  cancelledAt: ['record_info/cancel_date', 'cancel_date'],
  category: ['params/category', 'category', 'Category'],
  permittedUse: [
    'permitted_use',
    'permitted_uses',
    'permittes_uses_grad_reg',
    'Utilization',
    'ObjectPermittedUses',
  ],
  floors: ['params/floors', 'Floors'],
  undergroundFloors: ['params/underground_floors', 'Floors'],
  yearBuilt: ['year_built', 'ExploitationChar'],
  yearCommissioned: ['year_commisioning', 'year_commissioning', 'ExploitationChar'],
  landNumbers: ['land_cad_numbers', 'land_cad_number', ...LAND_LISTS],
  innerNumbers: [
    'room_cad_numbers',
    'car_parking_space_cad_numbers',
    'included_objects',
    'included_cad_numbers',
    'construction_cad_numbers',
    'build_cad_numbers',
    ...INNER_LISTS,
  ],
  formedFromNumbers: ['ascendant_cad_numbers', 'ascendant_cad_number', 'PrevCadastralNumbers'],
  formedNumbers: ['descendant_cad_numbers', 'descendant_cad_number', ...FORMED_LISTS],
  measures: ['base_parameters', 'KeyParameters'],
}

/**
 * Elements of the facts of an object. A fact whose element has an unexpected name is shown at the place of the whole
 * record: too wide, but never wrong.
 */
export function factElements(
  object: ExtractObject,
  record: XmlNode,
  root: XmlNode,
): readonly (readonly [field: string, node: XmlNode])[] {
  const found = collectByName(record)
  const around = record === root ? found : collectByName(root)
  return Object.keys(object).map((field) => {
    const names = ELEMENTS[field as keyof ExtractObject]
    const inside = names.flatMap((name) => found.get(name) ?? [])
    const outside = names.flatMap((name) => around.get(name) ?? [])
    const value: unknown = object[field as keyof ExtractObject]
    const [first] = Array.isArray(value) ? (value as readonly unknown[]) : []
    const exact = [...inside, ...outside].find(
      ({ text }) => text !== '' && (text === value || (typeof first === 'string' && text.includes(first))),
    )
    return [
      field,
      exact ?? inside[0] ?? (field === 'status' || field === 'cost' ? outside[0] : undefined) ?? record,
    ]
  })
}

/** Where lists of rights begin, the facts of the object are over; a node is known by its name and with its parent's. */
const ELSEWHERE = new Set([
  'right_records',
  'right_record',
  'restrict_records',
  'deal_records',
  'claim_records',
  'room_records',
  'ReestrExtract',
  'Rights',
  'Encumbrances',
])

function collectByName(node: XmlNode, found = new Map<string, XmlNode[]>()): Map<string, XmlNode[]> {
  for (const one of node.children) {
    if (ELSEWHERE.has(one.name)) continue
    for (const name of [one.name, `${node.name}/${one.name}`]) {
      const known = found.get(name)
      if (known === undefined) found.set(name, [one])
      else known.push(one)
    }
    collectByName(one, found)
  }
  return found
}

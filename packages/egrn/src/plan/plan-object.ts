import type { FactName, FactValue, RegisterKind } from '@proverka/domain/register'
import { readAddress } from '../address.ts'
import { readLegacyObject } from '../legacy-object.ts'
import { readObject } from '../object.ts'
import { cadastralNumbersIn, child, descend, numberOf, own } from '../read-node.ts'
import type { XmlNode } from '../tree.ts'
import { toNumber } from '../values.ts'
import { readContours, type PlanContours } from './contours.ts'

/**
 * An object of a cadastral plan. A plan has no flats, rooms and car places.
 *
 * @category Read a cadastral plan
 */
export interface PlanObject {
  readonly number: string
  readonly quarter: string
  readonly kind: RegisterKind
  /** `closed` for records that are taken off or annulled. */
  readonly state: 'current' | 'closed'
  readonly address?: string
  /** «Единое землепользование». */
  readonly subtype?: string
  /** The plot that this one is a part of. */
  readonly partOf?: string
  readonly facts: { readonly [Name in FactName]?: FactValue }
  readonly contours?: PlanContours
}

/** Elements of records of both forms. */
export const PLAN_RECORDS: Readonly<Record<string, RegisterKind>> = {
  land_record: 'land',
  build_record: 'building',
  construction_record: 'structure',
  object_under_construction_record: 'unfinished',
  under_construction_record: 'unfinished',
  Parcel: 'land',
  Building: 'building',
  Construction: 'structure',
  Uncompleted: 'unfinished',
}

const CLOSED = /^(?:Снят с учета|Аннулированный)/

const MEASURES: readonly (readonly [label: RegExp, name: FactName])[] = [
  [/^Площадь застройки/, 'built-up-area'],
  [/^Протяженность/, 'extension'],
  [/^Глубина(?! залегания)/, 'depth'],
  [/^Высота/, 'height'],
  [/^Объем/, 'volume'],
]

/** Reads one record of a plan; undefined for one without a number, because nothing can refer to it. */
export function readPlanObject(record: XmlNode, quarter: string, isLegacy: boolean): PlanObject | undefined {
  const object = isLegacy ? readLegacyObject(record) : readObject(record)
  const [number] = object.cadastralNumbers ?? []
  const kind = PLAN_RECORDS[record.name]
  if (number === undefined || kind === undefined) return undefined
  const address = isLegacy ? object.address : (object.address ?? readAddress(record))
  const subtype = isLegacy ? object.name : own(descend(record, 'object', 'subtype', 'value'))
  const partOf = readPartOf(record, object.parentNumbers)
  const contours = readContours(record)
  return {
    number,
    quarter,
    kind,
    state: object.status !== undefined && CLOSED.test(object.status) ? 'closed' : 'current',
    ...(address !== undefined && { address }),
    ...(kind === 'land' && subtype !== undefined && { subtype }),
    ...(partOf !== undefined && { partOf }),
    facts: readFacts(object, record, kind),
    ...(contours && { contours }),
  }
}

function readFacts(
  object: ReturnType<typeof readObject>,
  record: XmlNode,
  kind: RegisterKind,
): PlanObject['facts'] {
  const facts: { [Name in FactName]?: FactValue } = {}
  const add = (name: FactName, value: string | number | undefined) => {
    if (value !== undefined) facts[name] = { value }
  }
  const error = readAreaError(record)
  if (object.area !== undefined) facts.area = { value: object.area, ...(error !== undefined && { error }) }
  for (const { label, value } of object.measures ?? []) {
    const name = MEASURES.find(([shape]) => shape.test(label))?.[1]
    if (name) add(name, toNumber(value))
  }
  add('category', object.category)
  add('permitted-use', object.permittedUse)
  // Land has none: what the reader of extracts shows in its place is its use or its category.
  if (kind !== 'land' && object.purpose !== object.permittedUse) add('purpose', object.purpose)
  if (kind !== 'land') add('name', object.name)
  // 0 says that the cost is not known.
  if (object.cost !== undefined && object.cost > 0) add('cost', object.cost)
  add('floors', object.floors)
  add('underground-floors', object.undergroundFloors)
  add('year-built', toNumber(object.yearBuilt))
  add('year-commissioned', toNumber(object.yearCommissioned))
  return facts
}

function readAreaError(record: XmlNode): number | undefined {
  const area = descend(record, 'params', 'area') ?? child(record, 'Area')
  return numberOf(area, 'inaccuracy') ?? numberOf(area, 'Inaccuracy')
}

function readPartOf(record: XmlNode, parents: readonly string[] | undefined): string | undefined {
  const common = descend(record, 'cad_links', 'common_land', 'common_land_cad_number')
  return cadastralNumbersIn(common)[0] ?? parents?.[0]
}

import {
  compareFacts,
  SOURCE_NAMES,
  type ComparedFact,
  type RegisterKind,
  type RegisterSource,
  type RegisterState,
  type SourceStatement,
} from '@proverka/domain/register'
import { FIRST_NUMBER_ID } from './number-ids.ts'
import type { ObjectRecord } from '../../platform/db/queries/objects/demo-objects.ts'
import { originsOf, type LoadedRegion, type ObjectOrigin } from './object-origins.ts'
import type { RegisterObject } from './register-objects.ts'
import type { RegisterReads } from './register-reads.ts'
import type { DossierContour, RegisterRecord } from './register-records.ts'

/** A document that says something of an object. */
export interface DossierDocument {
  readonly source: RegisterSource
  readonly document: string
  /** YYYY-MM-DD. */
  readonly day: string
}

/** What all sources say of one object, side by side. */
interface ObjectFacts {
  readonly documents: readonly DossierDocument[]
  readonly facts: readonly ComparedFact[]
}

/** The house of a flat, as far as sources know it. */
export interface DossierHouse extends ObjectFacts {
  /** OBJECTGUID of GAR. */
  readonly garId: string
  readonly number: string | null
  readonly address: string | null
}

/** Everything that the loaded register knows of an object. */
export interface ObjectDossier extends ObjectFacts {
  readonly kind: RegisterKind
  readonly state: RegisterState
  /** OBJECTGUID of GAR; null where GAR does not have the object. */
  readonly garId: string | null
  readonly house: DossierHouse | null
  /** Whose contour can be drawn: its own, or that of its house. */
  readonly contour: 'object' | 'house' | null
}

/** What a register says of one object. */
export interface ObjectKnowledge {
  /** The documents that know it, the most trusted first; empty for the demo world, which is a register of its own. */
  readonly origins: readonly ObjectOrigin[]
  readonly record: ObjectRecord | undefined
  /** What each source says of it; undefined of invented ones, which have no sources. */
  readonly dossier: ObjectDossier | undefined
}

/** An object by its id in the register and the number that it was found by. */
export interface FoundId {
  readonly id: number
  readonly number: string | null
}

interface Stated {
  readonly records: readonly RegisterRecord[]
  readonly house: { readonly object: RegisterObject; readonly number: string | undefined } | undefined
  readonly houseRecords: readonly RegisterRecord[]
}

/** What the register says of an object that was found by a number, with its card of GAR as that was read already. */
export async function readKnowledge(
  reads: RegisterReads,
  number: string | null,
  object: RegisterObject | undefined,
): Promise<ObjectKnowledge> {
  const [stated, region] = await Promise.all([
    readStated(reads, number, object),
    reads.findRegion(object?.region),
  ])
  const { records } = stated
  return {
    origins: originsOf(records, region),
    record: recordOf(records),
    dossier: object || records.length > 0 ? dossierOf(object, stated, region) : undefined,
  }
}

function dossierOf(
  object: RegisterObject | undefined,
  { records, house, houseRecords }: Stated,
  region: LoadedRegion | undefined,
): ObjectDossier {
  const [latest] = records
  return {
    kind: latest?.kind ?? object?.kind ?? 'place',
    state: latest?.state ?? object?.state ?? 'current',
    garId: object?.guid ?? null,
    ...sideBySide(object, records, region),
    house: house
      ? {
          garId: house.object.guid,
          number: house.number ?? null,
          address: house.object.address,
          ...sideBySide(house.object, houseRecords, region),
        }
      : null,
    contour: contourOf(records) ? 'object' : contourOf(houseRecords) ? 'house' : null,
  }
}

function recordOf(records: readonly RegisterRecord[]): ObjectRecord | undefined {
  if (records.length === 0) return undefined
  const cost = compareFacts(records).find(({ name }) => name === 'cost')?.shown
  return {
    cost: cost === undefined ? null : Number(cost.value),
    date: cost?.day ?? null,
    registered_at: null,
    cancelled_at: null,
    successors: null,
  }
}

/** The contour of an object, of a flat that of its house; undefined where no document has one. */
export async function readContour(
  reads: RegisterReads,
  { id, number: ownNumber }: FoundId,
): Promise<DossierContour | undefined> {
  const [object] = id < FIRST_NUMBER_ID ? await reads.readObjects([id]) : []
  const { records, house, houseRecords } = await readStated(reads, ownNumber, object)
  const own = contourOf(records)
  const record = own ?? contourOf(houseRecords)
  const number = own ? ownNumber : house?.number
  return record && number ? { number, record } : undefined
}

/** Documents of the number that was asked for alone: another number of the same address may be another object. */
async function readStated(
  reads: RegisterReads,
  number: string | null,
  object: RegisterObject | undefined,
): Promise<Stated> {
  const [records, house] = await Promise.all([
    reads.listRecords({ numbers: number ? [number] : [], guid: object?.guid }),
    findHouse(reads, object),
  ])
  const houseRecords = house
    ? await reads.listRecords({ numbers: house.number ? [house.number] : [], guid: house.object.guid })
    : []
  return { records, house, houseRecords }
}

/** Steps from a room over its flat to the house. */
const STEPS_TO_HOUSE = 3

async function findHouse(reads: RegisterReads, object: RegisterObject | undefined): Promise<Stated['house']> {
  if (!object || object.kind === 'building' || object.kind === 'land') return undefined
  let inner: RegisterObject = object
  for (let step = 0; step < STEPS_TO_HOUSE; step += 1) {
    if (!inner.parentId) return undefined
    const [outer] = await reads.readObjects([inner.parentId])
    if (!outer || outer.kind === 'place') return undefined
    if (outer.kind === 'building') return { object: outer, number: await clearNumber(reads, outer) }
    inner = outer
  }
  return undefined
}

/** The number of a house that no other object carries. */
export async function clearNumber(
  reads: RegisterReads,
  { numbers }: RegisterObject,
): Promise<string | undefined> {
  const ids = await reads.idsByNumbers(numbers)
  const clear = numbers.filter((number) => ids.get(number)?.length === 1)
  return clear.length === 1 ? clear[0] : undefined
}

function sideBySide(
  object: RegisterObject | undefined,
  records: readonly RegisterRecord[],
  region: LoadedRegion | undefined,
): ObjectFacts {
  const statements: SourceStatement[] = records.map(({ source, document, day, facts, address }) => ({
    source,
    document,
    day,
    facts: address === null ? facts : { address: { value: address }, ...facts },
  }))
  if (object && region)
    statements.push({
      source: 'gar',
      document: `v.${region.release}`,
      day: region.day,
      facts: object.address === null ? {} : { address: { value: object.address } },
    })
  const facts = compareFacts(statements)
  return {
    documents: latestDocuments(statements),
    facts: facts.toSorted((one, other) => place(one) - place(other)),
  }
}

/** The address first: all sources know it. */
const place = ({ name }: ComparedFact): number => (name === 'address' ? 0 : 1)

/** Of each source the document that counts, in the order of trust. */
function latestDocuments(statements: readonly SourceStatement[]): DossierDocument[] {
  const newest = statements.toSorted((one, other) => other.day.localeCompare(one.day))
  return (Object.keys(SOURCE_NAMES) as RegisterSource[]).flatMap((source) => {
    const latest = newest.find((statement) => statement.source === source)
    return latest ? [{ source, document: latest.document, day: latest.day }] : []
  })
}

function contourOf(records: readonly RegisterRecord[]): DossierContour['record'] | undefined {
  const [record] = records.flatMap((one) =>
    one.contours && one.contours.length > 0 ? [{ ...one, contours: one.contours }] : [],
  )
  return record
}

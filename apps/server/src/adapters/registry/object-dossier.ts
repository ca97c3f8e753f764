import {
  compareFacts,
  SOURCE_NAMES,
  type ComparedFact,
  type RegisterKind,
  type RegisterSource,
  type RegisterState,
  type SourceStatement,
} from '@proverka/domain/register'
import type { RunStatement } from '../../platform/db/dump-connection.ts'
import { FIRST_NUMBER_ID } from './number-ids.ts'
import { readRegisterObjects, type RegisterObject } from './register-objects.ts'
import { listObjectIdsByNumbers } from './register-numbers.ts'
import { listRecords, type RegisterRecord } from './register-records.ts'

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

/** A contour of the object with the document that it comes from. */
export interface DossierContour {
  readonly number: string
  readonly record: RegisterRecord & { readonly contours: NonNullable<RegisterRecord['contours']> }
}

/** An object by its id in the register and the number that it was found by. */
export interface FoundId {
  readonly id: number
  readonly number: string | null
}

interface Known {
  readonly object: RegisterObject | undefined
  readonly records: readonly RegisterRecord[]
  readonly house: { readonly object: RegisterObject; readonly number: string | undefined } | undefined
  readonly houseRecords: readonly RegisterRecord[]
}

/** What the register knows of an object that was found by its number; undefined where it has nothing of it. */
export async function readDossier(run: RunStatement, found: FoundId): Promise<ObjectDossier | undefined> {
  const known = await readKnown(run, found)
  const { object, records, house, houseRecords } = known
  const [latest] = records
  if (!object && !latest) return undefined
  const regions = await readRegionDays(run, object?.region)
  return {
    kind: latest?.kind ?? object?.kind ?? 'place',
    state: latest?.state ?? object?.state ?? 'current',
    garId: object?.guid ?? null,
    ...sideBySide(object, records, regions),
    house: house
      ? {
          number: house.number ?? null,
          address: house.object.address,
          ...sideBySide(house.object, houseRecords, regions),
        }
      : null,
    contour: contourOf(records) ? 'object' : contourOf(houseRecords) ? 'house' : null,
  }
}

/** The contour of an object, of a flat that of its house; undefined where no document has one. */
export async function readContour(run: RunStatement, found: FoundId): Promise<DossierContour | undefined> {
  const { records, house, houseRecords } = await readKnown(run, found)
  const own = contourOf(records)
  const record = own ?? contourOf(houseRecords)
  const number = own ? found.number : house?.number
  return record && number ? { number, record } : undefined
}

/** Documents of the number that was asked for alone: another number of the same address may be another object. */
async function readKnown(run: RunStatement, { id, number }: FoundId): Promise<Known> {
  const [object] = id < FIRST_NUMBER_ID ? await readRegisterObjects(run, [id]) : []
  const records = await listRecords(run, { numbers: number ? [number] : [], guid: object?.guid })
  const house = await findHouse(run, object)
  const houseRecords = house
    ? await listRecords(run, { numbers: house.number ? [house.number] : [], guid: house.object.guid })
    : []
  return { object, records, house, houseRecords }
}

/** Steps from a room over its flat to the house. */
const STEPS_TO_HOUSE = 3

async function findHouse(run: RunStatement, object: RegisterObject | undefined): Promise<Known['house']> {
  if (!object || object.kind === 'building' || object.kind === 'land') return undefined
  let inner: RegisterObject = object
  for (let step = 0; step < STEPS_TO_HOUSE; step += 1) {
    if (!inner.parentId) return undefined
    const [outer] = await readRegisterObjects(run, [inner.parentId])
    if (!outer || outer.kind === 'place') return undefined
    if (outer.kind === 'building') return { object: outer, number: await clearNumber(run, outer) }
    inner = outer
  }
  return undefined
}

/** The number of a house that no other object carries. */
async function clearNumber(run: RunStatement, { numbers }: RegisterObject): Promise<string | undefined> {
  const ids = await listObjectIdsByNumbers(run, numbers)
  const clear = numbers.filter((number) => ids.get(number)?.length === 1)
  return clear.length === 1 ? clear[0] : undefined
}

function sideBySide(
  object: RegisterObject | undefined,
  records: readonly RegisterRecord[],
  regions: ReadonlyMap<number, RegionDay>,
): ObjectFacts {
  const region = object && regions.get(object.region)
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

interface RegionDay {
  readonly release: number
  readonly day: string
}

async function readRegionDays(
  run: RunStatement,
  region: number | undefined,
): Promise<ReadonlyMap<number, RegionDay>> {
  if (region === undefined) return new Map()
  const { rows } = await run(
    'select region, release, day::text as day from register.gar_regions where region = $1',
    [region],
  )
  return new Map((rows as (RegionDay & { region: number })[]).map((row) => [row.region, row]))
}

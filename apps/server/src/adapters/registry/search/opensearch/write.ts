import { createHash } from 'node:crypto'
import { describeObject, type DescribedObject, type StoredObject } from '@proverka/address-search'
import * as v from 'valibot'
import { foldWord } from '../typo-patterns.ts'
import { sendBulk, type BulkAction } from './bulk.ts'
import type { OpenSearchClient, Patience } from './client.ts'
import type { IndexNames } from './indexes.ts'
import { numberKey } from './query-builder.ts'

/** Shorter words must be typed exactly. */
const EXACT_LENGTH = 3
/** How often documents are read again because another process has changed them meanwhile. */
const MOST_CONFLICTS = 5
/** The document, without any words, that holds the number of the last place. */
const COUNTER = 'counter'

interface Place {
  readonly documentId: string
  readonly key: string
  readonly own: readonly string[]
  readonly other: readonly string[]
  readonly kinds: number
  readonly houses: Set<string>
}

const knownSchema = v.object({
  docs: v.array(
    v.object({
      found: v.boolean(),
      _seq_no: v.optional(v.number()),
      _primary_term: v.optional(v.number()),
      _source: v.optional(v.object({ id: v.number(), houses: v.optional(v.array(v.string()), []) })),
    }),
  ),
})

export interface WriterParts {
  readonly client: OpenSearchClient
  readonly names: IndexNames
  readonly patience: Patience
}

/** Adds objects or puts them in the place of those with their ids; a repeat changes nothing. */
export async function writeObjects(parts: WriterParts, objects: readonly StoredObject[]): Promise<void> {
  const { client, names, patience } = parts
  const described = objects.map(describeObject)
  const places = new Map<string, Place>()
  for (const { place, house } of described) {
    const known = places.get(place.key) ?? {
      ...place,
      // A key may be longer than an id may be.
      documentId: createHash('sha256').update(place.key).digest('base64url'),
      houses: new Set<string>(),
    }
    known.houses.add(house)
    places.set(place.key, known)
  }
  const idOf = await writePlaces(parts, [...places.values()])
  await sendBulk(
    client,
    names.objects,
    described.map((object) => ({
      action: { index: { _id: String(object.id) } },
      document: documentOf(object, idOf.get(object.place.key) as number),
    })),
    patience,
  )
}

function documentOf({ id, house, houseNumber, unit, number, otherNumber }: DescribedObject, place: number) {
  return {
    id,
    place,
    house,
    house_number: houseNumber,
    is_house: unit === '',
    unit,
    unit_number: unit.replace(/^[а-я]+/, ''),
    ...(number && {
      quarter: number.quarter,
      parcel: number.parcel,
      parcel_text: String(number.parcel),
      number: numberKey(number),
    }),
    ...(otherNumber !== undefined && { other_number: otherNumber }),
  }
}

/** Numbers of the places, which are new or known; known ones learn of new houses. */
async function writePlaces(
  parts: WriterParts,
  places: readonly Place[],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  let open = places
  for (let round = 0; open.length > 0; round++) {
    if (round > MOST_CONFLICTS) throw conflict()
    const known = await readVersions(
      parts,
      open.map(({ documentId }) => documentId),
    )
    const isNew = known.filter(({ source }) => !source).length
    let nextId = isNew > 0 ? await reserveIds(parts, isNew) : 0
    const changes: { readonly place: Place; readonly id: number; readonly action: BulkAction }[] = []
    for (const [at, place] of open.entries()) {
      const version = known[at] as Version
      const { source } = version
      if (source && [...place.houses].every((house) => source.houses.includes(house))) {
        ids.set(place.key, source.id)
        continue
      }
      const id = source ? source.id : nextId++
      const document = placeDocument(place, id, source?.houses ?? [])
      changes.push({ place, id, action: { action: unlessChanged(place.documentId, version), document } })
    }
    const results = await sendBulk(
      parts.client,
      parts.names.places,
      changes.map(({ action }) => action),
      parts.patience,
    )
    open = changes.flatMap(({ place, id }, at) => {
      if (results[at]?.status === 409) return [place]
      ids.set(place.key, id)
      return []
    })
  }
  return ids
}

/** The first of as many numbers in a row; they are reserved for the caller, and those that are not used are lost. */
async function reserveIds(parts: WriterParts, count: number): Promise<number> {
  for (let round = 0; round <= MOST_CONFLICTS; round++) {
    const [version] = (await readVersions(parts, [COUNTER])) as [Version]
    const last = version.source?.id ?? 0
    const action = { action: unlessChanged(COUNTER, version), document: { id: last + count } }
    const [result] = await sendBulk(parts.client, parts.names.places, [action], parts.patience)
    if (result?.status !== 409) return last + 1
  }
  throw conflict()
}

interface Version {
  readonly source: { readonly id: number; readonly houses: readonly string[] } | undefined
  readonly seqNo: number | undefined
  readonly primaryTerm: number | undefined
}

/** Documents as they are now, whether searches see them or not. */
async function readVersions(
  { client, names, patience }: WriterParts,
  ids: readonly string[],
): Promise<readonly Version[]> {
  const path = `/${names.places}/_mget?_source=id,houses`
  const reply = await client.ask('POST', path, { ids }, patience)
  return v
    .parse(knownSchema, reply)
    .docs.map(({ found, _source, _seq_no: seqNo, _primary_term: primaryTerm }) => ({
      source: found ? _source : undefined,
      seqNo,
      primaryTerm,
    }))
}

/** Ends with 409 when the document has changed, or has come to be, since it was read. */
const unlessChanged = (id: string, { source, seqNo, primaryTerm }: Version): BulkAction['action'] =>
  source ? { index: { _id: id, if_seq_no: seqNo, if_primary_term: primaryTerm } } : { create: { _id: id } }

const conflict = () => new Error('another process writes the same places of OpenSearch')

function placeDocument({ key, own, other, kinds, houses }: Place, id: number, known: readonly string[]) {
  const words = [...own, ...other]
  return {
    id,
    key,
    own,
    other,
    own_count: own.length,
    kinds,
    words,
    fuzzy: words.filter((word) => word.length > EXACT_LENGTH && foldWord(word) !== undefined),
    houses: [...new Set([...known, ...houses])],
  }
}

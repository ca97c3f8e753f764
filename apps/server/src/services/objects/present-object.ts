import type { searchResultSchema } from '@proverka/api/contract'
import { type CadastralObject, mergeObject, normaliseObject } from '@proverka/domain/property'
import type { Extract } from '@proverka/domain/reports'
import type { InferInput } from 'valibot'
import type { FoundObject, ObjectRecord } from '../../platform/db/queries/objects/demo-objects.ts'

/** What the list of objects says about one, in the spelling of the API. */
export const presentObject = (row: FoundObject): CadastralObject =>
  normaliseObject({
    Number: row.number ?? '',
    Address: row.address,
    Area: row.area,
    AreaOKC: row.area_okc,
    Level: row.level,
    ObjectType: row.object_type,
    TypeOKC: row.type_okc,
    Status: row.status,
  })

/** What a list of found objects shows of each. */
export function presentSearchResult(row: FoundObject): InferInput<typeof searchResultSchema> {
  const { Number, Address, Area, ObjectType, Status } = presentObject(row)
  return { Number, Address, Area, ObjectType, Status }
}

/** What a list of the register's own shows of an object. */
export function presentListedObject(row: FoundObject) {
  const { Number, Address, Area, ObjectType, TypeOKC, Status } = presentObject(row)
  return { Number, Address, Area, ObjectType, TypeOKC, Status }
}

/** What the record of an object says of itself; all empty without one. */
export function presentRecord(record: ObjectRecord | undefined) {
  const cost = record?.cost ?? null
  return {
    cost,
    cost_at: cost === null ? null : (record?.date ?? null),
    registered_at: record?.registered_at ?? null,
    cancelled_at: record?.cancelled_at ?? null,
    successors: [...(record?.successors ?? [])],
  }
}

/** The same as `presentObject` with level, area and status out of the extract, where the list does not say them (CALL-004). */
export function presentFullObject(row: FoundObject, extract: Extract | null | undefined): CadastralObject {
  const { floor, area, status } = extract?.object ?? {}
  return mergeObject({ Level: floor, Area: area, Status: status && shortStatus(status) }, presentObject(row))
}

/** «Сведения об объекте недвижимости имеют статус «актуальные»» is «Актуальные» in a list. */
function shortStatus(status: string): string {
  const word = /имеют статус «(.+)»/.exec(status)?.[1] ?? status
  return word.charAt(0).toUpperCase() + word.slice(1)
}

import { objectKeyOf } from '@proverka/domain/property'
import type { CadastralObject } from '@proverka/domain/property'
import * as v from 'valibot'
import { readStored, writeStored } from '../../../runtime/storage/storage.ts'
import type { StoredValue } from '../../../runtime/storage/stored-values.ts'

/** An object that a search of this tab found; to open it again is no search. */
export interface FoundObject {
  readonly key: string
  readonly object: Pick<CadastralObject, 'Number' | 'Address' | 'Area' | 'ObjectType' | 'TypeOKC'>
  /** When, ISO instant. */
  readonly at: string
}

const KEPT = 5

const storedFound: StoredValue<readonly FoundObject[]> = {
  key: 'found',
  place: 'session',
  schema: v.array(
    v.object({
      key: v.string(),
      object: v.object({
        Number: v.string(),
        Address: v.string(),
        Area: v.string(),
        ObjectType: v.string(),
        TypeOKC: v.string(),
      }),
      at: v.string(),
    }),
  ),
  fallback: [],
}

/** What was found last, the latest first. */
export const listFound = (): readonly FoundObject[] => readStored(storedFound)

/** Notes an object that a search led to. */
export function rememberFound(object: CadastralObject): void {
  const key = objectKeyOf(object)
  const others = listFound().filter((found) => found.key !== key)
  const { Number, Address, Area, ObjectType, TypeOKC } = object
  const found = { key, object: { Number, Address, Area, ObjectType, TypeOKC }, at: new Date().toISOString() }
  writeStored(storedFound, [found, ...others].slice(0, KEPT))
}

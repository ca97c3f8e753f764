import type { AddressSearch, StoredObject } from '@proverka/address-search'

/** What finds objects by their addresses and numbers, kept up to date with the register. */
export interface ObjectIndex extends AddressSearch {
  /** Brings the index up to date with the register as it is now. */
  readonly load: () => Promise<void>
  /** Takes in what has changed since; answers whether anything may have. Costs one or two queries when nothing has. */
  readonly refresh: () => Promise<boolean>
  readonly close: () => Promise<void>
}

/** A search engine outside of the process, shared by all processes. */
export interface SharedEngine extends AddressSearch {
  /** Its name among the states in SQL. */
  readonly name: string
  /** Creates the storage for objects; `false` when all objects have to be loaded again. */
  readonly prepare: () => Promise<boolean>
  /** Adds objects or puts them in the place of those with their ids. */
  readonly put: (objects: readonly StoredObject[]) => Promise<void>
  readonly remove: (ids: readonly number[]) => Promise<void>
  /** Ids of all objects from one id to the other. */
  readonly idsBetween: (from: number, to: number) => Promise<readonly number[]>
  /** 0 without objects. */
  readonly greatestId: () => Promise<number>
  readonly close: () => Promise<void>
}

export type { AddressGuess, AddressSearch, FoundSuggestion, MissingWord } from './address-search.ts'
export type { NumberBeginning, NumberParts } from './number/number-spellings.ts'
export { parseAddress } from './parse/parse-address.ts'
export type {
  AddressStore,
  HousePattern,
  PlacePattern,
  RemoteObject,
  RemotePlace,
  UnitPattern,
  WordPattern,
} from './remote/address-store.ts'
export {
  describeHouse,
  describeObject,
  describePlace,
  describeUnit,
  type DescribedObject,
  type DescribedPlace,
} from './remote/describe-object.ts'
export { createShardedStore } from './remote/sharded-store.ts'
export { createStoreSearch } from './remote/store-search.ts'
export { createSearchIndex, type SearchIndex } from './search-index.ts'
export type { StoredObject } from './store/store.ts'

import type { FoundSuggestion } from '@proverka/address-search'
import type { FoundObject } from '../../platform/db/queries/objects/demo-objects.ts'
import type { LoadedRegister } from './loaded-register.ts'
import type { ObjectRegister } from './object-register.ts'
import type { ObjectIndex } from './search/object-index.ts'

/** Ids of loaded objects begin here: those of the demo world and of GAR would meet. */
const FIRST_LOADED_ID = 4_000_000_000_000_000

const isLoaded = (id: number): boolean => id >= FIRST_LOADED_ID
const shift = <Row extends { readonly id: number }>(row: Row): Row => ({
  ...row,
  id: row.id + FIRST_LOADED_ID,
})
const unshift = <Row extends { readonly id: number }>(row: Row): Row => ({
  ...row,
  id: row.id - FIRST_LOADED_ID,
})

/** The demo world with what is loaded beside it, so that a newcomer sees both; an object of the demo world comes first. */
export function withLoaded(demo: ObjectRegister, loaded: LoadedRegister): ObjectRegister {
  return {
    ...demo,
    isShared: loaded.isShared,
    isOrderedByAddress: ({ id }) => !isLoaded(id),
    async hasNumberWith(prefix) {
      return (await demo.hasNumberWith(prefix)) || loaded.hasNumberWith(prefix)
    },
    async listByNumbers(numbers) {
      const own = await demo.listByNumbers(numbers)
      const found = new Set(own.map(({ number }) => number))
      const others = await loaded.listByNumbers(numbers.filter((number) => !found.has(number)))
      return [...own, ...others.map(shift)]
    },
    async listByPrefix(prefix, limit) {
      const [own, others] = await Promise.all([
        demo.listByPrefix(prefix, limit),
        loaded.listByPrefix(prefix, limit),
      ])
      return [...own, ...others.map(shift)].slice(0, limit)
    },
    async findObject(key) {
      const own = await demo.findObject(key)
      if (own) return own
      const found = await loaded.findObject(key)
      return found && shift(found)
    },
    async readObject(key) {
      const own = await demo.readObject(key)
      if (own) return own
      const known = await loaded.readObject(key)
      return known && { ...known, found: shift(known.found) }
    },
    listParts: async (id) =>
      isLoaded(id) ? (await loaded.listParts(id - FIRST_LOADED_ID)).map(shift) : demo.listParts(id),
    findHouse: async (key) => {
      const house = await loaded.findHouse(key)
      return house && shift(house)
    },
    findDocuments: async (id) => (isLoaded(id) ? undefined : demo.findDocuments(id)),
    readContour: async (found) => (isLoaded(found.id) ? loaded.readContour(unshift(found)) : undefined),
  }
}

/** Objects by ids of both. */
export const listBothByIds =
  (listDemo: (ids: readonly number[]) => Promise<FoundObject[]>, loaded: LoadedRegister) =>
  async (ids: readonly number[]): Promise<FoundObject[]> => {
    const others = ids.filter(isLoaded).map((id) => id - FIRST_LOADED_ID)
    const found = [
      ...(await listDemo(ids.filter((id) => !isLoaded(id)))),
      ...(others.length > 0 ? (await loaded.listByIds(others)).map(shift) : []),
    ]
    const byId = new Map(found.map((object) => [object.id, object]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

/** The search over both; what is loaded is asked only where something is. */
export function withLoadedIndex(
  demo: ObjectIndex,
  loaded: ObjectIndex,
  register: LoadedRegister,
): ObjectIndex {
  let isFilled = false
  const look = async () => {
    isFilled = await register.hasObjects()
  }
  return {
    async search(text, limit) {
      const own = await demo.search(text, limit)
      if (!isFilled) return own
      const others = await loaded.search(text, limit)
      return [...own, ...others.map((id) => id + FIRST_LOADED_ID)].slice(0, limit)
    },
    async suggest(text, count) {
      const own = await demo.suggest(text, count)
      if (!isFilled || own.length >= count) return own
      return [
        ...own,
        ...(await loaded.suggest(text, count)).map((found): FoundSuggestion => shift(found)),
      ].slice(0, count)
    },
    guess: demo.guess,
    async load() {
      await demo.load()
      await look()
      await loaded.refresh()
    },
    async refresh() {
      const isNews = await loaded.refresh()
      if (isNews) await look()
      return (await demo.refresh()) || isNews
    },
    async close() {
      await demo.close()
      await loaded.close()
    },
  }
}

import type { AddressStore, RemotePlace } from './address-store.ts'

/**
 * Several stores as one, each with places of its own: regions that are spread over servers. All are asked for words and places
 * at once; what is in a place, only the store that named it.
 *
 * @category Search over a store of your own
 * @example
 * ```ts
 * import { createShardedStore, createStoreSearch, type AddressStore } from '@proverka/address-search'
 *
 * const empty: AddressStore = {
 *   hasWords: async (words) => words.map(() => false),
 *   similarWords: async () => [],
 *   places: async () => [],
 *   objects: async () => [],
 *   houses: async () => [],
 *   firstObjects: async () => [],
 *   byNumber: async () => [],
 *   byOtherNumber: async () => [],
 *   numbersFrom: async () => [],
 * }
 * const north: AddressStore = { ...empty, byNumber: async () => [1] }
 * const south: AddressStore = { ...empty, byNumber: async () => [2] }
 * await createStoreSearch(createShardedStore([north, south])).search('00:14:0203005:1047', 8) // [1, 2]
 * ```
 */
export function createShardedStore(shards: readonly AddressStore[]): AddressStore {
  const storeOf = new WeakMap<RemotePlace, AddressStore>()

  /** Of each store those patterns whose places it has named. */
  async function askOwn<Pattern, Found>(
    patterns: readonly Pattern[],
    placeOf: (pattern: Pattern) => RemotePlace,
    ask: (store: AddressStore, own: readonly Pattern[]) => Promise<readonly Found[]>,
  ): Promise<readonly Found[]> {
    const found = await Promise.all(
      shards.map(async (store) => {
        const own = patterns.filter((pattern) => storeOf.get(placeOf(pattern)) === store)
        return own.length > 0 ? ask(store, own) : []
      }),
    )
    return found.flat()
  }
  const askAll = <Found>(ask: (store: AddressStore) => Promise<readonly Found[]>) =>
    Promise.all(shards.map((store) => ask(store)))

  return {
    async hasWords(words) {
      const answers = await askAll((store) => store.hasWords(words))
      return words.map((_, at) => answers.some((has) => has[at]))
    },
    async similarWords(word, limit) {
      const answers = await askAll((store) => store.similarWords(word, limit))
      // The nearest of each store, then the next ones.
      const ranks = Array.from({ length: limit }, (_, rank) => answers.flatMap((words) => words[rank] ?? []))
      return [...new Set(ranks.flat())].slice(0, limit)
    },
    async places(pattern) {
      const answers = await askAll((store) => store.places(pattern))
      answers.forEach((places, at) => {
        for (const place of places) storeOf.set(place, shards[at] as AddressStore)
      })
      return answers.flat()
    },
    objects: (patterns, limit) =>
      askOwn(
        patterns,
        ({ place }) => place,
        (store, own) => store.objects(own, limit),
      ),
    houses: (patterns, limit) =>
      askOwn(
        patterns,
        ({ place }) => place,
        (store, own) => store.houses(own, limit),
      ),
    firstObjects: (places) =>
      askOwn(
        places,
        (place) => place,
        (store, own) => store.firstObjects(own),
      ),
    byNumber: async (numbers) => (await askAll((store) => store.byNumber(numbers))).flat(),
    byOtherNumber: async (number) => (await askAll((store) => store.byOtherNumber(number))).flat(),
    numbersFrom: async (beginning, limit) =>
      (await askAll((store) => store.numbersFrom(beginning, limit))).flat().slice(0, limit),
  }
}

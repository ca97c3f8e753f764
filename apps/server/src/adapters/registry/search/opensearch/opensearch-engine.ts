import { createStoreSearch } from '@proverka/address-search'
import { StartError } from '../../../../platform/db/start-error.ts'
import type { SharedEngine } from '../object-index.ts'
import { sendBulk } from './bulk.ts'
import { createClient, type Patience } from './client.ts'
import { indexNames, prepareIndexes } from './indexes.ts'
import { greatestIdBody, idsBetweenBody } from './query-builder.ts'
import { createOpenSearchStore, idOf, searchIndex } from './read.ts'
import { writeObjects } from './write.ts'

/** A user waits for the answer: one more try, after a moment. */
const ASKING: Patience = { limitMs: 5000, tries: 2, firstPauseMs: 100 }
/** Writing happens in the background: a busy cluster gets half a minute to find room. */
const WRITING: Patience = { limitMs: 60_000, tries: 8, firstPauseMs: 250 }
const PREPARING: Patience = { limitMs: 10_000, tries: 3, firstPauseMs: 500 }

export interface OpenSearchAccess {
  /** `https://name:password@host:9200` */
  readonly url: string
  /** What the names of the indexes begin with. */
  readonly prefix: string
  /** Tests shorten the pauses and time limits. */
  readonly asking?: Patience | undefined
  readonly writing?: Patience | undefined
}

/** The search in OpenSearch: places with their words and houses in one index, objects in another. */
export function createOpenSearchEngine(access: OpenSearchAccess): SharedEngine {
  const { url, prefix, asking = ASKING, writing = WRITING } = access
  const client = createClient(url)
  const names = indexNames(prefix)
  /** Whether something was written that searches do not see yet. */
  let isStale = true

  /** What decides about writing must see everything that was written. */
  async function refresh(): Promise<void> {
    if (!isStale) return
    await client.ask('POST', `/${names.objects}/_refresh`, undefined, writing)
    isStale = false
  }

  return {
    name: names.objects,
    ...createStoreSearch(createOpenSearchStore(client, names, asking)),
    async prepare() {
      try {
        return await prepareIndexes(client, names, PREPARING)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new StartError(`Поиск в OpenSearch не готов (ADDRESS_SEARCH=opensearch): ${reason}.`)
      }
    },
    async put(objects) {
      isStale = true
      await writeObjects({ client, names, patience: writing }, objects)
    },
    async remove(ids) {
      isStale = true
      const actions = ids.map((id) => ({ action: { delete: { _id: String(id) } } }))
      await sendBulk(client, names.objects, actions, writing)
    },
    async idsBetween(from, to) {
      await refresh()
      const ids: number[] = []
      for (let next = from; next <= to;) {
        const page = await searchIndex(client, names.objects, idsBetweenBody(next, to), writing)
        ids.push(...page.map(idOf))
        const last = ids.at(-1)
        if (page.length === 0 || last === undefined) break
        next = last + 1
      }
      return ids
    },
    async greatestId() {
      await refresh()
      const [hit] = await searchIndex(client, names.objects, greatestIdBody, writing)
      return hit ? idOf(hit) : 0
    },
    close: async () => {},
  }
}

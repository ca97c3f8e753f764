import type { AddressStore, RemoteObject, RemotePlace } from '@proverka/address-search'
import * as v from 'valibot'
import { SearchUnavailableError } from '../search-unavailable-error.ts'
import { nearestWords } from '../similar-words.ts'
import { patiently, type OpenSearchClient, type Patience } from './client.ts'
import type { IndexNames } from './indexes.ts'
import * as queries from './query-builder.ts'

/** Searches that one request asks. */
const AT_ONCE = 200

const hitSchema = v.object({
  _source: v.optional(v.unknown()),
  sort: v.optional(v.array(v.unknown())),
  inner_hits: v.optional(v.record(v.string(), v.object({ hits: v.object({ hits: v.array(v.unknown()) }) }))),
})

const answerSchema = v.object({
  timed_out: v.boolean(),
  _shards: v.object({ failed: v.number() }),
  hits: v.object({ hits: v.array(hitSchema) }),
})

const repliesSchema = v.object({
  responses: v.array(
    v.union([answerSchema, v.object({ status: v.number(), error: v.object({ type: v.string() }) })]),
  ),
})

type Hit = v.InferOutput<typeof hitSchema>

const objectSchema = v.object({ id: v.number(), place: v.number(), house: v.string(), unit: v.string() })
const placeSchema = v.object({
  id: v.number(),
  own: v.array(v.string()),
  other: v.array(v.string()),
  kinds: v.number(),
})
const wordsSchema = v.pick(placeSchema, ['own', 'other'])
const idSchema = v.object({ id: v.number() })

/** An answer without some of the shards lacks objects that exist, so it counts as an error. */
function hitsOf({
  timed_out: isLate,
  _shards: shards,
  hits,
}: v.InferOutput<typeof answerSchema>): readonly Hit[] {
  if (isLate || shards.failed > 0) throw new SearchUnavailableError('OpenSearch answers a part')
  return hits.hits
}

/** One search, its answer checked. */
export async function searchIndex(
  client: OpenSearchClient,
  index: string,
  body: queries.SearchBody,
  patience: Patience,
): Promise<readonly Hit[]> {
  const once = { ...patience, tries: 1 }
  return patiently(patience, async () =>
    hitsOf(v.parse(answerSchema, await client.ask('POST', `/${index}/_search`, body, once))),
  )
}

/** Several searches, the answers in their order. */
async function searchMany(
  client: OpenSearchClient,
  index: string,
  bodies: readonly queries.SearchBody[],
  patience: Patience,
): Promise<readonly (readonly Hit[])[]> {
  const answers: (readonly Hit[])[] = []
  for (let from = 0; from < bodies.length; from += AT_ONCE) {
    const lines = bodies.slice(from, from + AT_ONCE).flatMap((body) => [{}, body])
    const reply = v.parse(repliesSchema, await client.ask('POST', `/${index}/_msearch`, lines, patience))
    for (const answer of reply.responses) {
      if ('hits' in answer) {
        answers.push(hitsOf(answer))
        continue
      }
      const { status, error } = answer
      if (status === 429 || status >= 500)
        throw new SearchUnavailableError(`OpenSearch answers ${status}: ${error.type}`)
      throw new Error(`OpenSearch answers ${status}: ${error.type}`)
    }
  }
  return answers
}

export const idOf = ({ _source }: Hit): number => v.parse(idSchema, _source).id
const objectOf = ({ _source }: Pick<Hit, '_source'>): RemoteObject => v.parse(objectSchema, _source)
const placeOf = ({ _source }: Hit): RemotePlace => ({ ...v.parse(placeSchema, _source), partitions: [] })

/** The look-ups that the search asks, as searches of two indexes. */
export function createOpenSearchStore(
  client: OpenSearchClient,
  names: IndexNames,
  patience: Patience,
): AddressStore {
  const ask = (index: string, body: queries.SearchBody) => searchIndex(client, index, body, patience)
  const askMany = (index: string, bodies: readonly queries.SearchBody[]) =>
    patiently(patience, () => searchMany(client, index, bodies, { ...patience, tries: 1 }))
  const ids = async (body: queries.SearchBody) => (await ask(names.objects, body)).map(idOf)
  return {
    async hasWords(words) {
      const found = await askMany(names.places, words.map(queries.hasWordBody))
      return found.map((hits) => hits.length > 0)
    },
    async similarWords(word, limit) {
      const body = queries.similarWordsBody(word.text)
      const hits = body ? await ask(names.places, body) : []
      const words = hits.flatMap(({ _source }) => {
        const { own, other } = v.parse(wordsSchema, _source)
        return [...own, ...other]
      })
      return nearestWords(words, word, limit)
    },
    async places(pattern) {
      const body = queries.placesBody(pattern)
      return body ? (await ask(names.places, body)).map(placeOf) : []
    },
    async objects(patterns, limit) {
      const bodies = patterns.map((pattern) => queries.unitBody(pattern, limit))
      return (await askMany(names.objects, bodies)).flat().map(objectOf)
    },
    async houses(patterns, limit) {
      const bodies = patterns.map((pattern) => queries.housesBody(pattern, limit))
      const houses = (await askMany(names.objects, bodies)).flat().map((hit) => ({
        first: idOf(hit),
        objects: (hit.inner_hits?.['objects']?.hits.hits ?? []).map((inner) => objectOf(inner as Hit)),
      }))
      return houses
        .toSorted((one, other) => one.first - other.first)
        .flatMap(({ objects }) => objects.toSorted((one, other) => one.id - other.id))
    },
    async firstObjects(places) {
      if (places.length === 0) return []
      return (await ask(names.objects, queries.firstObjectsBody(places))).map(objectOf)
    },
    byNumber: (numbers) => ids(queries.byNumberBody(numbers)),
    byOtherNumber: (number) => ids(queries.byOtherNumberBody(number)),
    numbersFrom: (beginning, limit) => ids(queries.numbersFromBody(beginning, limit)),
  }
}

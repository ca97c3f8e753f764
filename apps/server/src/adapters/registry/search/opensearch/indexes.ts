import { OpenSearchRefusal, type OpenSearchClient, type Patience } from './client.ts'

/**
 * Goes up with every change of the documents and of how addresses are read. It is a part of the names, so an older
 * program keeps its own indexes while a newer one loads new ones beside them.
 */
const VERSION = 2

export interface IndexNames {
  readonly places: string
  readonly objects: string
}

export const indexNames = (prefix: string): IndexNames => ({
  places: `${prefix}-places-${VERSION}`,
  objects: `${prefix}-objects-${VERSION}`,
})

const keyword = { type: 'keyword' } as const
const stored = { type: 'keyword', index: false, doc_values: false } as const

/**
 * Numbers of shards and replicas are not said here: an operator's index template decides them. A street of which a word is
 * misspelt is found by one expression for all ways to misspell it, which may be long.
 */
const PLACES = {
  settings: { index: { max_regex_length: 10_000 } },
  mappings: {
    dynamic: 'strict',
    properties: {
      id: { type: 'integer' },
      key: stored,
      own: stored,
      other: stored,
      own_count: { type: 'integer' },
      kinds: { type: 'long', index: false },
      words: keyword,
      // Words that a misspelt one may mean: long ones of Russian letters.
      fuzzy: keyword,
      houses: keyword,
    },
  },
} as const

const OBJECTS = {
  mappings: {
    dynamic: 'strict',
    properties: {
      id: { type: 'integer' },
      place: { type: 'integer' },
      house: keyword,
      house_number: { type: 'integer' },
      is_house: { type: 'boolean' },
      unit: keyword,
      // Without the letters before its number: «ком2» is «2», too.
      unit_number: keyword,
      quarter: keyword,
      parcel: { type: 'long' },
      parcel_text: keyword,
      number: keyword,
      other_number: keyword,
    },
  },
} as const

/** Makes the indexes that are not there; answers whether both were. Throws when OpenSearch cannot be written to. */
export async function prepareIndexes(
  client: OpenSearchClient,
  names: IndexNames,
  patience: Patience,
): Promise<boolean> {
  const health = (await client.ask('GET', '/_cluster/health', undefined, patience)) as { status: string }
  if (health.status === 'red') throw new Error('состояние кластера red: часть данных недоступна')
  const kept = [
    await isThere(client, names.places, PLACES, patience),
    await isThere(client, names.objects, OBJECTS, patience),
  ]
  return kept.every(Boolean)
}

async function isThere(client: OpenSearchClient, name: string, index: object, patience: Patience) {
  try {
    await client.ask('PUT', `/${name}`, index, patience)
    return false
  } catch (error) {
    const isTaken =
      error instanceof OpenSearchRefusal && error.message.includes('resource_already_exists_exception')
    if (isTaken) return true
    throw error
  }
}

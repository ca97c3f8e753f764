import { valuesOf, type Documents, type Stored } from './documents.ts'
import { compileQuery } from './queries.ts'
import { Refusal } from './refusal.ts'

type Order = Readonly<Record<string, { readonly order: 'asc' | 'desc' }>>

interface InnerHits {
  readonly name: string
  readonly size: number
  readonly _source: readonly string[] | false
  readonly sort: readonly Order[]
}

interface SearchBody {
  readonly size?: number
  readonly query: Readonly<Record<string, unknown>>
  readonly sort?: readonly Order[]
  readonly _source?: readonly string[] | false
  readonly collapse?: { readonly field: string; readonly inner_hits?: InnerHits }
  readonly terminate_after?: number
  readonly track_total_hits?: boolean
}

const KNOWN = new Set(['size', 'query', 'sort', '_source', 'collapse', 'terminate_after', 'track_total_hits'])
const MOST_HITS = 10_000

interface Scored {
  readonly document: Stored
  readonly score: number
}

/** Answers a body of `_search`; throws the refusal of one that the engine would refuse. */
export function searchDocuments(index: Documents, name: string, body: SearchBody) {
  const unknown = Object.keys(body).find((key) => !KNOWN.has(key))
  if (unknown) throw new Refusal(400, 'parsing_exception', `Unknown key for [${unknown}]`)
  const size = body.size ?? 10
  if (size > MOST_HITS)
    throw new Refusal(400, 'illegal_argument_exception', `Result window is too large, [${size}]`)
  // An index without documents answers nothing; before any was seen it still refuses what it does not know.
  const { matches, score, candidates } = compileQuery(body.query, index)
  const seen = [...(candidates ?? index.visible)]
  const found = seen.filter(matches).map((document) => ({ document, score: score(document) }))
  const sorted = sortBy(index, found, body.sort ?? [{ _score: { order: 'desc' } }])
  const { collapse, _source: fields } = body
  const groups = collapse ? groupBy(index, sorted, collapse.field) : undefined
  const top = (groups ? [...groups.values()].map(([first]) => first as Scored) : sorted).slice(0, size)
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      hits: top.map((hit) => ({
        ...toHit(name, hit, fields),
        sort: (body.sort ?? []).map((order) => sortValue(hit, Object.keys(order)[0] ?? '')),
        ...(collapse?.inner_hits && {
          inner_hits: innerHits(
            index,
            name,
            groups?.get(valueOf(hit, collapse.field)) ?? [],
            collapse.inner_hits,
          ),
        }),
      })),
    },
  }
}

function innerHits(
  index: Documents,
  name: string,
  group: readonly Scored[],
  { name: key, size, sort, _source: fields }: InnerHits,
) {
  const hits = sortBy(index, group, sort).slice(0, size)
  return { [key]: { hits: { hits: hits.map((hit) => toHit(name, hit, fields)) } } }
}

function toHit(name: string, { document, score }: Scored, fields: readonly string[] | false | undefined) {
  const source =
    fields === false
      ? undefined
      : Object.fromEntries(Object.entries(document.source).filter(([key]) => !fields || fields.includes(key)))
  return { _index: name, _id: document.id, _score: score, ...(source && { _source: source }) }
}

const valueOf = ({ document }: Scored, field: string): unknown => valuesOf(document, field)[0]

function groupBy(index: Documents, hits: readonly Scored[], field: string): Map<unknown, Scored[]> {
  index.mustBeSortable(field)
  const groups = new Map<unknown, Scored[]>()
  for (const hit of hits) {
    const value = valueOf(hit, field)
    groups.set(value, [...(groups.get(value) ?? []), hit])
  }
  return groups
}

const sortValue = (hit: Scored, field: string): unknown =>
  field === '_score' ? hit.score : valueOf(hit, field)

/** Missing values come last; what is equal keeps the order of the documents. */
function sortBy(index: Documents, hits: readonly Scored[], orders: readonly Order[]): readonly Scored[] {
  const keys = orders.flatMap((order) => Object.entries(order))
  for (const [field] of keys) if (field !== '_score') index.mustBeSortable(field)
  return hits.toSorted((one, other) => {
    for (const [field, { order }] of keys) {
      const difference = compare(sortValue(one, field), sortValue(other, field))
      if (difference !== 0) return order === 'asc' ? difference : -difference
    }
    return 0
  })
}

function compare(one: unknown, other: unknown): number {
  if (one === other) return 0
  if (one === undefined) return 1
  if (other === undefined) return -1
  return (one as string | number | boolean) < (other as string | number | boolean) ? -1 : 1
}

import * as v from 'valibot'
import { SearchUnavailableError } from '../search-unavailable-error.ts'
import { patiently, type OpenSearchClient, type Patience } from './client.ts'

/** One line of `_bulk`, with its document unless it deletes. */
export interface BulkAction {
  readonly action: Readonly<Record<string, object>>
  readonly document?: object
}

/** How an action ended: `409` for a document that is there already, or was changed since it was read. */
export interface BulkResult {
  readonly status: number
}

const replySchema = v.object({
  items: v.array(
    v.record(
      v.string(),
      v.object({
        status: v.number(),
        error: v.optional(v.object({ type: v.string(), reason: v.optional(v.string()) })),
      }),
    ),
  ),
})

/** Actions of one request: a document is some hundred bytes, and requests should stay below ten megabytes. */
const AT_ONCE = 5000

/**
 * Writes documents. A request may fail in a part: what was refused for want of room is sent again, alone. Throws what was
 * refused for good, and `SearchUnavailableError` when patience is at its end; what was written until then stays and is the same when it is
 * written again.
 */
export async function sendBulk(
  client: OpenSearchClient,
  index: string,
  actions: readonly BulkAction[],
  patience: Patience,
): Promise<readonly BulkResult[]> {
  const results: BulkResult[] = []
  for (let from = 0; from < actions.length; from += AT_ONCE)
    results.push(...(await sendOne(client, index, actions.slice(from, from + AT_ONCE), patience)))
  return results
}

async function sendOne(
  client: OpenSearchClient,
  index: string,
  actions: readonly BulkAction[],
  patience: Patience,
): Promise<readonly BulkResult[]> {
  const results = new Map<number, BulkResult>()
  let open = actions.map((action, at) => ({ ...action, at }))
  // The pauses are those of the parts: a whole request that fails is one try of each of its actions.
  await patiently(patience, async () => {
    const lines = open.flatMap(({ action, document }) => (document ? [action, document] : [action]))
    const reply = v.parse(
      replySchema,
      await client.ask('POST', `/${index}/_bulk`, lines, { ...patience, tries: 1 }),
    )
    const left: typeof open = []
    for (const [place, sent] of open.entries()) {
      const [result] = Object.values(reply.items[place] ?? {})
      if (!result) throw new Error('OpenSearch answers fewer actions than it was sent')
      const { status, error } = result
      if (status === 429 || status >= 500) left.push(sent)
      else if (error && status !== 409 && status !== 404)
        throw new Error(`OpenSearch refuses a document with ${status}: ${error.type}: ${error.reason ?? ''}`)
      else results.set(sent.at, { status })
    }
    open = left
    if (open.length > 0)
      throw new SearchUnavailableError(`OpenSearch has no room for ${open.length} documents`)
  })
  return actions.map((_, at) => results.get(at) as BulkResult)
}

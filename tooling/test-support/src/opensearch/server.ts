import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Documents, type IndexBody, type Source } from './documents.ts'
import { Refusal } from './refusal.ts'
import { searchDocuments } from './search.ts'

/**
 * How a call ends instead of well: `busy` and `away` refuse it whole, `silent` never answers, `crowded` refuses every third
 * document of a `_bulk` or search of an `_msearch`, `broken-shard` answers a part, `garbled` something that is no JSON.
 */
export type OpenSearchMood = 'busy' | 'away' | 'silent' | 'crowded' | 'broken-shard' | 'garbled'

export interface OpenSearchServer {
  readonly url: string
  /** Method and path of every call, with the number of lines of its body. */
  readonly calls: readonly { readonly what: string; readonly lines: number }[]
  readonly indexes: ReadonlyMap<string, Documents>
  health: 'green' | 'yellow' | 'red'
  /** The next calls whose path ends so get this mood, so many of them. */
  troubleNext: (ending: string, mood: OpenSearchMood, count: number) => void
  /** Lets all searches see what was written. */
  refresh: () => void
  stop: () => Promise<void>
}

type Json = Readonly<Record<string, unknown>>

/** An OpenSearch on loopback in memory, as far as this product speaks its wire format; what it does not know it refuses. */
export async function startOpenSearchServer(password?: string): Promise<OpenSearchServer> {
  const indexes = new Map<string, Documents>()
  const calls: { what: string; lines: number }[] = []
  let trouble: { ending: string; mood: OpenSearchMood; count: number } | undefined
  const wanted = password && `Basic ${Buffer.from(`proverka:${password}`).toString('base64')}`

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost')
      calls.push({ what: `${request.method} ${pathname}`, lines: body.split('\n').length - 1 })
      const mood = takeMood(pathname)
      if (mood === 'silent') return
      if (mood === 'garbled') return void response.end('<html>')
      try {
        if (wanted && request.headers.authorization !== wanted)
          throw new Refusal(401, 'security_exception', 'Unauthorized')
        if (mood === 'busy')
          throw new Refusal(429, 'opensearch_rejected_execution_exception', 'queue is full')
        if (mood === 'away') throw new Refusal(503, 'cluster_block_exception', 'no cluster manager')
        const type = request.headers['content-type']
        send(response, 200, answer(request.method ?? '', pathname, body, type, mood))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        send(response, error.status, {
          error: { type: error.type, reason: error.message },
          status: error.status,
        })
      }
    })
  })

  function takeMood(path: string): OpenSearchMood | undefined {
    if (!trouble || trouble.count === 0 || !path.endsWith(trouble.ending)) return undefined
    trouble.count--
    return trouble.mood
  }

  function answer(
    method: string,
    path: string,
    body: string,
    type: string | undefined,
    mood?: OpenSearchMood,
  ) {
    if (path === '/_cluster/health') return { status: opened.health }
    const [, names = '', verb] = path.split('/')
    if (method === 'PUT' && verb === undefined) return create(names, JSON.parse(body) as IndexBody)
    const index = () => findIndex(names)
    switch (verb) {
      case '_refresh':
        for (const name of names.split(',')) findIndex(name).refresh()
        return { _shards: { failed: 0 } }
      case '_mget':
        return { docs: (JSON.parse(body) as { ids: string[] }).ids.map((id) => getOne(index(), id)) }
      case '_bulk':
        return bulk(index(), linesOf(body, type), mood === 'crowded')
      case '_search':
        return withMood(searchDocuments(index(), names, JSON.parse(body) as never), mood)
      case '_msearch':
        return { took: 1, responses: searchMany(index(), names, linesOf(body, type), mood) }
      default:
        throw new Refusal(400, 'illegal_argument_exception', `no handler found for [${method} ${path}]`)
    }
  }

  function create(name: string, body: IndexBody) {
    if (indexes.has(name))
      throw new Refusal(400, 'resource_already_exists_exception', `index [${name}] already exists`)
    indexes.set(name, new Documents(body))
    return { acknowledged: true, shards_acknowledged: true, index: name }
  }

  function findIndex(name: string): Documents {
    const index = indexes.get(name)
    if (!index) throw new Refusal(404, 'index_not_found_exception', `no such index [${name}]`)
    return index
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const opened: OpenSearchServer = {
    url: `http://${password ? `proverka:${encodeURIComponent(password)}@` : ''}127.0.0.1:${port}`,
    calls,
    indexes,
    health: 'green',
    troubleNext(ending, mood, count) {
      trouble = { ending, mood, count }
    },
    refresh: () => indexes.forEach((index) => index.refresh()),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return opened
}

function getOne(index: Documents, id: string) {
  const found = index.get(id)
  return found
    ? { _id: id, found: true, _seq_no: found.seqNo, _primary_term: 1, _source: found.source }
    : { _id: id, found: false }
}

/** Each action ends by itself; `errors` says whether one of them failed. */
function bulk(index: Documents, lines: readonly Json[], isCrowded: boolean) {
  const items: Json[] = []
  for (let at = 0; at < lines.length; at++) {
    const [action = '', target] = Object.entries(lines[at] ?? {})[0] ?? []
    const { _id, if_seq_no: seqNo } = target as { _id: string; if_seq_no?: number }
    const source = action === 'delete' ? {} : (lines[++at] as Source)
    const end = (): Json => {
      if (isCrowded && items.length % 3 === 2)
        throw new Refusal(429, 'opensearch_rejected_execution_exception', 'queue is full')
      return {
        status:
          action === 'delete'
            ? index.remove(_id)
            : index.write(action as 'index' | 'create', _id, source, seqNo),
      }
    }
    try {
      items.push({ [action]: { _id, ...end() } })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { status, type, message } = error
      items.push({ [action]: { _id, status, error: { type, reason: message } } })
    }
  }
  return { took: 1, errors: items.some((item) => 'error' in (Object.values(item)[0] as Json)), items }
}

function searchMany(
  index: Documents,
  name: string,
  lines: readonly Json[],
  mood: OpenSearchMood | undefined,
) {
  const bodies = lines.filter((_, at) => at % 2 === 1)
  return bodies.map((body, at) => {
    try {
      if (mood === 'crowded' && at % 3 === 0)
        throw new Refusal(429, 'opensearch_rejected_execution_exception', 'queue is full')
      return { ...withMood(searchDocuments(index, name, body as never), mood), status: 200 }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { error: { type: error.type, reason: error.message }, status: error.status }
    }
  })
}

const withMood = <Answer extends object>(answer: Answer, mood: OpenSearchMood | undefined) =>
  mood === 'broken-shard'
    ? { ...answer, _shards: { total: 2, successful: 1, skipped: 0, failed: 1 } }
    : answer

/** Lines of JSON, the last one ended as well, as the format wants it. */
function linesOf(body: string, type: string | undefined): readonly Json[] {
  if (type !== 'application/x-ndjson')
    throw new Refusal(406, 'content_type_header_exception', `Content-Type header [${type}] is not supported`)
  if (!body.endsWith('\n'))
    throw new Refusal(
      400,
      'illegal_argument_exception',
      'The bulk request must be terminated by a newline [\\n]',
    )
  return body
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line) as Json)
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

import type { Call, EndpointOf, ExtraOf, ReplyOf } from '@proverka/api/contract'
import { ERROR_CODES } from '@proverka/domain/errors'
import type { ErrorCode } from '@proverka/domain/errors'

/** What a call comes to in a story. */
export interface FakeAnswer {
  readonly endpoint: Call
  /** Told what the call carried. */
  readonly respond: (init: RequestInit | undefined, query: URLSearchParams) => Promise<Response>
}

/** For stories: the call is answered, in the envelope of the real server. */
export function replies<C extends Call>(endpoint: C, data: ReplyOf<EndpointOf<C>>): FakeAnswer {
  const body = endpoint.envelope === 'bare' ? data : { data }
  return { endpoint, respond: async () => Response.json(body) }
}

/** For stories: the answer is made when it is asked for, as a signature is. */
export function repliesMade<C extends Call>(
  endpoint: C,
  make: () => Promise<ReplyOf<EndpointOf<C>>>,
): FakeAnswer {
  return { endpoint, respond: async () => Response.json({ data: await make() }) }
}

/** For stories: the answer depends on the query of the call. */
export function repliesTo<C extends Call>(
  endpoint: C,
  dataOf: (query: URLSearchParams) => ReplyOf<EndpointOf<C>>,
): FakeAnswer {
  return { endpoint, respond: async (_init, query) => Response.json({ data: dataOf(query) }) }
}

/** For stories: the call is answered with what its envelope holds beside the data, too. */
export function repliesWith<C extends Call>(
  endpoint: C,
  data: ReplyOf<EndpointOf<C>>,
  extra: ExtraOf<EndpointOf<C>>,
): FakeAnswer {
  return { endpoint, respond: async () => Response.json({ data, ...(extra as object) }) }
}

/** For stories: the call gives a file of that name. */
export function repliesFile(endpoint: Call, name: string): FakeAnswer {
  const headers = { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` }
  return { endpoint, respond: async () => new Response('file', { headers }) }
}

/** For stories: the call is refused, with the status and the words of the code. */
export function refuses(endpoint: Call, code: ErrorCode): FakeAnswer {
  const { status, text } = ERROR_CODES[code]
  return {
    endpoint,
    respond: async () => Response.json({ error: text, code, requestId: 'req-1' }, { status }),
  }
}

/** For stories: the answer stays away. */
export function waits(endpoint: Call): FakeAnswer {
  return { endpoint, respond: () => new Promise(() => undefined) }
}

/**
 * Answers the API calls of a story instead of the network; a call without a prepared answer gets a 404. Returns a
 * function that restores `fetch`.
 */
export function fakeServer(answers: readonly FakeAnswer[]): () => void {
  const own = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!pathname.startsWith('/api/')) return own(input, init)
    const method = (init?.method ?? 'GET').toUpperCase()
    const found = answers.find(
      ({ endpoint }) => endpoint.method === method && pathOf(endpoint).test(decodeURIComponent(pathname)),
    )
    return found ? found.respond(init, searchParams) : Response.json({ error: 'Not found' }, { status: 404 })
  }
  return () => {
    globalThis.fetch = own
  }
}

const pathOf = ({ path }: Call): RegExp =>
  // The slashes of `{path}` stay.
  new RegExp(`^/api${path.replaceAll('{path}', '.+').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)

import type { ApiClient } from '../src/index.ts'
import { json, type startWireServer } from './wire-server.ts'

type WireServer = Awaited<ReturnType<typeof startWireServer>>

/** One call as it must travel. */
export interface WireCase {
  readonly call: (api: ApiClient) => Promise<unknown>
  readonly method: string
  /** Path below the API base with its query. */
  readonly path: string
  readonly body?: unknown
  /** What the server answers as `data`, and the client must give back as it is. */
  readonly data: unknown
}

/** Makes the call against a real server; answers what travelled and what came back, to be compared with `wanted`. */
export async function travel(
  server: WireServer,
  api: ApiClient,
  { call, data }: WireCase,
): Promise<Omit<WireCase, 'call'>> {
  server.answerWith(json({ data }))
  const answer = await call(api)
  const { method, url, body } = server.last()
  return {
    method,
    path: decodeURIComponent(url).replace(/^\/api/, ''),
    ...(body !== '' && { body: JSON.parse(body) as unknown }),
    data: answer,
  }
}

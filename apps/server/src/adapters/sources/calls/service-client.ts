import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { SourceTerms } from '../terms.ts'
import { fetchBytes, fetchText, type Request } from './fetch-text.ts'
import type { Guard } from './guard.ts'
import type { TakeCall } from './quota.ts'
import { SourceError } from './source-error.ts'

/** One call of a service as its adapter writes it. */
export interface ServiceCall {
  readonly method?: 'GET' | 'POST'
  /** Below the base address, with a slash at its beginning. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number>>
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly form?: Readonly<Record<string, string>>
  readonly isLimit?: Request['isLimit']
  /** It buys something: an outage does not repeat it. */
  readonly buys?: true
}

/** An answer that has the shape it should have, and its bytes as text. */
export interface ReadAnswer<Value> {
  readonly value: Value
  readonly raw: string
}

/** How an adapter calls its service: within its limits, its answers checked. */
export interface ServiceClient {
  /** Empty for services that need none. */
  readonly key: string
  readonly now: () => Date
  /** Throws `SourceError` for an outage, a limit, and an answer of another shape. */
  readonly send: <Schema extends AnswerSchema>(
    call: ServiceCall,
    schema: Schema,
  ) => Promise<ReadAnswer<v.InferOutput<Schema>>>
  /** The bytes of a file, of at most `mostBytes`. Throws `SourceError`. */
  readonly download: (call: ServiceCall, mostBytes: number) => Promise<Buffer>
  /** Looks again and again, with growing pauses, until something is there. Throws `SourceError` after a minute. */
  readonly poll: <Result>(look: () => Promise<Result | undefined>) => Promise<Result>
}

/** Pauses of a service that works on a question: twice as long each time. */
const LONGEST_PAUSE_MS = 8000
const MOST_LOOKS = 10

type AnswerSchema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>

/** What a client is made of. */
export interface ServiceAccess {
  readonly url: string
  readonly key: string
  readonly terms: Pick<SourceTerms, 'timeoutMs'>
  readonly guard: Guard
  readonly takeCall: TakeCall
  readonly now: () => Date
  /** The pause before a question in work is looked at for the first time. */
  readonly firstPauseMs: number
  /** Receives each call that goes out. */
  readonly onCall: () => void
}

export function createServiceClient(access: ServiceAccess): ServiceClient {
  const { url, key, terms, guard, takeCall, now, firstPauseMs, onCall } = access

  async function callOnce<Schema extends AnswerSchema>(
    request: Request,
    schema: Schema,
  ): Promise<ReadAnswer<v.InferOutput<Schema>>> {
    await takeCall()
    onCall()
    const raw = await fetchText(request, terms.timeoutMs)
    return { value: readAs(schema, raw), raw }
  }

  return {
    key,
    now,
    send: (call, schema) => guard(() => callOnce(toRequest(url, call), schema), { isRepeatable: !call.buys }),
    download: (call, mostBytes) =>
      guard(async () => {
        await takeCall()
        onCall()
        return fetchBytes(toRequest(url, call), terms.timeoutMs, mostBytes)
      }),
    async poll(look) {
      for (let turn = 0; turn < MOST_LOOKS; turn++) {
        await wait(Math.min(firstPauseMs * 2 ** turn, LONGEST_PAUSE_MS))
        const found = await look()
        if (found !== undefined) return found
      }
      throw new SourceError('source-timeout', `not ready after ${MOST_LOOKS} looks`)
    },
  }
}

function toRequest(base: string, call: ServiceCall): Request {
  const { path, query = {}, json, form, isLimit } = call
  const url = new URL(base + path)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  const body = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json)
  return {
    method: call.method ?? (body === undefined ? 'GET' : 'POST'),
    url,
    headers: {
      accept: 'application/json',
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...call.headers,
    },
    ...(body !== undefined && { body }),
    ...(isLimit && { isLimit }),
  }
}

/** A service that changes its format is not understood, never half understood. */
function readAs<Schema extends AnswerSchema>(schema: Schema, raw: string): v.InferOutput<Schema> {
  let parsed: unknown
  try {
    parsed = JSON.parse(raw)
  } catch {
    throw new SourceError('unclear-answer', 'no JSON')
  }
  const result = v.safeParse(schema, parsed)
  if (result.success) return result.output
  throw new SourceError('unclear-answer', `another shape at ${v.getDotPath(result.issues[0]) ?? 'the top'}`)
}

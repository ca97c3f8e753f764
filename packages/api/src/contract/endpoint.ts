import type { Permission } from '@proverka/domain/accounts'
import type { ErrorCode } from '@proverka/domain/errors'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { DownloadedFile } from './downloaded-file.ts'

/**
 * Who may call: `guest` needs no token, `user` a signed-in person (own data only), `staff:orders.read` a member of the
 * staff with this permission. `order` is for signed-in people and for the browser in which a guest made the order: it
 * may open that one thing.
 */
export type Access = 'guest' | 'order' | 'user' | 'partner' | `${typeof STAFF}${Permission}`

const STAFF = 'staff:'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What an endpoint answers with: JSON of a schema, a file, or server-sent events until there is nothing to tell. */
export type ReplyShape = GenericSchema | 'blob' | 'events'

/** How a body travels. `form` is `application/x-www-form-urlencoded`. */
export type BodyType = 'json' | 'form' | 'multipart'

/** One endpoint as a runtime value: the client, the server, OpenAPI and the access test are all made from it. */
export interface Endpoint<
  Params extends GenericSchema | undefined = GenericSchema | undefined,
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Reply extends ReplyShape = ReplyShape,
  Extra extends GenericSchema | undefined = GenericSchema | undefined,
  Headers extends GenericSchema | undefined = GenericSchema | undefined,
> {
  /** Requirement row of the call; calls of our own are named `OWN-…`. */
  readonly id: string
  readonly method: Method
  /** Path below the API base with `{name}` for parameters. */
  readonly path: string
  readonly access: Access
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly bodyType: BodyType
  /** Bytes that a request may carry at most; more is refused with 413 before it is read. */
  readonly bodyLimit: number
  /** Headers that only this endpoint reads, in lower case. */
  readonly headers: Headers
  /** `bare` answers without the envelope `data`, as the adverts and suggestion hosts do (AMB-100). */
  readonly envelope: 'data' | 'bare'
  /** Shape of `data` in the reply, `blob` for a file, `events` for a stream of server-sent events. */
  readonly reply: Reply
  /** Siblings of `data` in the reply, for example `jwt` (AMB-46). */
  readonly extra: Extra
  /**
   * Error codes of this endpoint, in addition to those that follow from its other properties (access, method, key) and
   * those of every endpoint (input, limit, unknown).
   */
  readonly errors: readonly ErrorCode[]
  /** A GET that changes something: refused, like every other method, for a request from another site (SEC-06). */
  readonly actsOnGet: boolean
  /**
   * The client sends an `Idempotency-Key`: a repeat with the same key gets the first answer again, another request under
   * it is refused (`idempotency/conflict`). So is every call that orders, pays or moves money.
   */
  readonly idempotent: boolean
  /** The client sends `Source-Site` (AMB-106). */
  readonly sourceSite: boolean
  /** Milliseconds after which the client gives up. */
  readonly timeoutMs: number
}

interface Declaration<
  Params extends GenericSchema | undefined,
  Query extends GenericSchema | undefined,
  Body extends GenericSchema | undefined,
  Reply extends ReplyShape,
  Extra extends GenericSchema | undefined,
  Headers extends GenericSchema | undefined,
> {
  id: string
  method: Method
  path: string
  access: Access
  params?: Params
  query?: Query
  body?: Body
  bodyType?: BodyType
  bodyLimit?: number
  headers?: Headers
  envelope?: 'data' | 'bare'
  reply: Reply
  extra?: Extra
  errors?: readonly ErrorCode[]
  actsOnGet?: boolean
  idempotent?: boolean
  sourceSite?: boolean
  timeoutMs?: number
}

/** The permission that a call of the staff needs; undefined for calls of others. */
export function permissionOf({ access }: Pick<Endpoint, 'access'>): Permission | undefined {
  return access.startsWith(STAFF) ? (access.slice(STAFF.length) as Permission) : undefined
}

const DEFAULT_TIMEOUT_MS = 30_000
const MEBIBYTE = 1024 * 1024
const BODY_LIMITS: Readonly<Record<BodyType, number>> = {
  json: MEBIBYTE,
  form: MEBIBYTE,
  // An extract of 50 MB and the form around it.
  multipart: 51 * MEBIBYTE,
}

/**
 * Declares an endpoint; what is left out gets the value that most endpoints have.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<
  Reply extends ReplyShape,
  Params extends GenericSchema | undefined = undefined,
  Query extends GenericSchema | undefined = undefined,
  Body extends GenericSchema | undefined = undefined,
  Extra extends GenericSchema | undefined = undefined,
  Headers extends GenericSchema | undefined = undefined,
>(
  declaration: Declaration<Params, Query, Body, Reply, Extra, Headers>,
): Endpoint<Params, Query, Body, Reply, Extra, Headers> {
  const bodyType = declaration.bodyType ?? 'json'
  return {
    ...declaration,
    params: declaration.params as Params,
    query: declaration.query as Query,
    body: declaration.body as Body,
    extra: declaration.extra as Extra,
    headers: declaration.headers as Headers,
    bodyType,
    bodyLimit: declaration.bodyLimit ?? BODY_LIMITS[bodyType],
    envelope: declaration.envelope ?? 'data',
    errors: declaration.errors ?? [],
    actsOnGet: declaration.actsOnGet ?? false,
    idempotent: declaration.idempotent ?? false,
    sourceSite: declaration.sourceSite ?? false,
    timeoutMs: declaration.timeoutMs ?? DEFAULT_TIMEOUT_MS,
  }
}

/** Whether a call changes something, so that no page of another site may make a browser do it (SEC-06). */
export function isAct({ method, actsOnGet }: Pick<Endpoint, 'method' | 'actsOnGet'>): boolean {
  return method !== 'GET' || actsOnGet
}

type InputOf<Schema> = Schema extends GenericSchema ? InferInput<Schema> : undefined
type OutputOf<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined

type Defined<Fields> = { [Key in keyof Fields as Fields[Key] extends undefined ? never : Key]: Fields[Key] }

/** What a caller gives: only the parts that the endpoint declares. */
export type CallInput<E extends Endpoint> = Defined<{
  params: InputOf<E['params']>
  query: InputOf<E['query']>
  body: InputOf<E['body']>
}> &
  HeadersInput<InputOf<E['headers']>>

/** Headers that may all be absent are left out as a whole. */
type HeadersInput<Headers> = Headers extends undefined
  ? unknown
  : Partial<Headers> extends Headers
    ? { headers?: Headers }
    : { headers: Headers }

/** What the server works with after validation. */
export type HandlerInput<E extends Endpoint> = Defined<{
  params: OutputOf<E['params']>
  query: OutputOf<E['query']>
  body: OutputOf<E['body']>
  headers: OutputOf<E['headers']>
}>

export type ReplyOf<E extends Endpoint> = E['reply'] extends GenericSchema
  ? InferOutput<E['reply']>
  : E['reply'] extends 'events'
    ? ReadableStream<Uint8Array>
    : DownloadedFile

/** What the server must hand over before serialisation. */
export type ReplyInput<E extends Endpoint> = E['reply'] extends GenericSchema ? InferInput<E['reply']> : never

export type ExtraOf<E extends Endpoint> = OutputOf<E['extra']>

/** Endpoints by area and verb-named function, as in `client.orders.createOrder`. */
export type Contract = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

/** Holds no value: what was declared, for the types of a call. */
declare const declared: unique symbol

/** What of a declaration the server and the tests read; a client sends what it is given and checks what comes back. */
type ServerFact = 'access' | 'params' | 'query' | 'body' | 'bodyLimit' | 'headers' | 'errors'

/** An endpoint as a client needs it: how to call it and what comes back. Its type still knows what goes in. */
export type Call<E extends Endpoint = Endpoint> = Omit<E, ServerFact> & { readonly [declared]?: E }

/** The calls of an area. */
export type CallsOf<Area extends Contract[string]> = { readonly [Name in keyof Area]: Call<Area[Name]> }

/** Calls by area, as `createClient` takes them. */
export type Calls = Readonly<Record<string, Readonly<Record<string, Call>>>>

/** The declaration behind a call. */
export type EndpointOf<C> = C extends Endpoint
  ? C
  : C extends { readonly [declared]?: infer E extends Endpoint }
    ? E
    : never

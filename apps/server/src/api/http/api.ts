import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { contract, isAct, permissionOf, type Endpoint } from '@proverka/api/contract'
import { appError } from '@proverka/domain/errors'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie, setCookie } from 'hono/cookie'
import { createPersonalDataFinder, type FindPersonalData } from '../../platform/audit/find-personal-data.ts'
import { createPersonalDataMasker } from '../../platform/audit/mask-personal-data.ts'
import { logReading } from './log-reading.ts'
import type { PersonalDataOf } from '../../platform/audit/personal-part.ts'
import type { AppContext } from '../../services/context.ts'
import { isId } from '../../platform/db/is-id.ts'
import { requirePermission } from '../policies/staff.ts'
import { isInScope } from '../policies/token-scope.ts'
import { authenticate } from '../../services/accounts/sessions.ts'
import { isApiToken } from '../../services/accounts/api-tokens.ts'
import { noteCall } from './access-log.ts'
import { bindingCookie } from './binding-cookie.ts'
import { createBodyBudget, SMALL_BYTES } from './body-budget.ts'
import type { Call } from '../../services/call.ts'
import { countArriving } from './count-arriving.ts'
import { giveHeaders } from './default-headers.ts'
import { errorReply } from './error-reply.ts'
import type { Handlers } from './handlers.ts'
import type { FileReply, StreamedFileReply } from '../../platform/file-reply.ts'
import type { EventStream } from '../../platform/live/event-stream.ts'
import { createContractChecker, type ContractChecker } from './contract-checker.ts'
import { jsonOf } from './encoded-reply-cache.ts'
import { readIdempotencyKey } from './read-idempotency-key.ts'
import { isNewWork } from './new-work.ts'
import { readInput } from './read-input.ts'
import type { RequestFacts } from './request-facts.ts'
import { guardStream } from './guard-stream.ts'
import { visitSourceOf } from './visit-source.ts'

export const API_BASE = '/api'

/** A secret that we made; anything else binds nothing. */
const BINDING = /^[\w-]{43}$/
const VISITOR_COOKIE = 'proverka_visitor'
const YEAR_SECONDS = 31_536_000
const JSON_TYPE = { 'Content-Type': 'application/json' }
/** No proxy may hold events back to send them together. */
const EVENT_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}
const KEPT_NOWHERE = { 'Cache-Control': 'no-store' }

/** Who signs in anew may still send the token that has ended. */
const SIGN_IN: ReadonlySet<Endpoint> = new Set<Endpoint>(Object.values(contract.auth))

type AnyHandler = (input: Record<string, unknown>, call: Call) => Promise<unknown>

/** The API below `/api`: every endpoint of the contract goes through the same steps in the same order. */
export function createApi(context: AppContext, handlers: Handlers, facts: RequestFacts): Hono {
  const checksReplies = context.config.checkReplies ?? !context.config.production
  const bodies = createBodyBudget()
  const api = new Hono()
  api.use((c, next) => giveHeaders(c, next, KEPT_NOWHERE))
  for (const [area, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
      const handler = (handlers as unknown as Record<string, Record<string, AnyHandler>>)[area]?.[name]
      if (!handler) throw new Error(`no handler for ${area}.${name}`)
      register(api, endpoint, handler, toHonoPath(endpoint.path))
      // Addresses of the specification that end in a slash work without it, as OpenAPI wants them.
      if (endpoint.path.endsWith('/'))
        register(api, endpoint, handler, toHonoPath(endpoint.path.slice(0, -1)))
    }
  }
  api.all('*', () => {
    throw appError('call/not-found')
  })
  return api

  function register(app: Hono, endpoint: Endpoint, handler: AnyHandler, path: string): void {
    const checker = checksReplies ? createContractChecker(endpoint) : undefined
    const findPersonalData = createPersonalDataFinder(endpoint)
    const maskPersonalData = createPersonalDataMasker(endpoint)
    if (isNewWork(endpoint)) app.on(endpoint.method, path, admitNew)
    // A GET has no body, and looking for one costs more than all the rest here. Payment notifications never wait for the
    // budget: only the size limit bounds their bodies.
    if (endpoint.method !== 'GET') {
      if (endpoint !== contract.payment.receiveWebhook) app.on(endpoint.method, path, countBody(endpoint))
      app.on(endpoint.method, path, limitBody(endpoint))
    }
    app.on(endpoint.method, path, async (c) => {
      noteCall(c, { route: `${API_BASE}${endpoint.path}` })
      // limit
      await context.rateLimits.consume('call', facts.ip(c))
      // the page that asks
      if (isAct(endpoint) && facts.isOfOtherSite(c)) throw appError('access/cross-site')
      // authenticate
      const call = await createCall(c, endpoint)
      // validate
      const input = await readInput(endpoint, c.req)
      // policy of the single thing, act and present: the route's own part
      const whole = await act(handler, input, call, checker)
      const result = maskPersonalData ? maskPersonalData(whole) : whole
      // whose data are disclosed to whom: logged before the answer goes out
      await logReading(
        context,
        endpoint,
        call,
        disclosedPersonalData(endpoint, result, input, call, findPersonalData),
      )
      return reply(c, endpoint, result, checker)
    })
  }

  /** What a page asks this server while it is rendered belongs to the work that was taken with the page. */
  function admitNew(c: Context, next: () => Promise<void>): Promise<void> {
    const { outgoing }: Partial<HttpBindings> = c.env ?? {}
    if (outgoing) context.admission.admitNew()
    return next()
  }

  /** A large body is counted as it comes, a small one is a part of its network's share; both until the answer. */
  function countBody({ bodyLimit: maxSize }: Endpoint): MiddlewareHandler {
    return async (c, next) => {
      const said = Number(c.req.header('content-length') ?? Infinity)
      if (said <= SMALL_BYTES) {
        const close = bodies.openSmall(facts.network(c))
        return next().finally(close)
      }
      if (said > maxSize && said !== Infinity) return next()
      const body = bodies.open(facts.network(c))
      c.req.raw = countArriving(c.req.raw, body)
      return next().finally(body.close)
    }
  }

  function limitBody({ bodyLimit: maxSize }: Endpoint): MiddlewareHandler {
    return bodyLimit({ maxSize, onError: () => errorReply(appError('input/too-large'), context.log) })
  }

  async function createCall(c: Context, endpoint: Endpoint): Promise<Call> {
    const site = facts.site(c)
    const cookieName = bindingCookie(facts.isHttps(c))
    const sent = getCookie(c, cookieName) ?? ''
    let binding = BINDING.test(sent) ? sent : undefined
    const bearer = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1]
    const caller = bearer ? await authenticate(context, bearer, binding, site.brand, facts.ip(c)) : undefined
    if (caller) noteCall(c, { actorId: caller.user.id })
    if (caller?.tokenScope && !isInScope(caller.tokenScope, endpoint)) throw appError('access/scope')
    // A page checks its token itself and signs its user out. To a program an answer for guests, with their prices, would
    // look like its own.
    if (bearer && !caller && !SIGN_IN.has(endpoint) && !facts.isOfOwnPage(c))
      throw appError(
        binding === undefined && !isApiToken(bearer) ? 'auth/token-unbound' : 'auth/token-invalid',
      )
    // Whether this browser may open that order is the route's question; one that has no cookie holds none.
    const permission = permissionOf(endpoint)
    const isForBrowser = endpoint.access === 'guest' || (endpoint.access === 'order' && binding !== undefined)
    if (!isForBrowser) {
      if (!bearer) throw appError('auth/token-required')
      if (!caller) throw appError('auth/token-invalid')
      if (permission) requirePermission(caller, permission)
    }
    return {
      site,
      caller,
      ip: facts.ip(c),
      userAgent: c.req.header('user-agent') ?? '',
      source: visitSourceOf(c),
      bearer,
      consentId: c.req.header('consent-id'),
      idempotencyKey: readIdempotencyKey(endpoint, c.req.header('idempotency-key'), caller?.user.id),
      get binding() {
        return binding
      },
      isConsole: facts.isConsole(c),
      setBinding: (value) => {
        binding = value
        setOwnCookie(c, cookieName, value)
      },
      visitorId: () => caller?.user.id ?? browserId(c),
    }
  }

  /** The id of a browser; one that is no id of ours is replaced. */
  function browserId(c: Context): string {
    const known = getCookie(c, VISITOR_COOKIE)
    if (isId(known)) return known
    const fresh = randomUUID()
    setOwnCookie(c, VISITOR_COOKIE, fresh, facts.cookieDomain(c))
    return fresh
  }

  /** A cookie that no script reads. */
  function setOwnCookie(c: Context, name: string, value: string, domain?: string): void {
    setCookie(c, name, value, {
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: YEAR_SECONDS,
      secure: facts.isHttps(c),
      domain,
    })
  }

  function reply(
    c: Context,
    endpoint: Endpoint,
    result: unknown,
    checker: ContractChecker | undefined,
  ): Response {
    if (endpoint.reply === 'blob') return fileReply(c, result as FileReply | StreamedFileReply, context)
    if (endpoint.reply === 'events')
      return c.body(guardStream(c, result as EventStream, context.log), 200, EVENT_HEADERS)
    const body = bodyOf(endpoint, result)
    checker?.checkReply(body)
    return c.body(jsonOf(result, body), 200, JSON_TYPE)
  }
}

/** Whose personal data an answer holds: a file says it itself, of everything else the schemas know. */
function disclosedPersonalData(
  endpoint: Endpoint,
  result: unknown,
  input: Record<string, unknown>,
  { caller }: Call,
  find: FindPersonalData | undefined,
): readonly PersonalDataOf[] {
  if (endpoint.reply === 'blob') return (result as FileReply | StreamedFileReply).about
  if (endpoint.reply === 'events') return []
  return find?.(bodyOf(endpoint, result), { ...input, caller: caller?.user }) ?? []
}

/**
 * The body of an answer: the handler returns all of it if the envelope has siblings of `data`, or without an envelope.
 */
function bodyOf(endpoint: Endpoint, result: unknown): object {
  const isWhole = endpoint.extra !== undefined || endpoint.envelope === 'bare'
  return isWhole ? (result as object) : { data: result }
}

/** The route's own part; what it refuses with has to be in the contract. */
async function act(
  handler: AnyHandler,
  input: Record<string, unknown>,
  call: Call,
  checker: ContractChecker | undefined,
): Promise<unknown> {
  try {
    return await handler(input, call)
  } catch (error) {
    checker?.checkError(error)
    throw error
  }
}

function fileReply(
  c: Context,
  file: FileReply | StreamedFileReply,
  { log }: Pick<AppContext, 'log'>,
): Response {
  const name = encodeURIComponent(file.name)
  c.header('Content-Type', file.type)
  c.header('Content-Disposition', `attachment; filename*=UTF-8''${name}`)
  return c.body('stream' in file ? guardStream(c, file.stream, log) : (file.bytes as Uint8Array<ArrayBuffer>))
}

/** `{id}` as Hono writes it; `{path}` takes the slashes too. */
function toHonoPath(path: string): string {
  return path.replaceAll('{path}', ':path{.+}').replaceAll(/\{(\w+)\}/g, ':$1')
}

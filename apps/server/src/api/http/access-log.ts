import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { matchRoute } from '@proverka/domain/navigation'
import type { Context, HonoRequest, MiddlewareHandler } from 'hono'
import type { AppContext } from '../../services/context.ts'
import { runTraced, type TracedOrder } from '../../platform/observability/trace.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { RequestFacts } from './request-facts.ts'

/** A request id given by a proxy in front of us or by a program of an API user. */
const GIVEN_ID = /^[\w-]{8,64}$/

const HASH_LENGTH = 12

/** What the steps of a call tell the log about it. */
export interface LoggedCall {
  /** The template of the address: `/api/order_item/{id}`. */
  route?: string
  actorId?: string
  /** Of the refusal, as in the answer. */
  code?: string
}

const calls = new WeakMap<HonoRequest, LoggedCall>()

/** Adds to the line of a request. */
export function noteCall(c: Context, facts: LoggedCall): void {
  const call = calls.get(c.req)
  if (call) Object.assign(call, facts)
}

/**
 * One line for each request, and its id in the answer, in every line of the log that it causes and in the jobs that it
 * starts (SAFE-19). No address, no name, no id of a user: templates and hashes. Of an order its number
 * and the ids of its items.
 */
export function accessLog(
  { log, metrics }: Pick<AppContext, 'log' | 'metrics'>,
  facts: RequestFacts,
): MiddlewareHandler {
  return (c, next) => {
    const id = readId(c.req.header('x-request-id'))
    const call: LoggedCall = {}
    const about: TracedOrder = {}
    calls.set(c.req, call)
    const start = performance.now()
    const { outgoing }: Partial<HttpBindings> = c.env ?? {}
    const socket = outgoing?.socket
    const bytesBefore = socket?.bytesWritten ?? 0
    outgoing?.setHeader('X-Request-Id', id)
    outgoing?.once('close', () => {
      const seconds = (performance.now() - start) / 1000
      const route = call.route ?? templateOf(c.req.path)
      const { method } = c.req
      const status = outgoing.statusCode
      metrics.observeRequest({ method, route, status, seconds })
      log.info(
        {
          requestId: id,
          method,
          route,
          status,
          ms: Math.round(seconds * 100_000) / 100,
          bytes: (socket?.bytesWritten ?? 0) - bytesBefore,
          ...about,
          ...(call.code && { code: call.code }),
          ...(call.actorId && { actor: sha256(call.actorId).slice(0, HASH_LENGTH) }),
          ...(!outgoing.writableFinished && { cut: true }),
        },
        'request',
      )
    })
    return runTraced(id, next, facts.network(c), about)
  }
}

function readId(given: string | undefined): string {
  return given !== undefined && GIVEN_ID.test(given) ? given : randomUUID()
}

/** The template of a page or file; addresses of no table share one. */
function templateOf(path: string): string {
  if (path.startsWith('/assets/')) return '/assets/*'
  if (path === '/healthz' || path === '/readyz') return path
  return matchRoute(path)?.route.path ?? '*'
}

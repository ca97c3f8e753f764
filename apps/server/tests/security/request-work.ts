import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import type { Server } from 'node:http'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { vi } from 'vitest'

/** What one request made the server do, in order: SQL without its values, and computations of password hashes. */
export type Work = string[]

const open = new AsyncLocalStorage<Work>()

/** Notes a step of the request that is being answered; work of the background has none. */
export function noteWork(step: string): void {
  open.getStore()?.push(step)
}

/** Notes every statement of either engine. Before the server starts. */
export function noteStatements(): void {
  keepWaitersApart()
  for (const [target, methods] of [
    [PGlite.prototype, ['query', 'exec']],
    [pg.Client.prototype, ['query']],
  ] as const) {
    for (const method of methods) {
      const original = Reflect.get(target, method) as (...values: unknown[]) => unknown
      vi.spyOn(
        target as unknown as Record<string, (...values: unknown[]) => unknown>,
        method,
      ).mockImplementation(function (this: unknown, ...values) {
        noteWork(textOf(values[0]))
        return original.apply(this, values)
      })
    }
  }
}

/**
 * A pool that is out of connections calls back anyone who waited from within the request that gave one back: without this,
 * a statement of the job queue would stand in the work of that request.
 */
function keepWaitersApart(): void {
  const original = Reflect.get(pg.Pool.prototype, 'connect') as (...values: unknown[]) => unknown
  vi.spyOn(
    pg.Pool.prototype as unknown as Record<string, (...values: unknown[]) => unknown>,
    'connect',
  ).mockImplementation(function (this: unknown, ...values) {
    return original.apply(
      this,
      values.map((value) =>
        typeof value === 'function' ? AsyncResource.bind(value as (...values: unknown[]) => unknown) : value,
      ),
    )
  })
}

/** Follows each request of a server; the list holds the work of the requests so far, the oldest first. */
export function followRequests(http: Server): Work[] {
  const works: Work[] = []
  const listeners = http.listeners('request') as ((...values: unknown[]) => void)[]
  http.removeAllListeners('request')
  http.on('request', (...values) => {
    const work: Work = []
    works.push(work)
    open.run(work, () => listeners.forEach((listen) => listen(...values)))
  })
  return works
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: string }).text)

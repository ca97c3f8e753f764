import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

/** The framework with nothing of ours: one answer to everything. What the server costs besides it is of our making. */
export function createBaselineListener(answer: () => string): RequestListener {
  const app = new Hono()
  app.get('*', (c) => c.body(answer(), 200, { 'Content-Type': 'application/json' }))
  return getRequestListener(app.fetch)
}

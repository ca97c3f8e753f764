import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

/** The bare framework: one answer to everything. Any further cost of the server is our own code's. */
export function createBaselineListener(answer: () => string): RequestListener {
  const app = new Hono()
  app.get('*', (c) => c.body(answer(), 200, { 'Content-Type': 'application/json' }))
  return getRequestListener(app.fetch)
}

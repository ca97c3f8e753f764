import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { errorPage, isPageOpened } from './error-page.ts'

const app = new Hono().get('/*', (c) => {
  const refusal = Response.json({ error: 'x' }, { status: 503, headers: { 'Retry-After': '5' } })
  return isPageOpened(c.req) ? errorPage(refusal, 'server/unavailable', c.req.path, 'r-1') : refusal
})

it('is a page for a browser, with a way to try again, and JSON for a script', async () => {
  const page = await app.request('/order/%3Cb%3E', { headers: { accept: 'text/html,application/xhtml+xml' } })
  expect([page.status, page.headers.get('content-type'), page.headers.get('retry-after')]).toEqual([
    503,
    'text/html; charset=utf-8',
    '5',
  ])
  const text = await page.text()
  expect(text).toContain('Попробовать еще раз')
  expect(text).not.toContain('<b>')
  const script = await app.request('/api/products', { headers: { accept: '*/*' } })
  expect(script.headers.get('content-type')).toContain('application/json')
})

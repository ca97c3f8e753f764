import { expect } from '@playwright/test'
import { hostFetch } from '@proverka/test-support/host-fetch'

const ADMIN = { username: 'admin@example.com', password: 'proverka-demo' }

/** Has an admin make a promo code for one product, and answers the code. */
export async function makeCoupon(product: string, discount: number): Promise<string> {
  const { body, cookie } = await call('/api/login', { body: ADMIN })
  const { token } = body.data as { token: string }
  const products = await call('/api/products')
  const listed = products.body.data as { product_id: string; product_name: string }[]
  const code = `E2E-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const product_id = listed.find(({ product_name }) => product_name === product)?.product_id
  const made = await call('/api/admin/coupon', {
    body: { code, product_id, discount, active_until: null },
    headers: { authorization: `Bearer ${token}`, cookie },
  })
  expect(made.status).toBe(200)
  return code
}

interface Sent {
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** By Node itself, which finds no `.localhost` by name. */
async function call(path: string, { body, headers }: Sent = {}) {
  const port = Number(process.env['E2E_PORT'])
  const reply = await hostFetch(port, `realty.localhost:${port}`, path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const cookies = [reply.headers['set-cookie'] ?? []].flat()
  return {
    status: reply.status,
    body: JSON.parse(reply.text) as { data: unknown },
    cookie: cookies.map((line) => line.split(';')[0]).join('; '),
  }
}

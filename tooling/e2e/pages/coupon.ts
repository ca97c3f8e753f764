import { expect } from '@playwright/test'
import { callAsAdmin, callByNode } from './admin-calls.ts'

/** Has an admin make a promo code for one product, and answers the code. */
export async function makeCoupon(product: string, discount: number): Promise<string> {
  const products = await callByNode('/api/products')
  const listed = products.body.data as { product_id: string; product_name: string }[]
  const code = `E2E-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const product_id = listed.find(({ product_name }) => product_name === product)?.product_id
  const made = await callAsAdmin('/api/admin/coupon', {
    body: { code, product_id, discount, active_until: null },
  })
  expect(made.status).toBe(200)
  return code
}

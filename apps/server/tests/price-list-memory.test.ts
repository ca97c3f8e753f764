import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { productId } from '@proverka/test-support/guest-order'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'

const EXTRACT = productId('EgrnObject')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const prices = async (site: 'realty' | 'fiz-pro' = 'realty') => {
  const { data } = await server.visit(site).call(contract.products.listProducts, { query: {} })
  return new Map(data.map(({ product_id, product_price }) => [product_id, product_price]))
}

it('the remembered price list is that of its brand', async () => {
  await server.sql(`update products set brands = array['realty'] where id = $1`, [EXTRACT])
  for (const _ of ['read', 'remembered']) {
    expect((await prices()).has(EXTRACT)).toBe(true)
    expect((await prices('fiz-pro')).has(EXTRACT)).toBe(false)
  }
})

it('a price that was changed past this process is soon in the list', async () => {
  const before = (await prices()).get(EXTRACT) ?? 0
  await server.sql(
    `update price_components set price_kopecks = price_kopecks + 700
      where product_id = $1 and is_base and enabled`,
    [EXTRACT],
  )
  const price = await until('the new price', async () => {
    const now = (await prices()).get(EXTRACT)
    return now === before ? undefined : now
  })
  expect(price).toBe(before + 7)
})

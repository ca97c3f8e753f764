import { contract } from '@proverka/api/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from './setup/admin.ts'
import { buildSites } from './setup/built-site.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

let sites: Awaited<ReturnType<typeof buildSites>>
let server: TestServer
beforeAll(async () => {
  sites = await buildSites()
  server = await startTestServer({ pages: sites.pages })
})
afterAll(async () => {
  await server.stop()
  await sites.remove()
})

describe('a page that was drawn before', () => {
  const renderCount = async () => / раз (\d+)/.exec((await server.get('/tariff/')).text)?.[1]

  it('shows a tariff as it was changed a moment ago', async () => {
    const before = await renderCount()
    expect(await renderCount()).toBe(before)
    const admin = await visitAsAdmin(server)
    const { status } = await admin.call(contract.admin.updateTariff, {
      body: { tariff_simple_id: 3, price: 777 },
    })
    expect([status, (await renderCount()) === before]).toEqual([200, false])
  })

  it.each([
    'articles',
    'article_tags',
    'article_ratings',
    'article_comments',
    'houses',
    'flat_sales',
    'adverts',
    'advert_prices',
  ] as const)('is drawn again when something in %s changes', async (table) => {
    const before = await renderCount()
    expect(await renderCount()).toBe(before)
    await server.context.database.current
      .deleteFrom(table)
      .where(sql<boolean>`false`)
      .execute()
    expect(await renderCount()).not.toBe(before)
  })
})

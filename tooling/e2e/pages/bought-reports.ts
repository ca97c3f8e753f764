import { readFileSync } from 'node:fs'
import { expect, type Browser, type Page } from '@playwright/test'
import { catalogueProduct } from '@proverka/domain/orders'
import { callAs, payByApi } from './own-api.ts'

/** A flat of the demo world. */
export const FLAT = '00:14:0203005:1047'

/** An official extract about another object, with other owners and no mortgage. */
const OTHER_EXTRACT = new URL(
  '../../../packages/egrn/fixtures/extract_about_property_build_2026_1038_abridged.xml',
  import.meta.url,
)

interface Placed {
  readonly id: string
  readonly order_items: readonly { readonly order_item_id: string }[]
  readonly payment_data: { readonly confirmation: { readonly confirmation_token: string } } | null
}

interface Bought {
  readonly orderId: string
  readonly itemId: string
}

/** The user signed in on the page orders one report and pays for it; a report bought before is bought again. */
export async function buyReport(page: Page, product: string, key: string, metadata = {}): Promise<Bought> {
  const order_items = [{ product_id: catalogueProduct(product)?.product_id, object_key: key, metadata }]
  const placed = (await callAs(page, 'POST', '/order', { order_items, again: true })).data as Placed
  await payByApi(page, placed)
  return { orderId: placed.id, itemId: placed.order_items[0]?.order_item_id ?? '' }
}

/** Waits until the report is ready. */
export async function awaitDone(page: Page, { itemId }: Pick<Bought, 'itemId'>): Promise<void> {
  const status = async () =>
    ((await callAs(page, 'GET', `/report/${itemId}`)).data as { readonly status: string }).status
  await expect.poll(status).toBe('done')
}

/** A new browser in which an admin is signed in. */
export async function openAsAdmin(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/privacy/')
  await page.evaluate(async () => {
    const answer = await fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin@example.com', password: 'proverka-demo' }),
    })
    const { data } = (await answer.json()) as { data: { token: string } }
    document.cookie = `jwt=${data.token}; path=/`
  })
  return page
}

/** An operator brings an official extract for an item, in the place of what it has. */
export async function bringOtherExtract(admin: Page, { itemId }: Bought): Promise<void> {
  const status = await admin.evaluate(
    async ([id, xml]) => {
      const form = new FormData()
      form.set('order_item_id', id)
      form.set('file', new File([xml], 'extract.xml', { type: 'text/xml' }))
      const token = /(?:^|; )jwt=([^;]*)/.exec(document.cookie)?.[1]
      const headers = { authorization: `Bearer ${token}` }
      return (await fetch('/api/admin/manual_update', { method: 'POST', headers, body: form })).status
    },
    [itemId, readFileSync(OTHER_EXTRACT, 'utf8')] as const,
  )
  expect(status).toBe(200)
}

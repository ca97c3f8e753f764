import type { Page } from '@playwright/test'
import { catalogueProduct } from '@proverka/domain/orders'
import { hostFetch } from '@proverka/test-support/host-fetch'
import { expect, test } from '../fixtures.ts'
import { startOwnServer } from '../own-server.ts'
import { callAs } from '../pages/own-api.ts'
import { signInAs } from '../pages/sign-in.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const FLAT = '00:14:0203005:1047'
/** «A changed price is on every page at once»: the longest that a visitor may see the former one. */
const AT_ONCE_MS = 15_000

interface PriceComponent {
  readonly price_component_id: string
  readonly is_base_product_component: boolean
  readonly enabled: boolean
}

async function changePrice(admin: Page, product: string, price: number): Promise<void> {
  const id = catalogueProduct(product)?.product_id ?? ''
  const { data } = await callAs(admin, 'GET', `/admin/price_component/list?product_id=${id}`)
  const base = (data as PriceComponent[]).find((one) => one.is_base_product_component && one.enabled)
  const changed = await callAs(admin, 'PUT', '/admin/price_component/update', {
    price_component_id: base?.price_component_id,
    price,
    enabled: true,
  })
  expect(changed.status).toBe(200)
}

test(
  '[FAST-02] a price that an admin changes is on the home page, a landing page, an object and its checkout at once, without a build',
  { tag: '@long' },
  async ({ browser, page, baseURL }) => {
    test.setTimeout(120_000)
    await using server = await startOwnServer()
    const origin = `http://${new URL(baseURL ?? '').hostname}:${server.port}`
    await page.goto(`${origin}/?auth=login`)
    await page.keyboard.press('Shift')
    await signInAs(page, 'admin@example.com')

    // Without a script: what the server says, not what a page asks for later.
    const guest = await browser.newContext({ javaScriptEnabled: false })
    const visitor = await guest.newPage()
    const paths = {
      BailiffCheck: ['/', '/proverka-fssp/'],
      EgrnObject: [`/object/${FLAT}/`, `/objectCheckout/${FLAT}/`],
    }
    const all = Object.entries(paths)
    const shows = async (path: string, price: RegExp) => {
      await visitor.goto(origin + path)
      return price.test(await visitor.locator('#root').innerText())
    }
    // Every page has been kept with the former price.
    for (const path of all.flatMap(([, of]) => of)) expect(await shows(path, /7\s?1[37]\s₽/)).toBe(false)

    for (const [product, of] of all) {
      const price = product === 'BailiffCheck' ? 713 : 717
      await changePrice(page, product, price)
      const changed = new RegExp(`${price}\\s₽`)
      const isSaid = async () => {
        const { port, host } = new URL(origin)
        const pages = await Promise.all(of.map((path) => hostFetch(Number(port), host, path)))
        return pages.map(({ text }) => changed.test(text))
      }
      await expect.poll(isSaid, { timeout: AT_ONCE_MS, intervals: [100] }).toEqual([true, true])
      for (const path of of) expect(await shows(path, changed), path).toBe(true)
    }
    await guest.close()
  },
)

import { expect, test } from '../fixtures.ts'
import { catalogueProduct } from '@proverka/domain/orders'
import { untilRunning } from '../pages/acts.ts'
import { FLAT } from '../pages/bought-reports.ts'
import { startPassingProxy } from '../passing-proxy.ts'
import { callAs, payByApi } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

/** More than one window of the client's calls holds. */
const PRESSES = 9

/** A proxy before the server of the test; told what an ending page sends, which the browser's tools do not see. */
async function startProxy(origin: URL, onPassed: (method: string, path: string, body: string) => void) {
  const proxy = await startPassingProxy({
    nextPort: () => Number(origin.port),
    changeHeaders: (headers) => ({
      ...headers,
      host: origin.host,
      ...(headers.origin && { origin: origin.origin }),
    }),
    onPassed,
  })
  return { ...proxy, origin: `${origin.protocol}//${origin.hostname}:${proxy.port}` }
}

test('[CONST-01] events that wait for their turn are not lost with their page', async ({
  page,
  ownEmail,
  baseURL,
}) => {
  const told: string[] = []
  await using proxy = await startProxy(new URL(baseURL ?? ''), (method, path, body) => {
    if (method === 'POST' && path === '/api/events/opt')
      told.push((JSON.parse(body) as { event: string }).event)
  })
  await registerByCalls(page, ownEmail, proxy.origin)
  const order_items = ['EgrnObject', 'EgrnRightList'].map((product) => ({
    product_id: catalogueProduct(product)?.product_id,
    object_key: FLAT,
    metadata: {},
  }))
  const { data } = await callAs(page, 'POST', '/order', { order_items })
  const placed = data as Parameters<typeof payByApi>[1] & { readonly id: string }
  await payByApi(page, placed)
  await page.evaluate(() =>
    localStorage.setItem('cookieConsent', JSON.stringify({ accepted: true, date: new Date().toISOString() })),
  )
  await page.goto(`${proxy.origin}/order/${placed.id}/`)
  await expect(page.getByRole('tab')).toHaveCount(2)
  await page.keyboard.press('Shift')
  await untilRunning(page)
  // All in one task, and the page goes in the next one: no window of time opens between.
  await page.evaluate((presses) => {
    const tabs = document.querySelectorAll<HTMLElement>('[role=tab]')
    for (let press = 0; press < presses; press++) tabs[press % 2 === 0 ? 1 : 0]?.click()
    location.href = '/privacy/'
  }, PRESSES)
  await expect(page).toHaveURL(`${proxy.origin}/privacy/`)
  await expect.poll(() => told.filter((event) => event === 'tab').length).toBe(PRESSES)
})

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { callAs } from '../pages/own-api.ts'
import { chooseReport, fillGuest, pay } from '../pages/checkout.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const FLAT = '00:14:0203005:1047'
const PRICE = /\d\s₽/

test('[FAST-01] object, checkout, tariffs, a landing page and an article have their heading and their prices without a script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  const main = page.getByRole('main')
  for (const [path, heading] of [
    [`/object/${FLAT}/`, FLAT],
    [`/objectCheckout/${FLAT}/`, 'Оформление заказа'],
    ['/tariff/', /тариф/i],
    ['/proverka-fssp/', /./],
  ] as const) {
    await page.goto(path)
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(await main.innerText(), path).toMatch(PRICE)
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
  }
  // The checkout says of what and for how much, before anything is chosen.
  await page.goto(`/objectCheckout/${FLAT}/`)
  await expect(main.getByText('Кленовая', { exact: false }).first()).toBeVisible()
  await expect(main.getByRole('checkbox', { name: /ЕГРН/ }).first()).toBeVisible()

  await page.goto('/blog/')
  const article = main.getByRole('article').getByRole('link').or(main.locator('a[href^="/blog/"]')).first()
  const title = (await article.innerText()).trim()
  expect(title).not.toBe('')
  await article.click()
  await expect(page).toHaveURL(/\/blog\/[^/]+\/$/)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await main.innerText()).length).toBeGreaterThan(1000)
  await context.close()
})

test.describe('on a phone', () => {
  // What holds a page back is an animation: who wants none is not held back.
  test.use({
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'no-preference' },
  })

  const gestures: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    scroll: (page) => page.evaluate(() => scrollTo({ top: 600 })),
    key: (page) => page.keyboard.press('Tab'),
  }
  for (const [name, make] of Object.entries(gestures))
    test(`nothing waits for a face that never comes after the first ${name}`, async ({ page }) => {
      await page.route('**/*.woff2', () => {})
      // Time stands still for what would lay it out without a gesture.
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Animation.enable')
      await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
      await page.goto('/proverka-fssp/', { waitUntil: 'domcontentloaded' })
      const [first] = await page.locator('[data-below]').all()
      const isWaiting = () => first?.evaluate((section) => getComputedStyle(section).contentVisibility)
      await expect.poll(isWaiting).toBe('hidden')
      await make(page)
      await expect.poll(isWaiting).toBe('auto')
      await page.evaluate(() => scrollTo({ top: 600 }))
      await expect(page.locator('[data-below] h2').first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.dataset['laidOut'])).toBeUndefined()
    })
})

test('what stands below the first screen is laid out without a touch, and at once without a script or on paper', async ({
  browser,
  baseURL,
}) => {
  const laidOut = (page: Page) =>
    page
      .locator('[data-below]')
      .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).contentVisibility))
  for (const options of [{}, { javaScriptEnabled: false }]) {
    const context = await browser.newContext({ ...options, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto('/proverka-fssp/')
    await expect.poll(() => laidOut(page)).toContain('visible')
    await expect.poll(() => laidOut(page)).not.toContain('auto')
    await context.close()
  }

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  // The address of a section finds it where it stays.
  await page.goto('/privacy/#marketing')
  const title = page.locator('#marketing').getByRole('heading', { level: 2 })
  await expect(title).toBeInViewport()
  expect(await laidOut(page)).not.toContain('auto')
  await page.waitForLoadState('load')
  await expect(title).toBeInViewport()

  // The boot script, which lays it out, waits for the brand's face.
  await page.addInitScript(() => {
    Object.defineProperty(document.fonts, 'ready', { value: new Promise(() => undefined) })
  })
  await page.goto('/proverka-fssp/')
  expect(await laidOut(page)).not.toContain('visible')
  await page.emulateMedia({ media: 'print' })
  expect(await laidOut(page)).not.toContain('auto')
  await context.close()
})

interface Asked {
  readonly count: number
  readonly levels: number
  readonly addresses: readonly string[]
}

/**
 * What a cold page asks for until it hears the visitor: the page is the first level, what it names the second. Browsers ask
 * for the icon by themselves, which counts all the same.
 */
async function openCold(page: Page, path: string): Promise<Asked> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  const asked: { url: string; level: number; isUsed: boolean }[] = []
  const levels = new Map<string, number>()
  let isUsable = false
  devtools.on('Network.requestWillBeSent', ({ request: { url }, initiator, documentURL }) => {
    const by = initiator.url ?? initiator.stack?.callFrames[0]?.url
    const level = url === documentURL ? 1 : ((by === undefined ? undefined : levels.get(by)) ?? 1) + 1
    levels.set(url, level)
    asked.push({ url, level, isUsed: !isUsable })
  })
  await page.exposeFunction('tellUsable', () => void (isUsable = true))
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body?.dataset['page'] === undefined) return
      observer.disconnect()
      const { tellUsable } = globalThis as unknown as { tellUsable: () => void }
      tellUsable()
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-page'] })
  })
  await page.goto(path)
  await expect(page.locator('body')).toHaveAttribute('data-page', /./)
  await expect.poll(() => isUsable).toBe(true)
  await devtools.detach()
  const needed = asked.filter(({ isUsed }) => isUsed)
  return {
    count: needed.length,
    levels: Math.max(...needed.map(({ level }) => level)),
    addresses: needed.map(({ url, level }) => `${level} ${new URL(url).pathname}`),
  }
}

/** The page of the only report of an order, when it is there. */
async function reportOf(page: Page, order: string): Promise<string> {
  const read = async () => {
    const { data } = await callAs(page, 'GET', order.replace(/\/$/, ''))
    const { items } = data as { items: readonly { order_item_id: string; report: unknown }[] }
    return items.find(({ report }) => report !== null)?.order_item_id
  }
  await expect.poll(read).toBeDefined()
  return `/report/${await read()}/`
}

test('[FAST-03] object, checkout and report are usable after fifteen files in two levels', async ({
  page,
  browser,
  baseURL,
  ownEmail,
}) => {
  test.slow()
  await chooseReport(page, FLAT, /Выписка ЕГРН об объекте/)
  await fillGuest(page, ownEmail)
  await pay(page)
  await expect(page).toHaveURL(/\/order\//)
  const cookies = await page.context().storageState()
  const order = new URL(page.url()).pathname
  const report = await reportOf(page, order)
  for (const [path, storageState] of [
    [`/object/${FLAT}/`, undefined],
    [`/objectCheckout/${FLAT}/`, undefined],
    [order, cookies],
    [report, cookies],
  ] as const) {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      ...(storageState && { storageState }),
    })
    const { count, levels, addresses } = await openCold(await context.newPage(), path)
    expect(count, addresses.join('\n')).toBeLessThanOrEqual(15)
    expect(levels, addresses.join('\n')).toBeLessThanOrEqual(2)
    await context.close()
  }
})

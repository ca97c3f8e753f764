import { gzipSync } from 'node:zlib'
import { expect, test } from '../fixtures.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const FLAT = '00:14:0203005:1047'

/** Pages of each kind, and what their styles may weigh, KB of gzip, however many pages there are. */
const LIMITS: Readonly<Record<string, number>> = {
  '/': 12,
  // With the table of what each source says about the object.
  [`/object/${FLAT}/`]: 13.8,
  [`/objectCheckout/${FLAT}/`]: 11,
  // With what is awaited of the register, its files and the proof of their signature.
  '/report/00000000-0000-4000-8000-000000000000/': 15.6,
  '/order/00000000-0000-4000-8000-000000000000/': 16.5,
  '/proverka-fssp/': 16.5,
  '/adverts/': 10,
  '/blog/': 10,
  '/tariff/': 11,
  '/privacy/': 9,
}

const namesIn = (css: string) => new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name))

test('a page carries the styles of all that it shows, and few others', async ({ page }) => {
  await page.goto('/privacy/')
  const read = (path: string) => page.evaluate(async (from) => (await fetch(from)).text(), path)
  for (const [path, limit] of Object.entries(LIMITS)) {
    const html = await read(path)
    const carried = [...html.matchAll(/<style data-of="([^"]+)"[^>]*>([^]*?)<\/style>/g)]
    const css = carried.map(([, , rules]) => rules).join('')
    expect(gzipSync(css, { level: 9 }).length / 1024, path).toBeLessThanOrEqual(limit)
    const files = await Promise.all(carried.map(([, file = '']) => read(file)))
    const [known, all] = [namesIn(css), namesIn(files.join(''))]
    const shown = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
    expect(shown.length, path).toBeGreaterThan(20)
    expect(
      shown.filter((name) => all.has(name) && !known.has(name)),
      path,
    ).toEqual([])
  }
})

test('a page that is opened from another shows with all its styles', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { page: name } = document.body?.dataset ?? {}
      if (name !== 'tariff' || 'early' in document.documentElement.dataset) return
      const parts = [...document.querySelectorAll<HTMLLinkElement>('link[data-part]')]
      const open = parts.filter(({ disabled, sheet }) => disabled || !sheet)
      document.documentElement.dataset['early'] = `${open.length} of ${parts.length}`
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-page'] })
  })
  await page.goto('/privacy/')
  // A press before the app runs is a way of the browser's own.
  await page.keyboard.press('Shift')
  await expect(page.locator('body')).toHaveAttribute('data-page', 'privacy')
  await page.getByRole('banner').getByRole('link', { name: 'Тарифы' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /тариф/i })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-early', /^0 of [1-9]/)
})

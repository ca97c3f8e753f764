import { hostFetch } from '@proverka/test-support/host-fetch'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { findPageFaults } from '../pages/page-faults.ts'

test.skip(({ isMobile }) => isMobile, 'it looks at all screens itself')

const FLAT = '00:14:0203005:1047'
/** Public pages that no site map names: they are of one object, one sample, or nothing. */
const BESIDE_THE_MAP = [
  '/search/',
  `/object/${FLAT}/`,
  '/object/00:14:0203005:1947/',
  '/object/00:14:0203009:302/',
  '/object/demo/',
  '/no-such-page/',
]
const HOSTS = { realty: ['realty', 'b2b.realty'], fiz: ['fiz', 'fiz-ru'] }
/** Walked side by side by the workers. */
const SHARES = 3

for (const turn of [0, 1]) {
  for (let share = 0; share < SHARES; share += 1) {
    test(
      `host ${turn + 1}, part ${share + 1}: every public page has one heading, no fault for any reader on any screen, on paper and at 400 %, and calls no foreign host`,
      { tag: '@long' },
      async ({ page, baseURL, expectTrouble }) => {
        test.setTimeout(15 * 60_000)
        expectTrouble(/404/)
        const { port, hostname } = new URL(baseURL ?? '')
        const host = `${HOSTS[hostname.startsWith('fiz') ? 'fiz' : 'realty'][turn]}.localhost`
        const paths = (await publicPaths(Number(port), host)).filter((_, index) => index % SHARES === share)
        expect(paths.length).toBeGreaterThan(10)
        const foreign: string[] = []
        page.on('request', (request) => {
          const url = new URL(request.url())
          if (url.protocol.startsWith('http') && url.host !== `${host}:${port}`) foreign.push(request.url())
        })
        const faults: string[] = []
        for (const path of paths) {
          const found = await lookAt(page, `http://${host}:${port}${path}`)
          faults.push(...found.map((fault) => `${path}: ${fault}`))
        }
        expect(faults).toEqual([])
        expect(foreign).toEqual([])
      },
    )
  }
}

/** Every page that the map of a host names, and those beside it. */
async function publicPaths(port: number, host: string): Promise<readonly string[]> {
  const { text } = await hostFetch(port, host, '/sitemap.xml')
  const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  return [...named, ...BESIDE_THE_MAP]
}

/** What is wrong with the page as the server drew it, and whether it still stands when its script has taken it over. */
async function lookAt(page: Page, address: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const answer = await page.goto(address)
  const status = answer?.status()
  const faults = status === 200 || address.includes('no-such-page') ? [] : [`status ${status}`]
  const headings = page.getByRole('heading', { level: 1 })
  await expect(headings.first(), address).toBeVisible()
  const title = await headings.first().textContent()
  faults.push(...(await findPageFaults(page)))
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  if ((await headings.count()) !== 1) faults.push(`${await headings.count()} headings of the first level`)
  if ((await headings.first().textContent()) !== title) faults.push('another heading after the script')
  return faults
}

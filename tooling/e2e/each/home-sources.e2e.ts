import { expect, test } from '../fixtures.ts'

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  // Scripts are named in the pages, and a browser without scripts refuses them.
  test.beforeEach(({ expectTrouble }) => expectTrouble(/\.js csp$/))

  test('[PUB-04] the home page says how six sources do now, and draws no history of one day', async ({
    page,
  }) => {
    await page.goto('/')
    const section = page.getByRole('main').locator('section', {
      has: page.getByRole('heading', { name: 'Состояние источников' }),
    })
    await expect(section.getByRole('listitem')).toHaveCount(6)
    // What was measured on one day at most is drawn as no history.
    await expect(section.getByText(/^(не\sизмеряли|измеряем\sпервый\sдень)$/)).toHaveCount(6)
    await expect(section.getByRole('img', { name: /30 дней/ })).toHaveCount(0)
    await expect(section.getByText('ФССП')).toBeVisible()
    await expect(section.getByText(/измерено\s/)).toBeVisible()
    await expect(section.getByRole('link', { name: 'Все источники' })).toHaveAttribute('href', '/sources/')
  })
})

test('[PUB-04] the browser is sent neither the measurements nor their code', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().includes('/api/sources'))
      scripts.push(request.url())
  })
  await page.goto('/')
  await page.mouse.click(5, 300)
  await expect(page.getByRole('heading', { name: 'Состояние источников' })).toBeVisible()
  expect(await page.locator('#page-data').textContent()).not.toContain('measured_at')
  expect(scripts.filter((url) => /short-sources|\/api\/sources/.test(url))).toEqual([])
})

test('the home page tells search engines the service and its price', async ({ page }) => {
  await page.goto('/')
  const told = await page.locator('script[type="application/ld+json"]').allTextContents()
  const service = told
    .map((text) => JSON.parse(text) as { '@type': string; offers?: { price: string } })
    .find((data) => data['@type'] === 'Service')
  expect(Number(service?.offers?.price)).toBeGreaterThan(0)
})

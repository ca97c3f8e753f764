import type { Page } from '@playwright/test'
import { hostFetch } from '@proverka/test-support/host-fetch'
import { refuseCounters } from '../pages/checkout.ts'
import { expect, test } from '../fixtures.ts'
import { forgetSession } from '../pages/forget-session.ts'

test.skip(({ isMobile }) => isMobile, 'the same addresses on every screen')

const HOSTS = {
  realty: ['realty.localhost', 'b2b.realty.localhost'],
  fiz: ['fiz.localhost', 'fiz-ru.localhost'],
}

const hostsOf = (baseURL = '') => (new URL(baseURL).hostname.startsWith('fiz') ? HOSTS.fiz : HOSTS.realty)

/** All addresses of menus, footers and cards of a page, dialogs of services included. */
async function linksOf(page: Page): Promise<readonly string[]> {
  const links = await page
    .locator('a[href]:not([href^="#"])')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
  const wanted = links.filter((href) => href.startsWith('http')).map((href) => href.replace(/#.*/, ''))
  return [...new Set(wanted)]
}

test(
  'no menu, footer or service leads to a page that is not there',
  { tag: '@long' },
  async ({ page, baseURL, expectTrouble }) => {
    // Two hosts, each for a guest and for a signed-in person, and every page that their menus name.
    test.setTimeout(180_000)
    // The missing page is visited on purpose.
    // A page may ask with a token that ends meanwhile: its answer is a sign-in.
    expectTrouble(/404|401 \(Unauthorized\)/)
    const port = new URL(baseURL ?? '').port
    const seen = new Set<string>()
    for (const host of hostsOf(baseURL)) {
      const origin = `http://${host}:${port}`
      // Subdomains share the session of their site: each host is walked by a guest first.
      await forgetSession(page)
      await page.goto(origin)
      await refuseCounters(page)
      for (const path of ['/', '/check-person/', '/no-such-page/']) {
        await page.goto(origin + path)
        for (const href of await linksOf(page)) seen.add(href)
      }
      await page.goto(`${origin}/#services`)
      // A touch starts the script of the page.
      await page.keyboard.press('Shift')
      const services = page.getByRole('dialog')
      await expect(services).toBeVisible()
      for (const href of await linksOf(page)) seen.add(href)

      await page.goto(`${origin}/?auth=login`)
      await page.getByRole('dialog').getByLabel('Электронная почта').fill('client@example.com')
      await page.getByRole('dialog').getByLabel('Пароль', { exact: true }).fill('proverka-demo')
      await page.getByRole('dialog').getByRole('button', { name: 'Войти' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByRole('banner')).toContainText('₽')
      await page.goto(`${origin}/user/orders/`)
      await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
      for (const href of await linksOf(page)) seen.add(href)
    }
    expect(seen.size).toBeGreaterThan(8)
    const opened = new Set<string>()
    for (const href of seen) {
      // Links to the other brand are those of this server, too.
      const { port: own, host, pathname, search } = new URL(href)
      expect(own, href).toBe(port)
      // A page is looked at once; that the other hosts have it, too, is their server's answer to a signed-in person.
      const headers = { cookie: 'jwt=a.b.c' }
      if (opened.has(pathname)) {
        const reply = await hostFetch(Number(port), host, pathname + search, { headers })
        expect(reply.status, href).toBe(200)
        continue
      }
      opened.add(pathname)
      const answer = await page.goto(href)
      expect(answer?.status(), href).toBe(200)
      await expect(page.getByRole('heading').first(), href).toBeVisible()
      await expect(page.getByText('Страница не найдена'), href).toBeHidden()
    }
  },
)

test('an address without a page is a 404 of the server, with the ways on', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/404/)
  const paths = [
    '/no-such-page/',
    '/cost-assessment-preview/abc/',
    '/user/nowhere/',
    // A sample is chosen by its id; there is none of another (AMB-123).
    '/check-person-preview/abc/',
    '/counter-agent-preview/5889adc0-0bd1-4193-9d0c-06093117bbee/',
  ]
  for (const path of paths) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(page.getByRole('heading', { level: 1, name: /^Страница не найдена/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'На главную' })).toBeVisible()
  }
  // The app, which starts with a touch, says the same.
  await page.keyboard.press('Shift')
  await expect(page.getByRole('button', { name: 'Только необходимые' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Страница\sне\sнайдена/)
  const own = await page.goto('/check-person-preview/00000000-0000-4000-8000-000000000001/')
  expect(own?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: /Ладогин Арсений/ })).toBeVisible()
})

test('a report that does not exist says so once and asks no more', async ({ page, expectTrouble }) => {
  expectTrouble(/404|Заказ не найден/)
  await page.goto('/?auth=login')
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Электронная почта').fill('client@example.com')
  await panel.getByLabel('Пароль', { exact: true }).fill('proverka-demo')
  await panel.getByRole('button', { name: 'Войти' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('banner')).toContainText('₽')

  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(?:report|order)\//.test(request.url())) asked.push(request.url())
  })
  for (const [path, words] of [
    ['/report/xxx/', 'Такого отчета нет'],
    ['/check-person/xxx/', 'Такого отчета нет'],
    ['/order/xxx/', 'Такого заказа нет'],
  ] as const) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Мои заказы' })).toBeVisible()
  }
  expect(asked).toEqual([])

  await page.clock.install()
  await page.goto('/report/5889adc0-0bd1-4193-9d0c-06093117bbee/')
  await expect(page.getByText('Такого отчета нет')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('₽')
  // A minute of the page's clock is over at once: what is still on its way then would be given up.
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(60_000)
  expect(asked).toHaveLength(1)
})

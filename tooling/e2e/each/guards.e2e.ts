import type { Page } from '@playwright/test'
import { decideGuards, GUARD_NAMES, ROUTES, routeByName } from '@proverka/domain/navigation'
import { resolveHost } from '@proverka/domain/sites'
import { expect, test } from '../fixtures.ts'
import { earnTariff, tariffOf, visit } from '../pages/visitors.ts'
import type { VisitorKind } from '../pages/visitors.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const HOSTS = {
  realty: ['realty.localhost', 'b2b.realty.localhost'],
  fiz: ['fiz.localhost', 'fiz-ru.localhost'],
}
const GUARDED = ['/user/orders/', '/check-person/5889adc0-0bd1-4193-9d0c-06093117bbee/']

/** Keeps the first headings and titles that the page ever shows: what flashes is seen, too. */
async function watchHeadings(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[]
    const look = () => {
      for (const heading of document.querySelectorAll('h1')) seen.push(heading.textContent ?? '')
      sessionStorage.setItem('seen', JSON.stringify([...new Set(seen)]))
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[])
}

test('[GUARD-18] [GUARD-03, GUARD-04, GUARD-05] on every host each guard decides alike for guest, client, basic and admin, at the server and in the browser', async ({
  browser,
  baseURL,
  ownEmail,
}) => {
  test.slow()
  const { hostname, port } = new URL(baseURL ?? '')
  for (const route of ROUTES) for (const name of route.guards) expect(GUARD_NAMES, route.name).toContain(name)
  for (const host of hostname.startsWith('fiz') ? HOSTS.fiz : HOSTS.realty) {
    const origin = `http://${host}:${port}`
    const site = resolveHost(host)
    const basic = `${site.isB2b || site.isFizRu ? 2 : 1}-${ownEmail}`
    const accounts: Readonly<Record<VisitorKind, readonly [string, string?] | []>> = {
      guest: [],
      client: ['client@example.com'],
      basic: [basic, await earnTariff(browser, origin, basic)],
      admin: ['admin@example.com'],
    }
    for (const [kind, [email, password]] of Object.entries(accounts)) {
      const isGuest = kind === 'guest'
      const facts = { site, hasToken: !isGuest, hasJwtToken: false, query: {} }
      expect(decideGuards(routeByName('index'), facts), `${host} ${kind}`).toEqual({ kind: 'pass' })
      const { context, page } = await visit(browser, origin, email, password)
      if (kind === 'basic') expect(await tariffOf(page)).toBe(1)
      const headings = await watchHeadings(page)
      for (const path of isGuest ? GUARDED : GUARDED.slice(0, 1)) {
        const answer = await page.goto(path)
        if (isGuest) {
          expect(answer?.request().redirectedFrom()?.url(), path).toBe(origin + path)
          await expect(page, `${host} ${path}`).toHaveURL(`${origin}/`)
          await expect(page.getByRole('dialog', { name: /^Войдите, чтобы открыть/ })).toBeVisible()
        } else {
          expect(answer?.status(), `${kind} ${path}`).toBe(200)
          await expect(page).toHaveURL(origin + path)
          await expect(page.getByRole('heading').first()).toBeVisible()
        }
      }
      const seen = await headings()
      expect(seen.includes('Мои заказы'), `${host} ${kind}`).toBe(!isGuest)

      await page.goto('/registration/')
      if (isGuest) await expect(page).toHaveURL(`${origin}/registration/`)
      else await expect(page).toHaveURL(/\/user\/(orders\/)?$/)
      await context.close()
    }
  }
})

test('[GUARD-02] the way back to a page of a person asks a guest to sign in, without a flash of it', async ({
  browser,
  baseURL,
}) => {
  const { context, page } = await visit(browser, baseURL ?? '', 'client@example.com')
  await page.goto('/user/orders/')
  await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
  const banner = page.getByRole('banner')
  await banner.locator('summary', { hasText: 'Кабинет' }).click()
  await banner.getByText('Выход', { exact: true }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/')
  await page.evaluate(() => {
    const root = document.documentElement
    new MutationObserver(() => {
      for (const heading of document.querySelectorAll('h1'))
        root.dataset['headings'] = `${root.dataset['headings'] ?? ''}|${heading.textContent}`
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Войдите, чтобы открыть заказы' })).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await page.locator('html').getAttribute('data-headings')).not.toContain('Мои заказы')
  await context.close()
})

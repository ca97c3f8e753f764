import type { Browser, Page } from '@playwright/test'
import { Role } from '@proverka/domain/accounts'
import { hostFetch } from '@proverka/test-support/host-fetch'
import { expect, test } from '../fixtures.ts'
import { linksIn, MENU_PLACES, MENUS, type MenuPlace } from '../pages/menu-links.ts'
import { registerByApi } from '../pages/order-by-api.ts'
import { signInWith } from '../pages/sign-in.ts'
import { SITE_HOSTS, type SiteHost } from '../pages/route-ends.ts'
import { visit, PASSWORD } from '../pages/visitors.ts'
import { sized } from '../test-size.ts'

test.skip(({ isMobile }) => isMobile, 'both widths are looked at in one run')

const brandOf = (host: string) => (host.startsWith('fiz') ? 'fiz' : 'realty')
const hostsOf = (baseURL = '') =>
  SITE_HOSTS.filter((host) => brandOf(host) === brandOf(new URL(baseURL).hostname))

/** Each link once: some are twice in a menu. */
function expectedIn(host: SiteHost, who: 'guest' | 'user', place: MenuPlace): readonly string[] {
  const wanted = MENUS[host][who][place].split(' ').filter((path) => path !== '')
  return [...new Set(wanted)].toSorted()
}

/** Every menu of a page at both widths, the services dialog last. */
async function menusOf(page: Page, isUser: boolean): Promise<Record<MenuPlace, readonly string[]>> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(isUser ? '/user/' : '/')
  await page.keyboard.press('Shift')
  await expect(page.locator('body')).toHaveAttribute('data-page', isUser ? 'user' : 'index')
  const banner = page.getByRole('banner')
  // Who is here is known when the cabinet is in the header, or «Войти» still is.
  if (isUser) await expect(banner.locator('summary', { hasText: 'Кабинет' })).toBeVisible()
  const header = await linksIn(page, 'header')
  const cabinet = await linksIn(page, 'cabinet')
  const side = await linksIn(page, 'side')
  const footer = await linksIn(page, 'footer')
  await page.setViewportSize({ width: 390, height: 844 })
  if (isUser) await expect(page.locator('nav[aria-label="Разделы"]')).toBeVisible()
  const burger = await linksIn(page, 'burger')
  const bar = await linksIn(page, 'bar')
  await page.setViewportSize({ width: 1440, height: 900 })
  await banner
    .getByRole('link', { name: /^(Сервисы|Еще)$/ })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('dialog', { name: 'Сервисы' })).toBeVisible()
  return { header, cabinet, side, footer, burger, bar, services: await linksIn(page, 'services') }
}

function expectMenus(
  menus: Record<MenuPlace, readonly string[]>,
  host: SiteHost,
  who: 'guest' | 'user',
  kind: string,
): void {
  for (const place of Object.keys(MENU_PLACES) as MenuPlace[])
    expect(menus[place], `${place} of ${kind} at ${host}`).toEqual(expectedIn(host, who, place))
}

/** A link answers with a page that has one first heading; to the cabinet a guest gets through a sign-in. */
async function expectAnswer(port: string, host: string, path: string, cookie: string): Promise<void> {
  const headers: Readonly<Record<string, string>> = cookie ? { cookie } : {}
  const first = await hostFetch(Number(port), host, path, { headers })
  const location = String(first.headers['location'] ?? '')
  if (first.status === 302) expect(location, `${host}${path}`).toContain('/?auth=login&way=')
  const { status, text } =
    first.status === 302 ? await hostFetch(Number(port), host, location, { headers }) : first
  expect(status, `${host}${path}`).toBe(200)
  expect(text.match(/<h1[ >]/g), `${host}${path}`).toHaveLength(1)
}

const VISITORS = [
  ['guest', undefined],
  ['client', 'client@example.com'],
  ['admin', 'admin@example.com'],
] as const

test(
  '[ROLE-34] on every host the menus have what guest, client and admin may open, and each link answers with one heading',
  { tag: '@sized' },
  async ({ browser, baseURL }) => {
    test.setTimeout(180_000)
    const { port } = new URL(baseURL ?? '')
    for (const host of sized(hostsOf(baseURL), 1)) {
      const origin = `http://${host}:${port}`
      for (const [kind, email] of sized(VISITORS, 2)) {
        const { context, page } = await visit(browser, origin, email)
        const who = kind === 'guest' ? 'guest' : 'user'
        const menus = await menusOf(page, who === 'user')
        expectMenus(menus, host, who, kind)
        const banner = page.locator('header')
        const isGuest = who === 'guest'
        await expect(banner.locator('a', { hasText: /^Войти$/ })).toHaveCount(isGuest ? 1 : 0)
        expect((await banner.locator('a', { hasText: 'Мои заказы' }).count()) > 0, kind).toBe(!isGuest)
        expect(menus.services.includes('/sale-history/') && isGuest).toBe(false)
        const token = (await context.cookies()).find(({ name }) => name === 'jwt')?.value
        const paths = new Set(Object.values(menus).flat())
        for (const path of paths) await expectAnswer(port, host, path, token ? `jwt=${token}` : '')
        await context.close()
      }
    }
  },
)

/** A person of a role, by the API. */
async function registerRole(browser: Browser, origin: string, email: string, role: number): Promise<void> {
  const { context, page } = await visit(browser, origin, undefined)
  await page.evaluate(
    async ([address, password, person_role]) => {
      const post = async (path: string, body: object, headers = {}) => {
        const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
        const answer = await fetch(`/api${path}`, { ...init, body: JSON.stringify(body) })
        return ((await answer.json()) as { data: { consent_id: string } }).data
      }
      const { consent_id } = await post('/consents', {
        email: address,
        kinds: ['offer', 'personal-data'],
        page: '/',
      })
      const person = { name: 'Лида', email: address, phone: '89991234567', password, person_role }
      await post('/register', { ...person, registartion_url: '/' }, { 'consent-id': consent_id })
    },
    [email, PASSWORD, role] as const,
  )
  await context.close()
}

test(
  'the menus are the same for every role; each is seen on one of the hosts of the brand',
  { tag: '@sized' },
  async ({ browser, baseURL, ownEmail }) => {
    test.setTimeout(240_000)
    const { port } = new URL(baseURL ?? '')
    const hosts = hostsOf(baseURL)
    const roles = Object.values(Role).filter((role) => role !== Role.Admin && role !== Role.Client)
    expect(roles).toHaveLength(15)
    for (const [index, role] of sized(roles, 2).entries()) {
      const host = hosts[index % hosts.length] ?? 'realty.localhost'
      const origin = `http://${host}:${port}`
      const email = `${role}-${ownEmail}`
      await registerRole(browser, origin, email, role)
      const { context, page } = await visit(browser, origin, email, PASSWORD)
      expectMenus(await menusOf(page, true), host, 'user', `role ${role}`)
      await context.close()
    }
  },
)

const PROPERTY = ['/proverka-nedvij/', '/otchet-na-osnove-vypiski-iz-egrn/', '/check-owner/']

test('[ROLE-35] on the .ru host of the individuals brand a link to a check of property opens the sign-in for a guest, and its page after it', async ({
  page,
  browser,
  baseURL,
  ownEmail,
}) => {
  test.skip(brandOf(new URL(baseURL ?? '').hostname) !== 'fiz', 'a host of the other brand')
  test.slow()
  await registerByApi(browser, ownEmail, PASSWORD)
  const origin = `http://fiz-ru.localhost:${new URL(baseURL ?? '').port}`
  await page.goto(`${origin}/`)
  await page.keyboard.press('Shift')
  await expect(page.locator('body')).toHaveAttribute('data-page', 'index')
  const property = page.locator(PROPERTY.map((path) => `footer a[href="${path}"]`).join(', ')).first()
  const path = await property.getAttribute('href')
  await property.click()
  const panel = page.getByRole('dialog', { name: 'Войдите, чтобы открыть страницу' })
  await expect(panel).toBeVisible()
  await expect(page).toHaveURL(`${origin}/`)
  await signInWith(page, ownEmail, PASSWORD)
  await expect(page).toHaveURL(origin + (path ?? ''))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

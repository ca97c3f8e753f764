import type { Browser, Page } from '@playwright/test'
import { hostFetch } from '@proverka/test-support/host-fetch'
import { expect, test } from '../fixtures.ts'
import { openOwnMenu } from '../pages/own-menu.ts'
import { recordEnds, ROUTE_ENDS, SITE_HOSTS, type SiteHost } from '../pages/route-ends.ts'
import { earnTariff, tariffOf, visit } from '../pages/visitors.ts'
import type { VisitorKind } from '../pages/visitors.ts'
import { sized } from '../test-size.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

/** An id of nothing: whether there is a report behind an address is not for its guards to say. */
const ID = '5889adc0-0bd1-4193-9d0c-06093117bbee'

const brandOf = (host: string) => (host.startsWith('fiz') ? 'fiz' : 'realty')
const hostsOf = (baseURL = '') =>
  SITE_HOSTS.filter((host) => brandOf(host) === brandOf(new URL(baseURL).hostname))
const pathOf = (address: string) => `${address}/`.replaceAll(/\{[^}]*\}/g, ID).replace('//', '/')

type Account = readonly [email?: string, password?: string]

const KINDS = ['guest', 'client', 'basic', 'admin'] as const satisfies readonly VisitorKind[]

/** A user of this kind, for one host: a tariff is earned by buying. */
async function accountOf(
  kind: VisitorKind,
  browser: Browser,
  origin: string,
  ownEmail: string,
): Promise<Account> {
  if (kind === 'guest') return []
  if (kind !== 'basic') return [`${kind}@example.com`]
  const email = `${SITE_HOSTS.findIndex((host) => origin.includes(`/${host}:`))}-${ownEmail}`
  return [email, await earnTariff(browser, origin, email)]
}

/** «302 /?auth=login&way=…» or «page», as the server says it. */
async function endAt(port: string, host: string, path: string, cookie: string): Promise<string> {
  const { status, headers } = await hostFetch(Number(port), host, path, {
    headers: cookie ? { cookie } : {},
  })
  if (status === 302) return decodeURIComponent(String(headers['location']))
  return status === 200 ? 'page' : String(status)
}

/** An end in one letter, see `route-ends.ts`. */
const letterOf = (end: string, path: string, port: string): string =>
  ({
    page: 'p',
    '404': 'n',
    [`/?auth=login&way=${path}`]: 's',
    '/': 'h',
    '/user/': 'u',
    '/risk-assessment/': 'r',
    [`http://realty.localhost:${port}/`]: 'm',
    [path.replace('/objectNew/', '/object/').replace(`${ID}/${ID}`, ID)]: 'j',
  })[end] ?? end

const isRecording = process.env['UPDATE_ENDS'] === '1'

test(
  '[GUARD-18] [GUARD-03, GUARD-04, GUARD-05, ROUTE-005] on every host each address of the route table ends where it should for guest, client, basic and admin',
  { tag: '@sized' },
  async ({ browser, baseURL, ownEmail }) => {
    test.setTimeout(isRecording ? 900_000 : 180_000)
    const { port } = new URL(baseURL ?? '')
    const hosts = isRecording ? hostsOf(baseURL) : sized(hostsOf(baseURL), 1)
    const kinds = isRecording ? KINDS : sized(KINDS, 2)
    const found = new Map<string, Partial<Record<SiteHost, string>>>()
    let asked = 0
    for (const host of hosts) {
      const origin = `http://${host}:${port}`
      const ends = new Map<string, { guest?: string; user: Set<string> }>()
      for (const kind of kinds) {
        const [email, password] = await accountOf(kind, browser, origin, ownEmail)
        const { context, page } = await visit(browser, origin, email, password)
        if (kind === 'basic') expect(await tariffOf(page)).toBe(1)
        const cookies = await context.cookies()
        expect(
          cookies.some(({ name }) => name === 'jwt'),
          kind,
        ).toBe(kind !== 'guest')
        const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
        await context.close()
        for (const { address, of } of ROUTE_ENDS) {
          const path = pathOf(address)
          const end = letterOf(await endAt(port, host, path, cookie), path, port)
          const seen = ends.get(address) ?? { user: new Set() }
          ends.set(
            address,
            kind === 'guest' ? { ...seen, guest: end } : { ...seen, user: seen.user.add(end) },
          )
          asked++
          if (isRecording) continue
          const where = `${kind} at ${host}${address}`
          expect(of, `${where}: nobody has reviewed it, see route-ends.ts`).toBeDefined()
          expect(end, where).toBe(of?.[host][kind === 'guest' ? 0 : 1])
        }
      }
      for (const [address, { guest = '', user }] of ends)
        found.set(address, { ...found.get(address), [host]: guest + [...user].join('') })
    }
    expect(asked).toBe(hosts.length * kinds.length * ROUTE_ENDS.length)
    if (isRecording) recordEnds(found)
  },
)

interface GuardedPage {
  readonly address: string
  /** Its first heading, which must not appear to visitors for whom it is closed. */
  readonly heading: RegExp
}

/** One page of each guard that a page has; in the order of the guards' table. */
const GUARDED: Readonly<Record<string, GuardedPage>> = {
  auth: { address: '/user/orders', heading: /^Мои заказы$/ },
  notAuth: { address: '/registration', heading: /регистрация/i },
  physcheck: { address: '/check-fiz', heading: /^Проверка (человека|физ)/ },
  physcheckDisabled: { address: '/kadastrovyj-nomer', heading: /^Проверка\sпо\sкадастровому\sномеру$/ },
  redirectMiddleware: { address: '/indexOld', heading: /^Прежняя/ },
}

/** Starts the script of a page for all visitors, and keeps each first heading that it shows from then on. */
async function watchHeadings(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.goto('/privacy/')
  await page.keyboard.press('Shift')
  await expect(page.locator('body')).toHaveAttribute('data-page', 'privacy')
  await page.evaluate(() => {
    const seen = new Set<string>()
    const look = () => {
      for (const heading of document.querySelectorAll('h1')) seen.add(heading.textContent ?? '')
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
    Object.assign(globalThis, { seenHeadings: seen })
  })
  return () => page.evaluate(() => [...((globalThis as { seenHeadings?: Set<string> }).seenHeadings ?? [])])
}

/** An entry of the history with this address, behind the one that shows. */
const putBehind = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.replaceState(null, '', address)
    history.pushState(null, '', '/privacy/')
  }, path)

const endUrl = (end: string, path: string, origin: string, port: string): RegExp => {
  const ends: Readonly<Record<string, string>> = {
    p: origin + path,
    s: `${origin}/`,
    h: `${origin}/`,
    u: `${origin}/user/`,
    m: `http://realty.localhost:${port}/`,
  }
  return new RegExp(`^${(ends[end] ?? '').replaceAll('.', '\\.')}$`)
}

test(
  '[GUARD-02, GUARD-18] Back passes the guards: on every host each of them sends guest, client, basic and admin on without a flash of its page',
  { tag: '@sized' },
  async ({ browser, baseURL, ownEmail }) => {
    test.setTimeout(240_000)
    const { port } = new URL(baseURL ?? '')
    for (const host of sized(hostsOf(baseURL), 1)) {
      const origin = `http://${host}:${port}`
      for (const kind of sized(KINDS, 2)) {
        const [email, password] = await accountOf(kind, browser, origin, `b${ownEmail}`)
        const { context } = await visit(browser, origin, email, password)
        for (const [guard, { address, heading }] of Object.entries(GUARDED)) {
          const path = pathOf(address)
          const end = ROUTE_ENDS.find((row) => row.address === address)?.of?.[host][kind === 'guest' ? 0 : 1]
          if (end === undefined) continue
          await test.step(`${guard}, ${kind} at ${host}`, async () => {
            const page = await context.newPage()
            const headings = await watchHeadings(page)
            await putBehind(page, path)
            await page.goBack({ waitUntil: 'commit' })
            await expect(page).toHaveURL(endUrl(end, path, origin, port))
            // Under a dialog the page is not for reading, though it is seen.
            const title = page.locator('h1').filter(end === 'p' ? { hasText: heading } : {})
            await expect(title.first()).toBeVisible()
            if (end === 's') await expect(page.getByRole('dialog', { name: /^Войдите, чтобы/ })).toBeVisible()
            const wasShown = (await headings()).some((text) => heading.test(text))
            // At another site the page is a new one: nothing of before can be asked there.
            if (end !== 'm') expect(wasShown, `${guard} ${kind} ${host}`).toBe(end === 'p')
            await page.close()
          })
        }
        await context.close()
      }
    }
  },
)

test('[GUARD-02] the way back to a page of a person asks a guest to sign in, without a flash of it', async ({
  browser,
  baseURL,
}) => {
  const { context, page } = await visit(browser, baseURL ?? '', 'client@example.com')
  await page.goto('/user/orders/')
  await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
  const menu = await openOwnMenu(page)
  await menu.getByText('Выход', { exact: true }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toHaveCount(0)
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

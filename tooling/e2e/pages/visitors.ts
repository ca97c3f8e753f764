import type { Browser, BrowserContext, Page } from '@playwright/test'
import { catalogueProduct } from '@proverka/domain/orders'
import { callAs, topUp } from './own-api.ts'

const FLAT = '00:14:0203005:1047'
/** Of everybody who is registered here. */
export const PASSWORD = 'verstka-1912'

/** Who asks for a page: `basic` has the tariff that orders of more than 1500 roubles earn. */
export type VisitorKind = 'guest' | 'client' | 'basic' | 'admin'

/** A new browser in which the visitor is signed in at the host, as the app keeps a session. */
export async function visit(
  browser: Browser,
  origin: string,
  username: string | undefined,
  password = 'proverka-demo',
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto('/privacy/')
  await page.evaluate(
    async ([name, word]) => {
      localStorage.setItem(
        'cookieConsent',
        JSON.stringify({ accepted: false, date: new Date().toISOString() }),
      )
      if (name === undefined) return
      const json = { 'content-type': 'application/json' }
      const body = JSON.stringify({ username: name, password: word })
      const login = await fetch('/api/login', { method: 'POST', headers: json, body })
      const { data } = (await login.json()) as {
        data: { token: string; person: { id: string; email: string; name: string; person_role: number } }
      }
      const { id, email, name: called, person_role: role } = data.person
      const domain = location.hostname.endsWith('realty.localhost') ? '; Domain=realty.localhost' : ''
      document.cookie = `jwt=${encodeURIComponent(data.token)}; Path=/; Max-Age=3600; SameSite=Lax${domain}`
      localStorage.setItem('auth.user', JSON.stringify({ id, email, name: called, role }))
    },
    [username, password] as const,
  )
  return { context, page }
}

/** Registers a person by the API and signs in on the page, as the app keeps a session; for who is not about registering. */
export async function becomeClient(page: Page, email: string): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/privacy/')
  await page.evaluate(
    async ([address, password]) => {
      const post = async <Data>(path: string, body: object, headers = {}): Promise<Data> => {
        const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
        const answer = await fetch(`/api${path}`, { ...init, body: JSON.stringify(body) })
        return ((await answer.json()) as { data: Data }).data
      }
      const kinds = ['offer', 'personal-data']
      const { consent_id } = await post<{ consent_id: string }>('/consents', {
        email: address,
        kinds,
        page: '/',
      })
      const { person, token } = await post<{
        token: string
        person: { id: string; email: string; name: string; person_role: number }
      }>(
        '/register',
        {
          name: 'Лида',
          email: address,
          phone: '89991234567',
          password,
          person_role: 1,
          registartion_url: '/',
        },
        { 'consent-id': consent_id },
      )
      const { id, email: kept, name, person_role: role } = person
      const domain = location.hostname.endsWith('realty.localhost') ? '; Domain=realty.localhost' : ''
      document.cookie = `jwt=${encodeURIComponent(token)}; Path=/; Max-Age=3600; SameSite=Lax${domain}`
      localStorage.setItem('auth.user', JSON.stringify({ id, email: kept, name, role }))
      localStorage.setItem(
        'cookieConsent',
        JSON.stringify({ accepted: false, date: new Date().toISOString() }),
      )
    },
    [email, PASSWORD] as const,
  )
}

/** Registers a person by the API and has enough ordered that the tariff rises. */
export async function earnTariff(browser: Browser, origin: string, email: string): Promise<string> {
  const { context, page } = await visit(browser, origin, undefined)
  try {
    await becomeClient(page, email)
    await topUp(page, 2000)
    const product_id = catalogueProduct('EgrnObject')?.product_id
    const order_items = Array.from({ length: 4 }, () => ({ product_id, object_key: FLAT }))
    await callAs(page, 'POST', '/order', { order_items, use_account_balance: true })
  } finally {
    await context.close()
  }
  return PASSWORD
}

/** What the check of the token says of the user signed in on the page. */
export async function tariffOf(page: Page): Promise<number | undefined> {
  const { data } = await callAs(page, 'POST', '/token', {})
  return (data as { tariff: { tariff_simple_id: number } | null }).tariff?.tariff_simple_id
}

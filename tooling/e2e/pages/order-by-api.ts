import { expect, type Browser, type Page } from '@playwright/test'
import { catalogueProduct } from '@proverka/domain/orders'
import { emailsTo } from '../outbox.ts'

const EMAIL_MS = 60_000

/** Whom an order is about. */
interface OrderedPerson {
  readonly lastName: string
  readonly firstName: string
  readonly middleName?: string
  /** YYYY-MM-DD */
  readonly birthDate: string
}

const LADOGIN: OrderedPerson = {
  lastName: 'Ладогин',
  firstName: 'Арсений',
  middleName: 'Петрович',
  birthDate: '1987-03-14',
}

interface ApiRequest {
  readonly method?: 'POST' | 'PUT'
  readonly headers?: Readonly<Record<string, string>>
  readonly data?: object
  readonly form?: Readonly<Record<string, string>>
}

/** Calls from another browser, whose cookies the test's page does not have. */
async function elsewhere<Result>(
  browser: Browser,
  work: (call: <Data>(path: string, request: ApiRequest) => Promise<Data>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto('/privacy/')
    return await work(<Data>(path: string, request: ApiRequest) => callFrom<Data>(page, path, request))
  } finally {
    await context.close()
  }
}

function callFrom<Data>(
  page: Page,
  path: string,
  { method = 'POST', headers, data, form }: ApiRequest,
): Promise<Data> {
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
  const body = form ? new URLSearchParams(form).toString() : JSON.stringify(data)
  const init = { method, headers: { 'content-type': type, ...headers }, body }
  return page.evaluate(
    async ([url, options]) => {
      const response = await fetch(`/api${url}`, options)
      const answer = (await response.json()) as { data: Data }
      if (!response.ok) throw new Error(`${url}: ${response.status} ${JSON.stringify(answer)}`)
      return answer.data
    },
    [path, init] as const,
  )
}

/** An order that a guest made and paid elsewhere; its emails are what a test reads. Answers the id of its part. */
export const orderByApi = (browser: Browser, email: string, person = LADOGIN): Promise<string> =>
  elsewhere(browser, async (call) => {
    const { consent_id } = await call<{ consent_id: string }>('/consents', {
      data: { email, kinds: ['offer', 'personal-data'], page: '/' },
    })
    const { order } = await call<{ order: PlacedOrder }>('/regorder', {
      headers: { 'consent-id': consent_id, 'idempotency-key': crypto.randomUUID() },
      data: {
        email,
        phone: '89991234567',
        registartion_url: '/',
        redirect_url: '',
        metadata: {},
        order_items: [
          {
            product_id: catalogueProduct('BailiffCheck')?.product_id,
            object_key: person.lastName,
            metadata: { person, purpose: 'contract', ground: 'consent' },
          },
        ],
      },
    })
    const token = order.payment_data?.confirmation.confirmation_token ?? ''
    await call(`/test_payment/${token}`, { data: { decision: 'pay' } })
    await call('/payment/widget_result', {
      headers: { 'idempotency-key': crypto.randomUUID() },
      data: { order_id: order.id, result: 'success' },
    })
    return order.order_items[0]?.order_item_id ?? ''
  })

interface PlacedOrder {
  readonly id: string
  readonly order_items: readonly { readonly order_item_id: string }[]
  readonly payment_data: { readonly confirmation: { readonly confirmation_token: string } } | null
}

/** An account whose address is proven by its email, with an own password set after that. */
export const registerByApi = (browser: Browser, email: string, password: string): Promise<void> =>
  elsewhere(browser, async (call) => {
    const { consent_id } = await call<{ consent_id: string }>('/consents', {
      data: { email, kinds: ['offer', 'personal-data'], page: '/' },
    })
    await call('/register', {
      headers: { 'consent-id': consent_id },
      data: { name: 'Лида', email, phone: '89991234567', password, person_role: 1, registartion_url: '/' },
    })
    const find = () => emailsTo(email).find(({ subject }) => subject === 'Подтвердите почту')
    await expect.poll(find, { timeout: EMAIL_MS }).toBeDefined()
    const link = /jwt_token=(link_[\w-]+)/.exec(find()?.text ?? '')?.[1] ?? ''
    const { token } = await call<{ token: string }>('/token', {
      headers: { authorization: `Bearer ${link}` },
    })
    await call('/person/update_password', {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      data: { new_password: password },
    })
  })

/** Has a password mailed. */
export const askForPassword = (browser: Browser, email: string): Promise<unknown> =>
  elsewhere(browser, (call) => call('/reset', { method: 'PUT', form: { username: email } }))

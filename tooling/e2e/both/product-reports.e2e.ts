import { catalogueProduct } from '@proverka/domain/orders'
import { expect, test } from '../fixtures.ts'
import { callAs, payByApi } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const COMPANY_INN = '0027100370'
const CAR_VIN = '000DEM00000000056'
const REASON = { purpose: 'contract', ground: 'consent' }
const LADOGIN = { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' }

interface Placed {
  readonly id: string
  readonly order_items: readonly { readonly order_item_id: string }[]
  readonly payment_data: { readonly confirmation: { readonly confirmation_token: string } } | null
}

test('[ROUTE-024] [LAND-03] [ROUTE-021] without an id the form of a check shows, with one its owner sees the report, and a guest ends at the home page', async ({
  page,
  browser,
  baseURL,
  ownEmail,
}) => {
  test.slow()
  const form = page.getByRole('main').getByRole('form')
  for (const [path, label] of [
    ['/counter-agent/', 'Компания или предприниматель'],
    ['/proverka-avto/', 'Госномер'],
    ['/credit-rating/', 'Фамилия'],
  ] as const) {
    await page.goto(path)
    await page.keyboard.press('Shift')
    await expect(form.getByRole('textbox', { name: label }).or(form.getByLabel(label)).first()).toBeVisible()
  }

  await registerByCalls(page, ownEmail)
  const order = async (product: string, metadata: object) => {
    const item = { product_id: catalogueProduct(product)?.product_id, object_key: 'любой', metadata }
    const { data } = await callAs(page, 'POST', '/order', { order_items: [item], again: true })
    await payByApi(page, data as Placed)
    return (data as Placed).order_items[0]?.order_item_id ?? ''
  }
  const company = `/counter-agent/${await order('CounterAgent', { company: { inn: COMPANY_INN } })}/`
  const car = `/proverka-avto/${await order('AutoCheck', { entityAuto: { vin: CAR_VIN } })}/`
  const rating = `/credit-rating/${await order('CreditRating', { person: LADOGIN, ...REASON })}/`

  const main = page.getByRole('main')
  await page.goto(company)
  await expect(main.getByText('Действует, есть отметка').first()).toBeVisible()
  await expect(main.getByRole('figure').filter({ hasText: 'Выручка, чистая прибыль и долги' })).toBeVisible()
  await page.goto(car)
  await expect(main.getByText(CAR_VIN).first()).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Пробег', exact: true })).toBeVisible()
  await page.goto(rating)
  await expect(main.getByRole('heading', { level: 1, name: /Ладогин/ })).toBeVisible()

  const guest = await browser.newContext({ ...(baseURL && { baseURL }) })
  try {
    const stranger = await guest.newPage()
    for (const path of [company, car, rating]) {
      await stranger.goto(path)
      await expect(stranger, path).toHaveURL('/')
    }
  } finally {
    await guest.close()
  }
})

test('[ROUTE-020] the credit rating has its form', async ({ page }) => {
  await page.goto('/credit-rating/')
  await page.keyboard.press('Shift')
  await expect(page.getByRole('form').getByLabel('Фамилия')).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(/бесплатно\sдважды\sв\sгод/)
      .first(),
  ).toBeVisible()
})

import { formatMoney } from '@proverka/domain'
import { catalogueProduct, PRODUCTS } from '@proverka/domain/orders'
import type { Page } from '@playwright/test'
import { awaitReport, fillGuest, openPayment, pay, refuseCounters } from '../pages/checkout.ts'
import { expectLanding } from '../pages/landing.ts'
import type { LandingRow } from '../pages/landing.ts'
import { fillLadogin } from '../pages/person-form.ts'
import { expect, test } from '../fixtures.ts'
import { startOwnServer } from '../own-server.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const PERSON = ['Фамилия', 'Дата рождения']
const COMPANY = ['Компания или предприниматель']
const INN = ['ИНН человека']

const ROWS: readonly LandingRow[] = [
  { id: 'LAND-01', route: 'proverka-arendatora', fields: PERSON },
  { id: 'LAND-02', route: 'proverka-avto', fields: ['Госномер'] },
  { id: 'LAND-04', route: 'proverka-biznes-partnera', fields: COMPANY },
  { id: 'LAND-05', route: 'proverka-bki', fields: PERSON },
  { id: 'LAND-07', route: 'proverka-fssp-free', fields: PERSON },
  { id: 'LAND-08', route: 'proverka-inn', fields: COMPANY },
  { id: 'LAND-09', route: 'proverka-kontragenta', fields: COMPANY },
  { id: 'LAND-10', route: 'proverka-na-bankrotstvo', fields: PERSON },
  { id: 'LAND-11', route: 'proverka-nalogov', fields: INN },
  { id: 'LAND-12', route: 'proverka-nedvij', fields: ['Адрес или кадастровый номер'], button: /^Найти/ },
  { id: 'LAND-13', route: 'proverka-pasporta', fields: ['Серия и номер паспорта'] },
  { id: 'LAND-14', route: 'proverka-pasporta-full', fields: [...PERSON, 'Паспорт'] },
  { id: 'LAND-15', route: 'proverka-samozanyatogo', fields: INN },
  { id: 'LAND-16', route: 'proverka-shtrafov', fields: ['Госномер', 'СТС'] },
  { id: 'LAND-17', route: 'proverka-sluzhboi-bezopasnosti', fields: PERSON },
  { id: 'LAND-18', route: 'proverka-sotrudnika', fields: PERSON },
  { id: 'LAND-19', route: 'proverka-sotrudnika-old', fields: PERSON, canonical: 'proverka-sotrudnika' },
  { id: 'LAND-20', route: 'proverka-sudimost', fields: PERSON },
  { id: 'LAND-21', route: 'proverka-vladelcza-avtomobilya', fields: [...PERSON, 'Госномер'] },
  { id: 'LAND-22', route: 'proverka-voditelya', fields: [...PERSON, 'Водительское удостоверение'] },
  { id: 'LAND-23', route: 'proverka-yuridicheskogo-licza', fields: COMPANY },
  { id: 'LAND-24', route: 'proverka-zaemshika', fields: PERSON },
  { id: 'LAND-25', route: 'proverka-zapret-na-vyezd', fields: PERSON },
  { id: 'LAND-26', route: 'proverka-cheloveka', fields: PERSON },
]

for (const row of ROWS) {
  test(`[${row.id}] /${row.route}/ has its heading, hero, form, sample, steps and questions`, async ({
    page,
  }) => {
    await expectLanding(page, row)
    // The price on the button is that of the catalogue, which is also what the checkout asks.
    const product = PRODUCTS.find(({ pages }) => pages.includes(row.route))
    if (product && product.product_price > 0) {
      const price = formatMoney(product.product_price).replaceAll(' ', String.raw`\s`)
      await expect(page.locator('#form').getByRole('button', { name: /^Проверить/ })).toHaveText(
        new RegExp(String.raw`^Проверить\sза\s${price}$`),
      )
    }
  })
}

const submit = (page: Page) =>
  page
    .locator('#form')
    .getByRole('button', { name: /^Проверить/ })
    .click()

test(
  'a seller and the car are two reports of one order, at the sum of both prices',
  { tag: '@long' },
  async ({ page, ownEmail }) => {
    await page.goto('/proverka-vladelcza-avtomobilya/')
    await refuseCounters(page)
    await submit(page)
    await expect(page.getByLabel('Госномер')).toBeFocused()
    await page.getByLabel('Госномер').fill('А000АО00')
    await fillLadogin(page)
    await submit(page)
    await expect(page).toHaveURL('/proverka-vladelcza-avtomobilya/?step=order')
    await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
    await fillGuest(page, ownEmail)
    const sum = ['PersonCheck', 'AutoCheck'].reduce(
      (total, name) => total + (catalogueProduct(name)?.product_price ?? 0),
      0,
    )
    const payment = await openPayment(page)
    await expect(payment).toContainText(new RegExp(`${sum}\\s₽`))
    await payment.getByRole('button', { name: /^Оплатить/ }).click()
    await expect(page.getByText('Оплата прошла успешно')).toBeVisible()
    await expect(page).toHaveURL(/\/order\/[\da-f-]{36}\/$/)
    const main = page.getByRole('main')
    await expect(main.getByText('А000АО00').first()).toBeVisible()
    await expect(main.getByText(/Ладогин/).first()).toBeVisible()
  },
)

test(
  'a form of a landing orders at its own address, and leads back to it',
  { tag: '@long' },
  async ({ page, ownEmail }) => {
    await page.goto('/proverka-na-bankrotstvo/')
    await refuseCounters(page)
    await fillLadogin(page)
    await submit(page)
    await expect(page).toHaveURL('/proverka-na-bankrotstvo/?step=order')
    await page.getByRole('link', { name: 'Изменить данные' }).click()
    await expect(page).toHaveURL('/proverka-na-bankrotstvo/')
    await expect(page.getByLabel('Фамилия')).not.toHaveValue('')
    await submit(page)
    await fillGuest(page, ownEmail)
    await pay(page)
    await awaitReport(page)
  },
)

test('[PUB-04] a page of one register shows its thirty days on the first screen', async ({
  page,
  baseURL,
}) => {
  // A past of thirty days has the demo alone; nobody has asked the sources of the other server for two days.
  await using server = await startOwnServer({ demoLife: true })
  const own = new URL(baseURL ?? '')
  own.port = String(server.port)
  for (const [route, register] of [
    ['proverka-fssp', 'ФССП'],
    ['proverka-fssp-free', 'ФССП'],
    ['proverka-na-bankrotstvo', 'ЕФРСБ'],
    ['proverka-nalogov', 'ФНС'],
    ['proverka-samozanyatogo', 'ФНС'],
  ] as const) {
    await page.goto(new URL(`/${route}/`, own).href)
    const days = page
      .getByRole('main')
      .locator('section section, section div section', {
        has: page.getByRole('heading', { name: /^30\sдней/ }),
      })
      .last()
    await expect(days.getByText(register, { exact: true }), route).toBeVisible()
    await expect(days.getByRole('img', { name: /30 дней/ }).first(), route).toBeVisible()
  }
})

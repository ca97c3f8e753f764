import { FREE_RISK_COUPON } from '@proverka/domain/navigation'
import { expect, test } from '../fixtures.ts'
import { askedCalls } from '../pages/asked-calls.ts'
import { FLAT } from '../pages/bought-reports.ts'
import { refuseCounters } from '../pages/checkout.ts'
import { visit } from '../pages/visitors.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const isFiz = (baseURL = '') => new URL(baseURL).hostname.startsWith('fiz')
const PAGES = ['/risk/', '/risk-assessment/', '/risk-assessment-b2c/']

test('[NAV-21] [ROUTE-033] a search from the page of risks is known to the object and its checkout', async ({
  page,
  baseURL,
}) => {
  if (isFiz(baseURL)) {
    for (const path of PAGES) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
    }
    return
  }
  await page.goto('/risk/')
  await expect(page.getByRole('heading', { level: 1, name: 'Риски сделки' })).toBeVisible()
  await page.keyboard.press('Shift')
  await expect(page.locator('body')).toHaveAttribute('data-page', 'risk')
  const main = page.getByRole('main')
  await main.getByRole('combobox').fill('Полевая 3')
  await main.getByRole('button', { name: 'Найти' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Выбрать' }).first().click()
  await expect(page).toHaveURL(/\/object\/[^/]+\/\?onlyRisk=true$/)
  await page.goto('/risk/')
  await page.keyboard.press('Shift')
  await expect(page.locator('body')).toHaveAttribute('data-page', 'risk')
  await main.getByRole('combobox').fill(FLAT)
  await page.keyboard.press('Escape')
  await main.getByRole('button', { name: 'Найти' }).click()
  await expect(page).toHaveURL(`/object/${FLAT}/?onlyRisk=true`)
  await page.getByRole('checkbox', { name: /^Проверка собственника/ }).check()
  await page
    .getByRole('link', { name: /^Оформить/ })
    .first()
    .click()
  await expect(page).toHaveURL(`/objectCheckout/${FLAT}/?onlyRisk=true`)
})

test('[NAV-21] [SEARCH-33] a search that the browser sends by itself says so, too', async ({
  baseURL,
  browser,
}) => {
  test.skip(isFiz(baseURL), 'a page of real estate')
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/risk-assessment-b2c/')
  await page.getByRole('main').getByRole('combobox').fill('Полевая 3')
  await page.getByRole('main').getByRole('button', { name: 'Найти' }).click()
  await page
    .getByRole('link', { name: /^Открыть/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/object/[^/]+/\\?onlyRisk=true&utm_coupon=${FREE_RISK_COUPON}$`))
  await page.goto('/risk-assessment-b2c/')
  await page.getByRole('main').getByRole('combobox').fill(FLAT)
  await page.getByRole('main').getByRole('button', { name: 'Найти' }).click()
  await expect(page).toHaveURL(`/object/${FLAT}/?onlyRisk=true&utm_coupon=${FREE_RISK_COUPON}`)
  await context.close()
})

test('[NAV-21] [SEARCH-33] a number that is sent before the app runs opens its page with the rest of the form', async ({
  page,
  baseURL,
}) => {
  test.skip(isFiz(baseURL), 'a page of real estate')
  // The app comes when the press is long done.
  await page.route(/\/assets\/(?:app|index)-/, () => undefined)
  await page.goto('/risk-assessment-b2c/')
  await page.getByRole('main').getByRole('combobox').fill(FLAT)
  await page.getByRole('main').getByRole('button', { name: 'Найти' }).click()
  await expect(page).toHaveURL(`/object/${FLAT}/?onlyRisk=true&utm_coupon=${FREE_RISK_COUPON}`)
})

test('[ROUTE-034] the risk form orders the check of the owner of an object', async ({ page, baseURL }) => {
  test.skip(isFiz(baseURL), 'a page of real estate')
  await page.goto('/risk-assessment/')
  await refuseCounters(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Проверка собственника' })).toBeVisible()
  const form = main.getByRole('form', { name: 'Проверка собственника объекта' })
  const submit = form.getByRole('button', { name: /^Проверить за 499/ })
  await submit.click()
  await expect(form.getByText('Обязательное поле').first()).toBeVisible()
  await form.getByLabel('Кадастровый номер объекта').fill('00:14:0203005:9999')
  await form.getByLabel('Фамилия собственника').fill('Ладогин Арсений Петрович')
  await form.getByLabel('Дата рождения').fill('14031987')
  await form.getByRole('radio', { name: /^Покупаю или\sпродаю/ }).check()
  await submit.click()
  await expect(form.getByText('Такого объекта нет в реестре. Проверьте номер').first()).toBeVisible()
  await form.getByLabel('Кадастровый номер объекта').fill(FLAT)
  await submit.click()
  await expect(main.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
  await expect(main.getByText(FLAT).first()).toBeVisible()
  await expect(main.getByRole('button', { name: /^Оплатить 499/ })).toBeVisible()
})

test('[ROUTE-035] [SEARCH-33] the landing page of risks is for guests, and its search sets the coupon before the prices are asked for', async ({
  page,
  baseURL,
  browser,
}) => {
  test.skip(isFiz(baseURL), 'a page of real estate')
  await page.goto('/risk-assessment-b2c/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Оценка\sрисков\sсделки\sс\sнедвижимостью$/,
  )
  await page.keyboard.press('Shift')
  // The app runs when it asks about counters.
  await expect(page.getByRole('button', { name: 'Только необходимые' })).toBeVisible()
  const asked = askedCalls(page)
  const main = page.getByRole('main')
  await main.getByRole('combobox').fill(FLAT)
  await main.getByRole('button', { name: 'Найти' }).click()
  await expect(page).toHaveURL(`/object/${FLAT}/?onlyRisk=true`)
  await expect(page.getByRole('checkbox', { name: /^Проверка собственника/ })).toBeVisible()
  const prices = asked.filter(({ path }) => path === '/products')
  expect(prices.length).toBeGreaterThan(0)
  expect(prices.map(({ query }) => query.get('coupon'))).toEqual(prices.map(() => FREE_RISK_COUPON))

  const { context, page: own } = await visit(browser, baseURL ?? '', 'client@example.com')
  await own.goto('/risk-assessment-b2c/')
  await expect(own).toHaveURL('/risk-assessment/')
  await context.close()
})

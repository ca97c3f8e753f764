import { expect, test } from '../fixtures.ts'
import { buyReport } from '../pages/bought-reports.ts'
import { refuseCounters } from '../pages/checkout.ts'
import { callAs } from '../pages/own-api.ts'
import { fillLadogin } from '../pages/person-form.ts'
import { expectLanding } from '../pages/landing.ts'
import { visit } from '../pages/visitors.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const realty = (baseURL = '') => baseURL.replace('//fiz.', '//realty.')
const EXPERT = 'Экспертный отчет'
const LADOGIN = {
  person: { lastName: 'Ладогин', firstName: 'Арсений', middleName: 'Петрович', birthDate: '1987-03-14' },
  purpose: 'contract',
  ground: 'consent',
}

test('[ROUTE-028] the page of the brand lists its checks, each with a way to its form', async ({
  page,
  baseURL,
}) => {
  await page.goto('/physcheck/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Все проверки' })).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'Долги у приставов' })).toContainText(/29\s₽/)
  await main.getByRole('link', { name: 'Проверка арендатора' }).click()
  await expect(page).toHaveURL('/proverka-arendatora/')
  for (const path of ['/physcheck/', '/physcheck-business/', '/physcheckCheckout/']) {
    await page.goto(realty(baseURL) + path)
    await expect(page).toHaveURL(`${realty(baseURL)}/`)
  }
})

test('[ROUTE-029] businesses read what is checked for them, and order the first check', async ({ page }) => {
  await expectLanding(page, {
    id: 'ROUTE-029',
    route: 'physcheck-business',
    fields: ['Компания или предприниматель'],
  })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: /^Проверки\sдля\sбизнеса$/ })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Проверка контрагента' })).toHaveAttribute(
    'href',
    '/counter-agent/',
  )
})

test('[ROUTE-032] the checkout of the brand shows what is in the cart, and the button that pays', async ({
  page,
}) => {
  await page.goto('/check-person/')
  await refuseCounters(page)
  await fillLadogin(page)
  await page.getByRole('button', { name: /^Проверить за/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
  await page.goto('/physcheckCheckout/')
  const main = page.getByRole('main')
  await expect(main.getByText('Проверка человека').first()).toBeVisible()
  await expect(main.getByText(/^Ладогин Арсений/).first()).toBeVisible()
  await expect(main.getByRole('button', { name: /^Оплатить 99/ })).toBeVisible()
})

test('[ROLE-36] [ROUTE-030] [ROUTE-031] the expert report is for people with the setting, and says who concluded', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const guest = await visit(browser, baseURL ?? '', undefined)
  await guest.page.goto('/physcheck-expert/')
  await expect(guest.page).toHaveURL(`${baseURL}/`)
  await guest.context.close()

  const client = await visit(browser, baseURL ?? '', 'client@example.com')
  await client.page.goto('/physcheck-expert/')
  await expect(client.page).toHaveURL(`${baseURL}/`)
  await client.page.getByRole('banner').locator('summary', { hasText: 'Проверка' }).first().click()
  await expect(client.page.getByRole('link', { name: 'Контрагент' }).first()).toBeVisible()
  await expect(client.page.getByRole('link', { name: EXPERT })).toHaveCount(0)
  await client.context.close()

  // Only an admin may give himself the setting.
  const { context, page } = await visit(browser, baseURL ?? '', 'admin@example.com')
  await page.goto('/privacy/')
  const setting = { key: 'ai_report', value: 'active', enabled: true }
  const given = await callAs(page, 'POST', '/person/settings/add', setting)
  expect([200, 409]).toContain(given.status)
  await page.goto('/')
  await page.keyboard.press('Shift')
  await page.getByRole('banner').locator('summary', { hasText: 'Проверка' }).first().click()
  await page.getByRole('link', { name: EXPERT }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL('/physcheck-expert/')
  await expect(page.getByRole('heading', { level: 1, name: EXPERT })).toBeVisible()
  await expect(page.getByLabel('Фамилия')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Фамилия')).toBeVisible()

  const { itemId } = await buyReport(page, 'IndependentReportPerson', 'Ладогин', LADOGIN)
  await page.goto(`/physcheck-expert/${itemId}/`)
  const conclusion = page.getByRole('region', { name: /^Независимое\sзаключение$/ })
  await expect(conclusion).toBeVisible()
  await expect(conclusion.getByText(/по\sправилам\sсервиса/)).toBeVisible()
  await expect(conclusion.getByRole('row').nth(1)).toContainText(/ФССП|ГАС/)
  await context.close()
})

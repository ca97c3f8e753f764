import type { Page } from '@playwright/test'
import { awaitReport, fillGuest, pay, refuseCounters } from '../pages/checkout.ts'
import { fillLadogin } from '../pages/person-form.ts'
import { expect, test } from '../fixtures.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

/** Pays what the form asks for, up to the finished report. */
async function buy(page: Page, price: RegExp, email: string): Promise<void> {
  await fillLadogin(page)
  await page.getByRole('main').getByRole('button', { name: price }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
  await fillGuest(page, email)
  await pay(page)
  await awaitReport(page)
}

test('[PROD-33] the card «от 99 ₽» of the list of services leads to where 99 ₽ buys debts and bankruptcy', async ({
  page,
  ownEmail,
}) => {
  test.slow()
  await page.goto('/')
  await refuseCounters(page)
  await page.getByRole('banner').getByRole('link', { name: 'Сервисы' }).filter({ visible: true }).click()
  const card = page.getByRole('dialog').getByRole('link', { name: /^Финансовая надежность/ })
  await expect(card).toContainText(/от\s99\s₽/)
  await expect(card).toContainText(/около\s1\sминуты/)
  await card.click()
  await expect(page).toHaveURL('/credit-rating/?product=CreditRatingShort')
  await expect(page.getByRole('radio', { name: /^Долги и\sбанкротство/ })).toBeChecked()
  await buy(page, /^Проверить за\s99\s₽$/, ownEmail)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Исполнительные производства' }).first()).toBeVisible()
  await expect(main.getByText('Банкротство').first()).toBeVisible()
  await expect(main.getByText(/Залог|Налог/)).toHaveCount(0)
  await expect(main.getByText(/рейтинг|одним числом/i)).toHaveCount(0)
})

test('[PROD-33] 299 ₽ buys the whole; what was typed stays when the form is changed', async ({
  page,
  ownEmail,
}) => {
  test.slow()
  await page.goto('/credit-rating/?product=CreditRatingShort')
  await refuseCounters(page)
  await page.getByLabel('Фамилия').fill('Ладогин Арсений Петрович')
  await page.getByRole('radio', { name: /^Долги, банкротство, налоги/ }).check()
  await expect(page).toHaveURL('/credit-rating/')
  await expect(page.getByLabel('Имя')).toHaveValue('Арсений')
  await buy(page, /^Проверить за\s299\s₽$/, ownEmail)
  const main = page.getByRole('main')
  for (const question of ['Исполнительные производства', 'Банкротство', /Налог/, /Залог/])
    await expect(main.getByText(question).first()).toBeVisible()
})

test('[PROD-33] neither is called a rating, and nobody is asked for a consent that is not taken', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/404/)
  for (const path of ['/', '/credit-rating/', '/credit-rating-preview/', '/no-such-page/']) {
    await page.goto(path)
    const links = page.locator('a[href^="/credit-rating"]')
    expect(
      (await links.allTextContents()).filter((text) => /рейтинг/i.test(text)),
      path,
    ).toEqual([])
    await expect(page.getByText(/Рейтинг с\sсогласия|одним числом/)).toHaveCount(0)
  }
})

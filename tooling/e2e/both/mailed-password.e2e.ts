import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { askForPassword, orderByApi, registerByApi } from '../pages/order-by-api.ts'
import { signInWith } from '../pages/sign-in.ts'
import { forgetSession } from '../pages/forget-session.ts'
import { PASSWORD } from '../pages/visitors.ts'

const OWN = 'korrektura-1913'

const passwordIn = ({ text }: { text: string }): string =>
  /Пароль(?: для входа)?: (\S+)/.exec(text)?.[1] ?? ''

async function openPanel(page: Page): Promise<void> {
  await page.goto('/?auth=login')
  // The first page of a run waits for a server that has just come up.
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
}

async function leave(page: Page): Promise<void> {
  await forgetSession(page)
  await page.goto('/privacy/')
}

const ownPassword = (page: Page) => page.getByRole('dialog', { name: 'Задайте свой пароль' })

test(
  '[TRUE-10] reset, sign in by the email, leave the page, sign in again with the old password',
  { tag: '@long' },
  async ({ page, browser, ownEmail, emailTo, expectTrouble }) => {
    test.slow()
    expectTrouble(/401|Вход не удался/)
    await registerByApi(browser, ownEmail, PASSWORD)
    await openPanel(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Забыли пароль?' }).click()
    await page.getByRole('textbox', { name: 'Электронная почта' }).fill(ownEmail)
    await page.getByRole('button', { name: 'Прислать пароль' }).click()
    const mailed = passwordIn(await emailTo(ownEmail, /Новый пароль/))
    await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
    await signInWith(page, ownEmail, mailed)
    await expect(ownPassword(page)).toBeVisible()

    await leave(page)
    await openPanel(page)
    await signInWith(page, ownEmail, mailed)
    await expect(page.getByText('По этому паролю из письма уже входили')).toBeVisible()
    await signInWith(page, ownEmail, PASSWORD)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goto('/user/orders/')
    await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
  },
)

test('[TRUE-10] a buyer without an own password gets a new email by one press, and sets his own', async ({
  page,
  browser,
  ownEmail,
  emailTo,
  expectTrouble,
}) => {
  expectTrouble(/401|Вход не удался/)
  test.slow()
  await orderByApi(browser, ownEmail)
  const first = passwordIn(await emailTo(ownEmail, /Ваш кабинет и пароль/))
  await openPanel(page)
  await signInWith(page, ownEmail, first)
  await expect(ownPassword(page)).toBeVisible()

  // He leaves the step: the session goes on, and the email's password is over.
  await ownPassword(page).getByRole('button', { name: 'Закрыть' }).click()
  await page.goto('/user/orders/')
  await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
  await leave(page)
  await openPanel(page)
  await signInWith(page, ownEmail, first)
  await page.getByRole('button', { name: 'Прислать новый пароль' }).click()
  const second = passwordIn(await emailTo(ownEmail, /Новый пароль/))
  await signInWith(page, ownEmail, second)
  const step = ownPassword(page)
  await step.getByLabel('Новый пароль', { exact: true }).fill(OWN)
  await step.getByLabel('Новый пароль еще раз').fill(OWN)
  await step.getByRole('button', { name: 'Задать пароль' }).click()
  await expect(page.getByText('Пароль задан')).toBeVisible()
  await page.goto('/user/orders/')
  await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()

  await leave(page)
  await openPanel(page)
  await signInWith(page, ownEmail, OWN)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test(
  '[TRUE-10] the step can be taken later, from the menu of the account',
  { tag: '@long' },
  async ({ page, browser, ownEmail, emailTo }) => {
    test.slow()
    await registerByApi(browser, ownEmail, PASSWORD)
    await askForPassword(browser, ownEmail)
    const mailed = passwordIn(await emailTo(ownEmail, /Новый пароль/))
    await openPanel(page)
    await signInWith(page, ownEmail, mailed)
    await ownPassword(page).getByRole('button', { name: 'Закрыть' }).click()
    await expect(ownPassword(page)).toBeHidden()
    await page.goto('/user/orders/')
    await page
      .getByRole('banner')
      .locator('summary', { hasText: /на\sбалансе/ })
      .click()
    await page.getByRole('button', { name: 'Задать пароль' }).filter({ visible: true }).click()
    await expect(ownPassword(page)).toBeVisible()
  },
)

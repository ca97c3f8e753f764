import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { signInWith } from '../pages/sign-in.ts'
import { awaitDone, buyReport, FLAT } from '../pages/bought-reports.ts'
import { callAs, topUp } from '../pages/own-api.ts'
import { becomeClient, PASSWORD, visit } from '../pages/visitors.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test('[AUTH-32] who was signed out on another device is told so at the next press, and comes back to the same page', async ({
  page,
  browser,
  ownEmail,
  expectTrouble,
}) => {
  expectTrouble(/401|Вход устарел/)
  await becomeClient(page, ownEmail)
  await page.goto('/user/settings/')
  // A call of the page that is still out would tell of the end before the press does.
  await page.waitForLoadState('networkidle')
  await endElsewhere(browser, page, ownEmail)

  await page.getByRole('button', { name: 'Изменить имя' }).click()
  await page.getByRole('textbox', { name: 'Имя' }).fill('Лидия')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Вход в этом браузере закончился, войдите еще раз')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Войдите, чтобы открыть настройки' })).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
  await signInWith(page, ownEmail, PASSWORD)
  await expect(page).toHaveURL('/user/settings/')
  await expect(page.getByRole('textbox', { name: 'Имя' })).toHaveValue('Лидия')
  await page.getByRole('textbox', { name: 'Имя' }).press('Enter')
  await expect(page.getByRole('main').getByText('Лидия', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Изменить имя' })).toBeVisible()
})

test('what was written about a report is still there after the sign-in', async ({
  page,
  browser,
  ownEmail,
  expectTrouble,
}) => {
  test.slow()
  expectTrouble(/401|Вход устарел/)
  await becomeClient(page, ownEmail)
  await topUp(page, 1000)
  const bought = await buyReport(page, 'EgrnObject', FLAT)
  await awaitDone(page, bought)
  await page.goto(`/report/${bought.itemId}/`)
  const part = page.getByRole('region', { name: 'Нашли ошибку?' })
  await part.getByRole('button', { name: 'Сообщить об ошибке' }).click()
  const field = part.getByLabel('Что неверно и откуда вы это знаете')
  await field.fill('Ипотека погашена в октябре')
  await endElsewhere(browser, page, ownEmail)
  await part.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText('Вход в этом браузере закончился, войдите еще раз')).toBeVisible()

  await part.getByRole('button', { name: 'Войти' }).click()
  await signInWith(page, ownEmail, PASSWORD)
  await expect(field).toHaveValue('Ипотека погашена в октябре')
  await part.getByRole('button', { name: 'Отправить' }).click()
  await expect(part.getByText(/^Принято \d/)).toBeVisible()
  await page.reload()
  await expect(part.getByRole('button', { name: 'Сообщить об ошибке' })).toBeVisible()
})

test(
  'a comment that could not be sent comes back with the form that the sign-in brings',
  { tag: '@long' },
  async ({ page, browser, ownEmail, expectTrouble }) => {
    expectTrouble(/401|Вход устарел/)
    await becomeClient(page, ownEmail)
    await page.goto('/blog/istoriya-perekhoda-prav/')
    const field = page.getByLabel('Комментарий', { exact: true })
    await field.fill('Проверил по старой выписке, сошлось')
    await endElsewhere(browser, page, ownEmail)
    await page.getByRole('button', { name: 'Отправить', exact: true }).click()
    await page.getByRole('button', { name: 'Войдите, чтобы написать' }).click()
    await signInWith(page, ownEmail, PASSWORD)
    await expect(field).toHaveValue('Проверил по старой выписке, сошлось')
    await page.getByRole('button', { name: 'Отправить', exact: true }).click()
    await expect(field).toHaveValue('')
    await page.reload()
    await page.keyboard.press('Shift')
    await expect(field).toHaveValue('')
  },
)

/** «Выйти на остальных» on another device of the same person. */
async function endElsewhere(browser: Browser, page: Page, email: string): Promise<void> {
  const device = await visit(browser, new URL(page.url()).origin, email, PASSWORD)
  expect(await callAs(device.page, 'DELETE', '/account/sessions')).toMatchObject({ status: 200 })
  await device.context.close()
}

import { expect, test } from '../fixtures.ts'
import { signInWith } from '../pages/sign-in.ts'
import { callAs } from '../pages/own-api.ts'
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
  const device = await visit(browser, new URL(page.url()).origin, ownEmail, PASSWORD)
  expect(await callAs(device.page, 'DELETE', '/account/sessions')).toMatchObject({ status: 200 })
  await device.context.close()

  await page.getByRole('button', { name: 'Изменить имя' }).click()
  await page.getByRole('textbox', { name: 'Имя' }).fill('Лидия')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Вход в этом браузере закончился, войдите еще раз')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Войдите, чтобы открыть настройки' })).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
  await signInWith(page, ownEmail, PASSWORD)
  await expect(page).toHaveURL('/user/settings/')
  await expect(page.getByRole('main').getByText('Лида', { exact: true })).toBeVisible()
})

import { expect, test } from '../fixtures.ts'

test('a wrong password is refused in words, a right one opens the orders', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/401|Вход не удался/)
  await page.goto('/')
  await page.getByRole('banner').getByText('Войти').click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Электронная почта').fill('client@example.com')
  await panel.getByLabel('Пароль', { exact: true }).fill('wrong-password')
  await panel.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByText('Неверный логин или пароль').first()).toBeVisible()
  await expect(panel.getByLabel('Электронная почта')).toHaveValue('client@example.com')

  await panel.getByLabel('Пароль', { exact: true }).fill('proverka-demo')
  await panel.getByRole('button', { name: 'Войти' }).click()
  await expect(panel).toBeHidden()
  await page.goto('/user/orders/')
  await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
})

test('[NAV-13] a guest who asks for the orders lands on the home page', async ({ page }) => {
  await page.goto('/user/orders/')
  await expect(page).toHaveURL('/')
})

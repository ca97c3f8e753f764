import { expect, test } from '../fixtures.ts'
import { fetchHere } from '../pages/faults.ts'
import { registerByApi, signInWith } from '../pages/order-by-api.ts'
import { pressInCabinet } from '../pages/sign-in.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const PASSWORD = 'verstka-1912'

test('[NAV-12] two tabs agree: a sign-in and a sign-out in one are seen in the other at once', async ({
  page,
  context,
  browser,
  ownEmail,
}) => {
  test.slow()
  await registerByApi(browser, ownEmail, PASSWORD)
  await page.goto('/privacy/?auth=login')
  const other = await context.newPage()
  await other.goto('/privacy/')
  await other.keyboard.press('Shift')
  await expect(other.locator('body')).toHaveAttribute('data-page', 'privacy')
  const cabinet = other.getByRole('banner').locator('summary', { hasText: 'Кабинет' })
  await expect(cabinet).toHaveCount(0)

  await signInWith(page, ownEmail, PASSWORD)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(cabinet).toBeVisible()
  await other.goto('/user/orders/')
  await expect(other.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()

  await pressInCabinet(page, 'Выход')
  await expect(other).toHaveURL('/')
  await expect(cabinet).toHaveCount(0)
})

test('a token that another tab has replaced is taken over, and nobody is signed out', async ({
  page,
  context,
  browser,
  ownEmail,
  expectTrouble,
}) => {
  test.slow()
  expectTrouble(/401/)
  await registerByApi(browser, ownEmail, PASSWORD)
  await page.goto('/privacy/?auth=login')
  await signInWith(page, ownEmail, PASSWORD)
  await expect(page.getByRole('dialog')).toBeHidden()
  const other = await context.newPage()
  await other.goto('/user/orders/')
  await expect(other.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()

  // The server has ended the former token, and its answer is on the way: what the other tab asks now is refused.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let isEnded = false
  await page.route('**/api/person/update_password', async (route) => {
    const response = await fetchHere(route)
    isEnded = true
    await held
    await route.fulfill({ response })
  })
  await page.goto('/user/settings/')
  await page.getByRole('button', { name: 'Сменить пароль' }).click()
  await page.getByLabel('Текущий пароль').fill(PASSWORD)
  await page.getByLabel('Новый пароль', { exact: true }).fill(`${PASSWORD}-2`)
  await page.getByLabel('Новый пароль еще раз').fill(`${PASSWORD}-2`)
  await page.getByRole('form', { name: 'Смена пароля' }).locator('button[type=submit]').click()
  await expect.poll(() => isEnded).toBe(true)
  const refused = other.waitForResponse((answer) => answer.status() === 401)
  await other.getByRole('navigation', { name: 'Кабинет' }).getByRole('link', { name: 'Баланс' }).click()
  await refused
  release()
  await expect(page.getByText(/^Пароль изменен, остальные входы завершены/)).toBeVisible()
  await expect(other.getByRole('heading', { name: /^Можно потратить/ })).toBeVisible()
  await expect(other).toHaveURL('/user/balance/')
  await expect(other.getByRole('banner').locator('summary', { hasText: 'Кабинет' })).toBeVisible()
})

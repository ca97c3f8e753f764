import { expect, test } from '../fixtures.ts'
import { callAs } from '../pages/own-api.ts'
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

  // As a change of the password does: the former token ends, the cookie has the new one.
  const changed = await callAs(page, 'PUT', '/person/update_password', {
    old_password: PASSWORD,
    new_password: `${PASSWORD}-2`,
  })
  const { token } = changed.data as { token: string }
  await page.evaluate((next) => {
    const domain = location.hostname === 'realty.localhost' ? '; Domain=realty.localhost' : ''
    document.cookie = `jwt=${encodeURIComponent(next)}; Path=/; Max-Age=3600; SameSite=Lax${domain}`
  }, token)
  const listed = other.waitForResponse(
    (answer) => answer.url().includes('/api/orders') && answer.status() === 200,
  )
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await listed
  await expect(other).toHaveURL('/user/orders/')
  await expect(other.getByRole('banner').locator('summary', { hasText: 'Кабинет' })).toBeVisible()
})

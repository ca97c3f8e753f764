import { expect, test } from '../fixtures.ts'

test('a prerendered page fetches the app ahead and runs none of it before the first touch; the touch is done', async ({
  page,
}) => {
  await page.goto('/privacy/')
  const ahead = page.locator('head link[rel="modulepreload"]')
  await expect(ahead).not.toHaveCount(0)
  for (const link of await ahead.all()) await expect(link).toHaveAttribute('fetchpriority', 'low')
  // The app names the page on the body as soon as it runs.
  expect(await page.locator('body').getAttribute('data-page')).toBeNull()
  await page.getByRole('button', { name: 'Настройки cookie' }).click()
  await expect(page.getByRole('region', { name: 'Согласие на cookie' })).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-page', 'privacy')
})

test.describe('who saves data', () => {
  test('fetches nothing ahead', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto('/privacy/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    await expect(page.locator('head link[rel="modulepreload"]')).toHaveCount(0)
  })
})

test('the way back passes the guards: a page that was left by a sign-out does not open again', async ({
  page,
  context,
}) => {
  await page.goto('/?auth=login')
  await page.getByRole('dialog').getByLabel('Электронная почта').fill('client@example.com')
  await page.getByLabel('Пароль', { exact: true }).fill('proverka-demo')
  await page.getByRole('dialog').getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/user/orders/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Персональные данные' }).click()
  await expect(page).toHaveURL('/privacy/')
  await context.clearCookies({ name: 'jwt' })
  await page.goBack()
  await expect(page).toHaveURL('/')
})

import { expect, test } from '../fixtures.ts'
import { registerOnPage } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test('what is typed and chosen in the frame of a page stays when the page takes its place', async ({
  page,
  ownEmail,
}) => {
  await registerOnPage(page, ownEmail)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/balance-page-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/user/balance/', { waitUntil: 'commit' })
  const own = page.getByRole('radio', { name: '5 000 ₽', exact: true })
  const promocode = page.getByRole('textbox', { name: 'Промокод' })
  await own.check()
  await promocode.fill('ОСЕНЬ-26')
  const drawn = await promocode.elementHandle()
  release()
  await expect.poll(() => drawn?.evaluate((field) => field.isConnected)).toBe(false)
  await expect(promocode).toHaveValue('ОСЕНЬ-26')
  await expect(own).toBeChecked()
  await expect(page.getByRole('button', { name: 'Пополнить на 5 000 ₽' })).toBeVisible()
})

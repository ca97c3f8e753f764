import { expect, test } from '../fixtures.ts'
import { registerByCalls } from '../pages/registration.ts'

test('the overview says what may go wrong, and the way there', async ({ page, ownEmail }) => {
  await registerByCalls(page, ownEmail)
  await page.goto('/user/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: /обратить внимание/ })).toBeVisible()
  await main.getByRole('link', { name: 'Подтвердить' }).click()
  await expect(page).toHaveURL('/user/settings/#you')
  await expect(main.getByText('Не подтверждена')).toBeVisible()
})

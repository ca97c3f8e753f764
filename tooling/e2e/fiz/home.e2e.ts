import { expect, test } from '../fixtures.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test('[PROD-28] [PROD-29, PROD-30] the home page says price and term of what it offers before anything is asked', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const hero = main.locator('section').first()
  await expect(hero).toContainText(/от\s99\s₽/i)
  await expect(hero).toContainText(/от\s5\sминут/i)
  const person = main.getByRole('link', { name: /^Проверка человека/ })
  await expect(person).toContainText(/от\s99\s₽/)
  await expect(person).toContainText('от 5 минут')
  await expect(person).toHaveAttribute('href', '/check-person/')
  const bailiffs = main.getByRole('link', { name: /^Долги у приставов/ })
  await expect(bailiffs).toContainText(/29\s₽/)
  await expect(bailiffs).toContainText('около 1 минуты')
  await bailiffs.click()
  await expect(page).toHaveURL('/proverka-fssp/')
})

import { expect, test } from '../fixtures.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test('the grid of services has no hole, on a desk and on a phone', async ({ page }) => {
  await page.goto('/')
  const grid = page.getByRole('list').filter({ has: page.getByRole('link', { name: /^Квартира и/ }) })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const free = await grid.last().evaluate((list) => {
      const rights = [...list.children].map((cell) => cell.getBoundingClientRect())
      const rows = Map.groupBy(rights, ({ top }) => Math.round(top))
      const { right } = list.getBoundingClientRect()
      return [...rows.values()].map((row) => Math.round(right - Math.max(...row.map((cell) => cell.right))))
    })
    expect(free.length).toBeGreaterThan(1)
    expect(Math.max(...free), `${width} px`).toBeLessThanOrEqual(1)
  }
})

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

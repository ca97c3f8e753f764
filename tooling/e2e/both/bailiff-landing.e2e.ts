import { expect, test } from '../fixtures.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test('[LAND-06] [UI-005, UI-071, UI-072, UI-073, UI-074] the landing page of the bailiff check has hero, steps, questions that open, and a form that says what is missing', async ({
  page,
}) => {
  await page.goto('/proverka-fssp/')
  const main = page.getByRole('main')
  await expect(
    main.getByRole('heading', { level: 1, name: 'Проверка долгов у приставов (ФССП)' }),
  ).toBeVisible()
  const hero = main.locator('section').first()
  await expect(hero).toContainText(/29\s₽/)
  const order = hero.getByRole('button', { name: /^Проверить/ })
  await expect(order).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Три шага' })).toBeVisible()
  await expect(main.locator('ol > li').filter({ hasText: 'Введите имя и дату' })).toBeVisible()

  const question = main.locator('summary', { hasText: 'Как вы отличаете однофамильцев?' })
  const answer = main.getByText('Если дата рождения другая')
  await expect(answer).toBeHidden()
  await question.click()
  await expect(answer).toBeVisible()
  await expect(question).toHaveAttribute('aria-expanded', 'true')

  await order.click()
  const lastName = page.getByLabel('Фамилия')
  await expect(lastName).toBeFocused()
  await expect(lastName).toHaveAccessibleDescription(/Обязательное поле/)
})

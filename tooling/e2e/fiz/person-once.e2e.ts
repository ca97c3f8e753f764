import { refuseCounters } from '../pages/checkout.ts'
import { expect, test } from '../fixtures.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test('a person is filled in once: home, a landing page and a check know what was typed, and the purpose', async ({
  page,
}) => {
  await page.goto('/')
  await refuseCounters(page)
  await page.getByLabel('Фамилия, имя, отчество').fill('Ладогин Арсений')
  await page.getByLabel('Дата рождения').fill('14.03.1987')
  await page.getByLabel('Регион, если знаете').selectOption('Москва')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Долги у приставов/ })
    .click()
  await expect(page).toHaveURL('/proverka-fssp/')
  await expect(page.getByLabel('Фамилия')).toHaveValue('Ладогин')
  await expect(page.getByLabel('Имя')).toHaveValue('Арсений')
  await expect(page.getByLabel('Дата рождения')).toHaveValue('14.03.1987')
  await expect(page.getByLabel('Регион')).toHaveValue('Москва')

  // The landing page of a tenant knows why, and the check that follows does.
  await page.goto('/proverka-arendatora/')
  await page.keyboard.press('Shift')
  await expect(page.getByLabel('Фамилия')).toHaveValue('Ладогин')
  await expect(page.getByRole('radio', { name: /^Сдаю или\sснимаю жилье/ })).toBeChecked()
  await page.getByLabel('Отчество').fill('Петрович')
  await page.goto('/check-person/')
  await page.keyboard.press('Shift')
  await expect(page.getByLabel('Отчество')).toHaveValue('Петрович')
  await expect(page.getByRole('radio', { name: /^Сдаю или\sснимаю жилье/ })).toBeChecked()

  await page.goto('/')
  await page.keyboard.press('Shift')
  await expect(page.getByLabel('Фамилия, имя, отчество')).toHaveValue('Ладогин Арсений Петрович')
})

test('home hands over with the press of its button, too, and another person replaces the first', async ({
  page,
}) => {
  await page.goto('/check-person/')
  await refuseCounters(page)
  await page.getByLabel('Фамилия').fill('Ладогин Арсений Петрович')
  await page.getByLabel('Дата рождения').fill('14.03.1987')
  await page.goto('/')
  await page.keyboard.press('Shift')
  const name = page.getByLabel('Фамилия, имя, отчество')
  await expect(name).toHaveValue('Ладогин Арсений Петрович')
  await name.fill('Веснина Вера Ильинична')
  await page.getByLabel('Дата рождения').fill('01.02.1990')
  await page.getByRole('main').getByRole('button', { name: 'Проверить' }).click()
  await expect(page).toHaveURL('/check-person/')
  await expect(page.getByLabel('Фамилия')).toHaveValue('Веснина')
  await expect(page.getByLabel('Отчество')).toHaveValue('Ильинична')
  await expect(page.getByLabel('Дата рождения')).toHaveValue('01.02.1990')
})

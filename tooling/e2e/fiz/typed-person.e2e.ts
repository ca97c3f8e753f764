import { refuseCounters } from '../pages/checkout.ts'
import { fillLadogin } from '../pages/person-form.ts'
import { expect, test } from '../fixtures.ts'

test('[VALID-02] a reload loses nothing of a person but the document, and never mixes two people', async ({
  page,
}) => {
  await page.goto('/check-person/')
  await refuseCounters(page)
  await fillLadogin(page)
  await page.getByText(/^Добавить паспорт или/).click()
  await page.getByLabel(/^Паспорт/).fill('0000000123')
  await page.getByLabel(/^ИНН/).fill('000000000000')

  await page.reload()
  await page.keyboard.press('Shift')
  await expect(page.getByLabel('Имя')).toHaveValue('Арсений')
  await expect(page.getByLabel('Дата рождения')).toHaveValue('14.03.1987')
  await expect(page.getByRole('radio', { name: /^Заключаю другой договор/ })).toBeChecked()
  await expect(page.getByLabel(/^ИНН/)).toHaveValue('000000000000')
  await expect(page.getByLabel(/^Паспорт/)).toHaveValue('')

  // Another person, as the short form of the home page hands one over: nothing of the first one is added.
  await page.goto('/check-person/?fullName=Веснина+Вера')
  await page.keyboard.press('Shift')
  await expect(page.getByLabel('Фамилия')).toHaveValue('Веснина')
  await expect(page.getByLabel('Имя')).toHaveValue('Вера')
  await expect(page.getByLabel('Отчество')).toHaveValue('')
  await expect(page.getByLabel('Дата рождения')).toHaveValue('')
})

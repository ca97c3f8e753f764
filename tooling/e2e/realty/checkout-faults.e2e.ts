import { refuseCounters } from '../pages/checkout.ts'
import { expect, test } from '../fixtures.ts'

const FLAT = '00:14:0203005:1047'

test('[VALID-01] one press shows all that is missing: owner, contacts and consents, the first field has the focus', async ({
  page,
}) => {
  await page.goto(`/object/${FLAT}/`)
  await refuseCounters(page)
  await page.getByRole('checkbox', { name: /^Проверка собственника/ }).check()
  await page
    .getByRole('link', { name: /^Оформить/ })
    .first()
    .click()
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Оплатить/ }).click()

  const lastName = page.getByLabel('Фамилия собственника')
  await expect(lastName).toBeFocused()
  for (const field of ['Фамилия собственника', 'Имя', 'Дата рождения', 'Электронная почта', 'Телефон']) {
    await expect(page.getByRole('textbox', { name: field })).toHaveAccessibleDescription(/Обязательное поле/)
  }
  await expect(page.getByRole('group', { name: 'Зачем проверяете' })).toHaveAccessibleDescription(
    /Обязательное поле/,
  )
  await expect(main.getByText('Чтобы продолжить, установите этот флажок')).not.toHaveCount(0)

  await lastName.fill('Ладогин Арсений Петрович')
  await page.getByRole('textbox', { name: 'Дата рождения' }).fill('14031987')
  await expect(page.getByRole('textbox', { name: 'Имя' })).toHaveValue('Арсений')
  await page.getByRole('radio', { name: /^Покупаю или\sпродаю/ }).check()
  await main.getByRole('button', { name: /^Оплатить/ }).click()
  await expect(page.getByLabel('Электронная почта')).toBeFocused()
})

import { refuseCounters } from '../pages/checkout.ts'
import { fillLadogin } from '../pages/person-form.ts'
import { pressInCabinet, signInAs } from '../pages/sign-in.ts'
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
  await page.goto('/')
  const bar = page.getByRole('form', { name: 'Проверка человека' })
  await bar.getByLabel('Фамилия, имя, отчество').fill('Веснина Вера')
  await bar.getByLabel('Дата рождения').fill('02.05.1990')
  await bar.getByRole('button', { name: 'Проверить' }).click()
  await expect(page.getByLabel('Фамилия')).toHaveValue('Веснина')
  await expect(page.getByLabel('Имя')).toHaveValue('Вера')
  await expect(page.getByLabel('Отчество')).toHaveValue('')
  await expect(page.getByLabel('Дата рождения')).toHaveValue('02.05.1990')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('whom a person was about to check is forgotten with the sign-out', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  await page.goto('/check-person/?auth=login')
  await signInAs(page, 'client@example.com')
  await fillLadogin(page)
  await page.reload()
  await page.keyboard.press('Shift')
  await expect(page.getByLabel('Имя')).toHaveValue('Арсений')

  await pressInCabinet(page, 'Выход')
  await expect(page.getByRole('banner').getByText('Войти').filter({ visible: true })).toBeVisible()
  await expect(page.getByLabel('Имя')).toHaveValue('')
  await page.reload()
  await page.keyboard.press('Shift')
  await expect(page.getByRole('button', { name: /^Проверить/ })).toBeVisible()
  await expect(page.getByLabel('Имя')).toHaveValue('')
  await expect(page.getByLabel('Дата рождения')).toHaveValue('')
})

test('whom no register can hold is not sold: the fields say why, and the focus goes to the first', async ({
  page,
}) => {
  await page.goto('/check-person/')
  await refuseCounters(page)
  await fillLadogin(page)
  await page.getByLabel('Фамилия').fill('Ladogin')
  await page.getByLabel('Дата рождения').fill('27112060')
  await page.getByRole('button', { name: /^Проверить/ }).click()
  await expect(page.getByText('Напишите русскими буквами, как в паспорте').first()).toBeVisible()
  await expect(page.getByText('Эта дата еще не наступила').first()).toBeVisible()
  await expect(page.getByLabel('Фамилия')).toBeFocused()
})

test('[INPUT-03] the order step takes the focus, and a Latin look-alike in a name is named before it', async ({
  page,
}) => {
  await page.goto('/check-person/')
  await refuseCounters(page)
  await fillLadogin(page)
  // Latin a and o.
  const lastName = page.getByLabel('Фамилия')
  await lastName.fill('Лaдoгин')
  await page.getByRole('button', { name: /^Проверить/ }).click()
  await expect(lastName).toHaveAccessibleDescription(/Замените латинские буквы русскими: a, o$/)
  await lastName.fill('Ладогин')
  await page.getByRole('button', { name: /^Проверить/ }).click()
  await expect(page.getByRole('heading', { name: 'Оформление заказа' })).toBeFocused()
  await expect(page.getByText(/^Ладогин\sАрсений\sПетрович/).first()).toBeVisible()
})

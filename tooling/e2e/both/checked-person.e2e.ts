import { expect, test } from '../fixtures.ts'
import { refuseCounters } from '../pages/checkout.ts'

test('someone who was checked asks what is held about him, and is told when the answer comes', async ({
  page,
  ownEmail,
  emailTo,
}) => {
  await page.goto('/privacy/')
  await refuseCounters(page)
  await page.getByRole('link', { name: 'Если проверяли вас' }).click()
  const form = page.getByRole('form', { name: 'Обращение о своих данных' })
  await form.getByLabel('Чего вы хотите').selectOption({ label: 'Возразить и прекратить обработку' })
  await form.getByLabel('Фамилия').fill('Ладогин')
  await form.getByLabel('Имя', { exact: true }).fill('Арсений')
  await form.getByLabel('Дата рождения').fill('14.03.1987')
  await form.getByRole('button', { name: 'Отправить обращение' }).click()
  // Without an address there is nowhere to answer.
  await expect(form.getByText('Обязательное поле')).toBeVisible()
  await form.getByLabel('Почта для ответа').fill(ownEmail)
  await form.getByRole('button', { name: 'Отправить обращение' }).click()
  const taken = page.getByText(/^Обращение №\s\d+ принято$/)
  await expect(taken).toBeVisible()
  const number = /\d+/.exec(await taken.innerText())?.[0]
  const email = await emailTo(ownEmail, new RegExp(`Обращение № ${number} принято`))
  const due = /не\sпозже (\d\d\.\d\d\.\d{4})/.exec(
    await page.getByText(/^Письмо о\sследующем/).innerText(),
  )?.[1]
  expect(email.text).toContain(due)
  // The register below it is what the server destroys by.
  await expect(page.locator('#register').getByText('Как уничтожаем').first()).toBeVisible()
})

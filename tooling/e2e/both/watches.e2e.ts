import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { topUp } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

/** The background asks due watches every five seconds; a busy machine takes longer. */
const CHECK_MS = 60_000

/** Names a person in the form of a new watch, with consent as the ground. */
async function askForConsent(page: Page, person: string): Promise<void> {
  await page.goto('/user/watches/?kind=person')
  const form = page.getByRole('form', { name: 'Следить за изменениями' })
  await form.getByLabel('Фамилия').fill('Следимов')
  await form.getByLabel('Имя').fill('Иван')
  await form.getByLabel('Дата рождения').fill('14.03.1987')
  await form.getByLabel('Регион').selectOption('Москва')
  await form.getByLabel('Зачем').fill('сдаю квартиру')
  // Without the address of the person there is nobody to ask.
  await form.getByRole('button', { name: /^Попросить\sсогласие/ }).click()
  await expect(form.getByText('Обязательное поле').first()).toBeVisible()
  await form.getByLabel('Почта этого человека').fill(person)
  await form.getByRole('button', { name: /^Попросить\sсогласие/ }).click()
  await expect(page).toHaveURL(/\/user\/watches\/[\da-f-]{36}\/$/)
}

const linkIn = (text: string): string => /https?:\/\/\S+\/watch-consent\/#agree_[\w-]+/.exec(text)?.[0] ?? ''

test('[TRUST-11] a watch of a person begins with consent and ends with its withdrawal', async ({
  page,
  browser,
  ownEmail,
  emailTo,
}) => {
  test.setTimeout(180_000)
  const person = `p${ownEmail.slice(20)}`
  await registerByCalls(page, ownEmail)
  await topUp(page, 500)
  await askForConsent(page, person)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: /^Слежу:\sСледимов\sИван$/ })).toBeVisible()
  await expect(main.getByText('Еще не спрашивали.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Напомнить' })).toBeVisible()

  const elsewhere = await browser.newContext()
  const asked = await elsewhere.newPage()
  const { text } = await emailTo(person, /просят согласие/)
  expect(text).not.toContain('Следимов')
  await asked.goto(linkIn(text))
  await asked.getByRole('button', { name: /Показать,\sкто\sи\sзачем/ }).click()
  await expect(asked.getByText('сдаю квартиру', { exact: true })).toBeVisible()
  await expect(asked).toHaveURL(/\/watch-consent\/$/)
  await expect(asked.getByText(/Исполнительные\sпроизводства/).first()).toBeVisible()
  await asked.getByRole('button', { name: 'Согласен' }).click()
  await expect(asked.getByRole('heading', { name: 'Вы согласились' })).toBeVisible()

  await expect(async () => {
    await page.reload()
    const cells = main.getByRole('list', { name: 'Проверки по порядку' }).getByRole('listitem')
    await expect(cells).toHaveCount(2, { timeout: 3000 })
  }).toPass({ timeout: CHECK_MS })
  await expect(main.getByText(/^Дано\s/)).toBeVisible()

  await asked.getByRole('button', { name: 'Отозвать согласие' }).click()
  await expect(asked.getByRole('heading', { name: 'Согласие отозвано' })).toBeVisible()
  await elsewhere.close()
  await page.reload()
  await expect(main.getByText('Отозвано', { exact: true })).toBeVisible()
  await expect(main.getByText(/человек\sотозвал\sсогласие/)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Пауза' })).toHaveCount(0)
  await expect(main.getByText(/Следующая/)).toHaveCount(0)
  expect((await emailTo(ownEmail, /^Больше не следим/)).text).toContain('отозвал согласие')
  await emailTo(person, /больше не следят/)
})

test('[TRUST-10] an object is watched from its page, paused and stopped; the rest comes back', async ({
  page,
  ownEmail,
}) => {
  test.setTimeout(120_000)
  await registerByCalls(page, ownEmail)
  await topUp(page, 500)
  await page.goto('/object/00:14:0203005:1047/')
  await page.getByRole('link', { name: /^Следить\sза\sизменениями$/ }).click()
  const main = page.getByRole('main')
  await expect(main.getByLabel('Кадастровый номер')).toHaveValue('00:14:0203005:1047')
  await main.getByRole('button', { name: /^Следить\sза\s29/ }).click()
  await expect(main.getByRole('list', { name: 'Проверки по порядку' }).getByRole('listitem')).toHaveCount(2)
  await expect(main.getByText(/Изменений\sне\sбыло/)).toBeVisible()
  await main.getByRole('button', { name: 'Пауза' }).click()
  await expect(main.getByRole('button', { name: 'Продолжить' })).toBeVisible()
  await main.getByRole('button', { name: /^Больше\sне\sследить$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Прекратить' }).click()
  await expect(main.getByText(/закончено:\sвы\sостановили/)).toBeVisible()
  await page.goto('/user/balance/')
  await expect(main.getByText(/500\s₽/).first()).toBeVisible()
})

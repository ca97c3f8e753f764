import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'
import { callAsAdmin } from '../pages/admin-calls.ts'
import { refuseCounters } from '../pages/checkout.ts'
import { orderByApi } from '../pages/order-by-api.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const REQUESTS = '/api/admin/personal_data/requests?limit=100'

test('[TRUST-16] whose data were destroyed opens the act by the code of the email, and finds no name in it', async ({
  page,
  browser,
  ownEmail,
  emailTo,
  expectTrouble,
}) => {
  test.slow()
  expectTrouble(/404|Акт не открыт/)
  // Of this test alone: what is destroyed is nobody else's.
  const lastName = `Актов${[...ownEmail].map((letter) => String.fromCodePoint(0x430 + ((letter.codePointAt(0) ?? 0) % 32))).join('')}`
  const itemId = await orderByApi(browser, `buyer-${ownEmail}`, {
    lastName,
    firstName: 'Савва',
    birthDate: '1990-05-06',
  })

  const main = page.getByRole('main')
  await page.goto('/privacy/#checked')
  await refuseCounters(page)
  const asked = page.getByRole('form', { name: 'Обращение о своих данных' })
  await asked.getByLabel('Чего вы хотите').selectOption({ label: 'Возразить и прекратить обработку' })
  await asked.getByLabel('Фамилия').fill(lastName)
  await asked.getByLabel('Имя', { exact: true }).fill('Савва')
  await asked.getByLabel('Дата рождения').fill('06.05.1990')
  await asked.getByLabel('Почта для ответа').fill(ownEmail)
  await asked.getByRole('button', { name: 'Отправить обращение' }).click()
  const taken = page.getByText(/^Обращение №\s\d+ принято$/)
  await expect(taken).toBeVisible()
  const number = Number(/\d+/.exec(await taken.innerText())?.[0])

  const requests = (await callAsAdmin(REQUESTS)).body.data as { number: number; request_id: string }[]
  const request_id = requests.find((one) => one.number === number)?.request_id
  const move = (action: object) =>
    callAsAdmin('/api/admin/personal_data/request', { method: 'PUT', body: { request_id, ...action } })
  expect((await move({ action: 'verify', how: 'Паспорт' })).status).toBe(200)
  // As soon as the report that was bought is ready.
  await expect
    .poll(async () => (await move({ action: 'carry_out' })).status, { timeout: 60_000, intervals: [1000] })
    .toBe(200)
  expect(itemId).not.toBe('')

  const { text } = await emailTo(ownEmail, /Обработка прекращена/)
  const code = /\b(?:[A-Z2-9]{5}-){3}[A-Z2-9]{5}\b/.exec(text)?.[0] ?? ''
  const link = new RegExp(`http\\S+/destruction/#${code}`).exec(text)?.[0] ?? ''
  expect(link).not.toBe('')
  const elsewhere = await browser.newContext()
  const stranger = await elsewhere.newPage()
  await stranger.goto(link)
  const act = stranger.getByRole('article', { name: /^Акт №/ })
  await expect(act).toBeVisible()
  // Neither the address nor the next site learns the code.
  expect(new URL(stranger.url()).hash).toBe('')
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(act.getByText(/Субъект потребовал прекратить обработку/)).toBeVisible()
  await expect(act.getByRole('table', { name: 'Что уничтожено' })).toContainText(/МСК/)
  await expect(stranger.getByText(new RegExp(`${lastName}|Савва|${ownEmail}`))).toHaveCount(0)
  const saving = stranger.waitForEvent('download')
  await act.getByRole('button', { name: 'Скачать акт, PDF' }).click()
  const pdf = await readFile(await (await saving).path())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  await stranger.reload()
  await expect(act).toBeVisible()
  await elsewhere.close()

  await page.goto('/privacy/#checked')
  await main.getByRole('link', { name: 'Откройте акт по коду' }).click()
  await expect(page).toHaveURL('/destruction/')
  const field = main.getByLabel('Код акта')
  await field.fill('12345')
  await main.getByRole('button', { name: 'Открыть акт' }).press('Enter')
  await expect(field).toHaveAccessibleDescription(/20 латинских букв и\sцифр/)
  await field.fill(`${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`)
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Акта с\sтаким кодом нет/)
  await field.fill(code.toLowerCase().replaceAll('-', ' '))
  await field.press('Enter')
  await expect(main.getByRole('article', { name: /^Акт №/ })).toBeVisible()
})

import { expect, test } from '../fixtures.ts'
import { awaitDone, bringOtherExtract, buyReport, FLAT, openAsAdmin } from '../pages/bought-reports.ts'
import { callAs } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

const check = (lastName: string, firstName: string) => ({
  person: { lastName, firstName, birthDate: '1987-03-14' },
  purpose: 'contract',
  ground: 'consent',
})

test('[REPORT-01] a slow source: the page shows the parts of the report as they come, and says how it goes', async ({
  page,
  ownEmail,
}) => {
  test.slow()
  await registerByCalls(page, ownEmail)
  const { itemId } = await buyReport(page, 'PersonCheck', 'Неспешный', check('Неспешный', 'Тихон'))
  const streamed = page.waitForRequest((request) => request.url().endsWith(`/report/${itemId}/changes`))
  await page.goto(`/report/${itemId}/`)
  await streamed
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))

  const going = page.getByRole('region', { name: 'Ход проверки' })
  await expect(going).toContainText(/Ответили\s\d+\sиз\s\d+/)
  await expect(going).toContainText(/Обычно остается|Сколько осталось, не знаем|Дольше обычного/)
  const late = page.locator('article', { hasText: 'Суды общей юрисдикции' })
  await expect(late).toContainText('Проверяется')
  // The others are there while one is still waited for.
  await expect(page.getByRole('region', { name: 'Сведений нет' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Пришел ответ' })).toBeAttached()

  await expect(going).toBeHidden()
  await expect(late).toBeHidden()
  await expect(page.getByRole('region', { name: 'Сведений нет' })).toContainText('Суды общей юрисдикции')
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
})

test('one colour is shown alone, and still after a reload', async ({ page, ownEmail }) => {
  test.slow()
  await registerByCalls(page, ownEmail)
  const bought = await buyReport(page, 'PersonCheck', 'Ладогин', check('Ладогин', 'Арсений'))
  await awaitDone(page, bought)
  await page.goto(`/report/${bought.itemId}/`)
  const asked = page.getByRole('region', { name: 'Кого спросили' })
  await expect(asked).toBeVisible()
  await page
    .getByRole('group', { name: 'Показать только' })
    .getByRole('button', { name: /Найдено$/ })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(/\?show=red$/)
  await expect(asked).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Показать все' })).toBeVisible()
  await expect(asked).toBeHidden()
  await page.getByRole('button', { name: 'Показать все' }).click()
  await expect(asked).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/report/${bought.itemId}/$`))
})

test('[SELL-10] bailiffs, then financial reliability of one person: no change is told of what only one of them asked', async ({
  page,
  ownEmail,
}) => {
  test.slow()
  await registerByCalls(page, ownEmail)
  const person = check('Ладогин', 'Арсений')
  const first = await buyReport(page, 'BailiffCheck', 'Ладогин', person)
  await awaitDone(page, first)
  const second = await buyReport(page, 'CreditRating', 'Ладогин', person)
  await awaitDone(page, second)
  await page.goto(`/report/${second.itemId}/`)
  const earlier = page.getByRole('region', { name: 'Прежние отчеты' })
  await expect(earlier.getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Что изменилось' }).locator('tbody tr')).toHaveCount(0)
})

test(
  '[REPORT-05] [REPORT-06] two extracts of one flat: what has changed stands first; a fault is accepted, taken up and answered',
  { tag: '@long' },
  async ({ page, browser, ownEmail, emailTo }) => {
    test.slow()
    const admin = await openAsAdmin(browser)
    await registerByCalls(page, ownEmail)
    const first = await buyReport(page, 'EgrnObject', FLAT)
    await awaitDone(page, first)
    await bringOtherExtract(admin, first)
    const second = await buyReport(page, 'EgrnObject', FLAT)
    await awaitDone(page, second)

    await page.goto(`/report/${second.itemId}/`)
    const rows = page.getByRole('region', { name: 'Что изменилось' }).locator('tbody tr')
    await expect(rows.nth(0)).toContainText('Правообладатели')
    // The earlier document does not state encumbrances: a mortgage of the later one is no change.
    await expect(rows.filter({ hasText: 'Ипотека' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Прежние отчеты' })).toContainText(/не с\sчем сравнить/)

    const faults = page.getByRole('region', { name: 'Нашли ошибку?' })
    await faults.getByRole('button', { name: 'Сообщить об ошибке' }).click()
    await faults.getByLabel('Что неверно и откуда вы это знаете').fill('Ипотека погашена в октябре')
    await faults.getByRole('button', { name: 'Отправить' }).click()
    await expect(faults.getByText(/^Принято \d/)).toBeVisible()
    await expect(faults.getByText(/^Ответим до/)).toBeVisible()

    const listed = (await callAs(page, 'GET', `/report/${second.itemId}/faults`)).data as {
      fault_id: string
    }[]
    const fault_id = listed[0]?.fault_id
    await callAs(admin, 'PUT', '/admin/fault', { fault_id, state: 'in_work' })
    await expect(faults.getByText(/^Разбираемся \d/)).toBeVisible()
    const answer = 'Запись погашения внесена позже даты выписки'
    await callAs(admin, 'PUT', '/admin/fault', { fault_id, state: 'answered', answer })
    await expect(faults.getByText(answer)).toBeVisible()
    expect((await emailTo(ownEmail, /^Ответ на сообщение об ошибке/)).text).toContain(answer)

    await page.getByRole('region', { name: 'Прежние отчеты' }).getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/report/${first.itemId}/$`))
    await admin.context().close()
  },
)

import { expect, test } from '../fixtures.ts'
import { awaitDone, buyReport, FLAT } from '../pages/bought-reports.ts'
import { registerByCalls } from '../pages/registration.ts'

/** Another flat of the demo world. */
const OTHER_FLAT = '00:14:0203005:1048'

const about = (lastName: string, firstName: string) => ({
  person: { lastName, firstName, birthDate: '1987-03-14' },
  purpose: 'contract',
  ground: 'consent',
})

test('[TRUST-12] two sellers side by side: the differences first, the unknown with its price, and not by a link', async ({
  page,
  browser,
  ownEmail,
  baseURL,
}) => {
  test.slow()
  await registerByCalls(page, ownEmail)
  const one = await buyReport(page, 'PersonCheck', 'Ладогин', about('Ладогин', 'Арсений'))
  const other = await buyReport(page, 'BailiffCheck', 'Ольшин', about('Ольшин', 'Мирон'))
  await awaitDone(page, one)
  await awaitDone(page, other)
  await page.goto(`/report/${one.itemId}/`)
  await page.getByRole('link', { name: 'Поставить рядом с похожим' }).click()
  const form = page.getByRole('form', { name: 'Кого сравнить' })
  await expect(form.getByLabel('Первый')).toHaveValue(one.itemId)
  await form.getByLabel('Второй').selectOption(other.itemId)
  await form.getByRole('button', { name: 'Сравнить' }).press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Кому из\sдвух доверять/)
  const debts = page.getByRole('row', { name: /^Исполнительные производства/ })
  await expect(debts).toContainText('48120/26/00014-ИП')
  const courts = page.getByRole('row', { name: /^Суды общей юрисдикции/ })
  await expect(courts.locator('[data-unknown]')).toContainText(/не\sспрашивали/)
  await expect(courts.getByRole('link', { name: /^Спросить за\s\d/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Чего не знаем' })).toContainText(/не\sлучше и\sне\sхуже/)
  await expect(page.getByText(/Ссылкой его не\sпередать/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )

  // The address opens nothing to another person.
  const guest = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await guest.goto(page.url())
  await expect(guest.getByRole('heading', { name: /^Войдите, чтобы сравнить/ })).toBeVisible()
  await registerByCalls(guest, `other-${ownEmail}`)
  await guest.goto(page.url())
  await expect(guest.getByRole('heading', { name: /в\sдругом кабинете/ })).toBeVisible()
  await expect(guest.getByText('Ладогин')).toHaveCount(0)
  await guest.context().close()
})

test('[TRUST-12] two objects side by side, one of them without a report: its rights are unknown and can be bought', async ({
  page,
  ownEmail,
}) => {
  test.slow()
  await registerByCalls(page, ownEmail)
  const bought = await buyReport(page, 'EgrnObject', FLAT)
  await awaitDone(page, bought)
  await page.goto(`/compare/?one=${bought.itemId}`)
  const form = page.getByRole('form', { name: 'Кого сравнить' })
  await form.getByLabel('Второй').selectOption({ label: 'Другой объект: номер или адрес' })
  await form.getByRole('button', { name: 'Сравнить' }).click()
  await expect(form.getByText('Укажите номер или адрес')).toBeVisible()
  await form.getByLabel('Кадастровый номер или адрес').fill(OTHER_FLAT)
  await form.getByRole('button', { name: 'Сравнить' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Какой из\sдвух объектов/)
  const encumbrances = page.getByRole('row', { name: /^Ограничения прав/ })
  await expect(encumbrances).toContainText('Ипотека')
  await expect(encumbrances.locator('[data-unknown]')).toContainText(/не\sспрашивали/)
  await expect(page.getByRole('row', { name: /^Площадь/ })).not.toContainText(/не\sспрашивали/)
})

test('[TRUST-12] a guest puts two public objects side by side; what is no object and a person beside an object are refused', async ({
  page,
  expectTrouble,
  ownEmail,
}) => {
  test.slow()
  expectTrouble(/409|Данные не пришли/)
  await page.goto(`/compare/?one=${FLAT}&other=${OTHER_FLAT}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Какой из\sдвух объектов/)
  await page.getByLabel('Сколько просят за А').fill('6 100 000')
  await expect(
    page.getByText(/просят\s6\s100\s000\s₽, на\s.* выше оценки, за\sметр\s.*; оценка: \d+/),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Сколько просят за А')).toHaveValue(/^6\s100\s000$/)
  await expect(page.getByRole('img', { name: /^Ось цен\. А: просят\s6/ })).toBeVisible()
  await page.goto(`/compare/?one=${FLAT}&other=00:14:0203005:998877`)
  await expect(page.getByRole('heading', { name: 'Объект не подтвержден' })).toBeVisible()
  await registerByCalls(page, ownEmail)
  const person = await buyReport(page, 'BailiffCheck', 'Ольшин', about('Ольшин', 'Мирон'))
  await awaitDone(page, person)
  await page.goto(`/compare/?one=${person.itemId}&other=${FLAT}`)
  await expect(page.getByText(/Рядом ставим два объекта/)).toBeVisible()
})

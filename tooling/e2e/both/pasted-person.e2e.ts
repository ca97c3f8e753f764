import { buyReport, awaitDone } from '../pages/bought-reports.ts'
import { awaitReport, fillGuest, pay, refuseCounters } from '../pages/checkout.ts'
import { fillLadogin } from '../pages/person-form.ts'
import { visit } from '../pages/visitors.ts'
import { expect, test } from '../fixtures.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

/** A soft hyphen and a joiner of no width, as PDF files and sites bring them along. */
const PASTED = 'Ла\u00adдо\u200bгин'
const DEBT = '388 140 ₽'

test('[INPUT-01] a surname pasted with unseen signs finds the debtor, by the page', async ({
  page,
  ownEmail,
}) => {
  await page.goto('/proverka-fssp/')
  await refuseCounters(page)
  await fillLadogin(page)
  const lastName = page.getByLabel('Фамилия')
  await lastName.fill(PASTED)
  await expect(lastName).toHaveValue('Ладогин')
  await page
    .getByRole('button', { name: /^Проверить/ })
    .first()
    .click()
  await fillGuest(page, ownEmail)
  await pay(page)
  await awaitReport(page)
  await expect(page.getByText(DEBT).first()).toBeVisible()
})

test('[INPUT-01] and by the API, which reads the name as it is seen', async ({ browser, baseURL }) => {
  const { context, page } = await visit(browser, baseURL ?? '', 'client@example.com')
  await page.goto('/privacy/')
  const person = { lastName: PASTED, firstName: 'Арсени\u0438\u0306', birthDate: '1987-03-14' }
  const bought = await buyReport(page, 'BailiffCheck', `${PASTED} Арсений`, {
    person,
    purpose: 'contract',
    ground: 'consent',
  })
  await awaitDone(page, bought)
  await page.goto(`/order/${bought.orderId}/`)
  await expect(page.getByText(DEBT).first()).toBeVisible()
  await context.close()
})

test('[INPUT-03] a name that no register can hold is refused at its field with what to write', async ({
  page,
}) => {
  await page.goto('/proverka-fssp/')
  await refuseCounters(page)
  await fillLadogin(page)
  const submit = page.getByRole('button', { name: /^Проверить/ }).first()
  for (const [field, wrong, message] of [
    ['Имя', 'А.', /по инициалам реестры не ищут/],
    ['Имя', 'Арсен1й', /Уберите цифры/],
    ['Фамилия', 'Ладогин/Прежнев', /другую укажите в поле «Прежние фамилии»/],
    ['Фамилия', 'Ладогин (Прежнев)', /другую укажите в поле «Прежние фамилии»/],
    ['Фамилия', 'Лaдогин', /Замените латинские буквы русскими: a/],
    ['Прежние фамилии', 'П.', /по инициалам реестры не ищут/],
  ] as const) {
    const input = page.getByLabel(field, { exact: field !== 'Прежние фамилии' })
    const before = await input.inputValue()
    await input.fill(wrong)
    await submit.click()
    await expect(input).toHaveAccessibleDescription(message)
    await expect(page).toHaveURL('/proverka-fssp/')
    await input.fill(before)
  }
})

test('[INPUT-05] a debt on a former surname is found, and the report says by which', async ({
  page,
  ownEmail,
}) => {
  await page.goto('/proverka-fssp/')
  await refuseCounters(page)
  await fillLadogin(page)
  await page.getByLabel('Фамилия').fill('Новосельцев')
  await page.getByLabel(/^Прежние фамилии/).fill('Ладогин')
  await page
    .getByRole('button', { name: /^Проверить/ })
    .first()
    .click()
  await fillGuest(page, ownEmail)
  await pay(page)
  await awaitReport(page)
  await expect(page.getByRole('heading', { level: 1, name: /Новосельцев/ })).toBeVisible()
  await expect(page.getByText('прежде Ладогин').first()).toBeVisible()
  await expect(page.getByText(DEBT).first()).toBeVisible()
  await expect(page.getByText('Найдено по прежней фамилии').first()).toBeVisible()
})

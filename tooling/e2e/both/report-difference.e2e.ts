import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'
import { awaitDone, bringOtherExtract, buyReport, FLAT, openAsAdmin } from '../pages/bought-reports.ts'
import { registerByCalls } from '../pages/registration.ts'

const LADOGIN = {
  person: { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' },
  purpose: 'contract',
  ground: 'consent',
}

test('[TRUST-09] two own reports on one person are compared: what one of them did not ask is named and is no change', async ({
  page,
  ownEmail,
}) => {
  test.slow()
  await registerByCalls(page, ownEmail)
  const narrow = await buyReport(page, 'BailiffCheck', 'Ладогин', LADOGIN)
  await awaitDone(page, narrow)
  const wide = await buyReport(page, 'PersonCheck', 'Ладогин', LADOGIN)
  await awaitDone(page, wide)
  await page.goto(`/report/${narrow.itemId}/`)
  await page.getByRole('link', { name: 'Сравнить с другим отчетом' }).click()
  await expect(page).toHaveURL(new RegExp(`/report/${narrow.itemId}/difference/${wide.itemId}/$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/изменений\sне\sнашли/)

  const asked = page.getByRole('row', { name: /^Исполнительные производства/ })
  await expect(asked).toHaveAttribute('data-state', 'same')
  const unasked = page.getByRole('row', { name: /^Суды общей юрисдикции/ })
  await expect(unasked).toContainText(/не\sспрашивали/)
  await expect(unasked).toContainText(/Не\sс\sчем сравнить/)
  const counts = page.getByRole('group', { name: 'Показать только' })
  await expect(counts.getByRole('button', { name: /^0\s*изменилось/ })).toBeDisabled()
  // By keyboard alone.
  await counts.getByRole('button', { name: /не с\s?чем сравнить/ }).press('Enter')
  await expect(asked).toBeHidden()
  await expect(unasked).toBeVisible()
})

test('[TRUST-09] two extracts of one flat: owners first, then encumbrances; the same as a PDF and JSON', async ({
  page,
  browser,
  ownEmail,
}) => {
  test.slow()
  const admin = await openAsAdmin(browser)
  await registerByCalls(page, ownEmail)
  const first = await buyReport(page, 'EgrnObject', FLAT)
  await awaitDone(page, first)
  await bringOtherExtract(admin, first)
  await admin.context().close()
  const second = await buyReport(page, 'EgrnObject', FLAT)
  await awaitDone(page, second)
  await page.goto(`/report/${second.itemId}/difference/${first.itemId}/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Что изменилось/)
  const rows = page.locator('tr[data-state]')
  await expect(rows.nth(0)).toContainText('Правообладатели')
  await expect(rows.nth(0)).toContainText('Изменилось.')
  await expect(rows.filter({ hasText: 'Ипотека' })).toContainText(/Не\sс\sчем сравнить/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )

  const fileOf = async (type: string) => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: type, exact: true }).click()
    return readFile(await (await saved).path())
  }
  expect((await fileOf('PDF')).subarray(0, 5).toString()).toBe('%PDF-')
  const file = JSON.parse((await fileOf('JSON')).toString())
  expect(file.questions[0]).toMatchObject({ what: 'Правообладатели', state: 'changed' })
  expect(file.questions).toHaveLength(await rows.count())
})

test('[TRUST-09] reports of two subjects, and the report of another person, are refused in words', async ({
  page,
  browser,
  ownEmail,
  expectTrouble,
  baseURL,
}) => {
  test.slow()
  expectTrouble(/409|403/)
  expectTrouble(/Данные не пришли: difference/)
  await registerByCalls(page, ownEmail)
  const person = await buyReport(page, 'BailiffCheck', 'Ладогин', LADOGIN)
  const flat = await buyReport(page, 'EgrnObject', FLAT)
  await awaitDone(page, person)
  await awaitDone(page, flat)
  await page.goto(`/report/${person.itemId}/difference/${flat.itemId}/`)
  await expect(page.getByRole('heading', { name: 'Отчеты не сравнить' })).toBeVisible()
  await expect(page.getByText(/Эти отчеты о\sразном/)).toBeVisible()

  const stranger = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await registerByCalls(stranger, `other-${ownEmail}`)
  await stranger.goto(`/report/${person.itemId}/difference/${flat.itemId}/`)
  await expect(stranger.getByRole('heading', { name: /в\sдругом кабинете/ })).toBeVisible()
  await stranger.context().close()
})

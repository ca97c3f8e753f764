import { expect, test } from '../fixtures.ts'
import { awaitDone, bringOtherExtract, buyReport, FLAT, openAsAdmin } from '../pages/bought-reports.ts'
import { registerByCalls } from '../pages/registration.ts'

test('[OBJ-16] [OBJ-21] [OBJ-22] the page of an object lists what was bought about it, newest first, and marks what the register says otherwise', async ({
  page,
  browser,
  ownEmail,
}) => {
  test.slow()
  await registerByCalls(page, ownEmail)
  const first = await buyReport(page, 'EgrnObject', FLAT)
  await awaitDone(page, first)
  const second = await buyReport(page, 'EgrnObject', FLAT)
  await awaitDone(page, second)

  await page.goto(`/object/${FLAT}/`)
  const purchases = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Купленные отчеты' }) })
  const links = purchases.getByRole('link', { name: 'Открыть' })
  await expect(links).toHaveCount(2)
  await expect(links.nth(0)).toHaveAttribute('href', `/report/${second.itemId}/`)
  await expect(links.nth(1)).toHaveAttribute('href', `/report/${first.itemId}/`)
  // A report that was bought says so where it could be bought again.
  await expect(page.getByRole('checkbox', { name: /Выписка ЕГРН об объекте.*Уже\sкуплен/ })).toBeVisible()
  // Both were compared with the register of today and say the same.
  await expect(purchases.getByText(/сверен с\sреестром/)).toHaveCount(2)
  const divergence = page.getByRole('heading', { name: /Сведения изменились с\sвашей выписки/ })
  await expect(divergence).toHaveCount(0)

  const admin = await openAsAdmin(browser)
  await bringOtherExtract(admin, first)
  await admin.context().close()
  await page.reload()
  await expect(divergence).toBeVisible()
  const changed = page.getByRole('table').filter({ hasText: 'Показатель' })
  await expect(changed.getByRole('row', { name: /^Обременение/ })).toContainText('Ипотека')
})

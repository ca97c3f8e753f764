import { fillGuest, awaitReport, pay, refuseCounters } from '../pages/checkout.ts'
import { fillLadogin } from '../pages/person-form.ts'
import { expect, test } from '../fixtures.ts'

test('[PROD-15] the landing page of the bailiff check orders it for real, 29 ₽', async ({
  page,
  ownEmail,
}) => {
  await page.goto('/proverka-fssp/')
  await refuseCounters(page)
  await fillLadogin(page)
  await page
    .getByRole('button', { name: /29/ })
    .or(page.getByRole('button', { name: /^Проверить/ }))
    .first()
    .click()
  await fillGuest(page, ownEmail)
  await pay(page)
  await awaitReport(page)
  await expect(page.getByText('388 140 ₽').first()).toBeVisible()
})

import { expect, test } from '../fixtures.ts'
import { awaitDone, buyReport } from '../pages/bought-reports.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const LADOGIN = { lastName: 'Ладогин', firstName: 'Арсений', middleName: 'Петрович', birthDate: '1987-03-14' }

test('[SELL-07] a tenant gets one advice whatever report asked about them', async ({ page, ownEmail }) => {
  test.slow()
  await page.goto('/privacy/')
  await registerByCalls(page, ownEmail)
  for (const product of ['TenantCheck', 'PersonCheck', 'BailiffCheck', 'SecurityCheck']) {
    const bought = await buyReport(page, product, 'Ладогин', {
      person: LADOGIN,
      purpose: 'rent',
      ground: 'contract',
    })
    await awaitDone(page, bought)
    await page.goto(`/report/${bought.itemId}/`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'До\u00a0договора найма' }), product).toBeVisible()
    await expect(main.getByText(/обеспечительный платеж запишите/).first(), product).toBeVisible()
    await expect(main.getByText(/Не\s(давайте|вносите)\sаванс|дождитесь, пока пристав/), product).toHaveCount(
      0,
    )
  }
})

test('[SELL-07] a page about one purpose starts its form with it, others with none', async ({ page }) => {
  for (const [path, reason] of [
    ['/proverka-arendatora/', 'Сдаю или снимаю жилье'],
    ['/proverka-zaemshika/', 'Даю взаймы или под залог'],
    ['/proverka-sotrudnika/', 'Принимаю на работу'],
    ['/proverka-vladelcza-avtomobilya/', 'Покупаю или продаю имущество'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('radio', { checked: true }), path).toHaveAccessibleName(
      new RegExp(`^${reason.replaceAll(' ', String.raw`\s`)}`),
    )
  }
  await page.goto('/proverka-fssp/')
  await expect(page.getByLabel('Фамилия')).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

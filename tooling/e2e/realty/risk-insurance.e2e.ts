import { startDevServer } from '@proverka/dev-env'
import { expect, test } from '../fixtures.ts'
import { chooseReport, fillGuest, pay } from '../pages/checkout.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const FLAT = '00:14:0203005:1047'
/** What a second product takes to start. */
const START_MS = 300_000

test('[SELL-06] [CART-05] [CONST-17] a guest takes the insurance of a named insurer and pays 1000 roubles more', async ({
  page,
  ownEmail,
}) => {
  await chooseReport(page, FLAT, /^Проверка собственника/)
  const main = page.getByRole('main')
  await expect(main.getByText(/Страховщик\s—\sАО\s«Тихая\sгавань»/)).toBeVisible()
  const box = main.getByRole('checkbox', { name: /^Застраховать риски: плюс 1\s000\s₽/ })
  await expect(box).not.toBeChecked()
  await expect(main.getByRole('button', { name: /^Оплатить 499\s₽/ })).toBeVisible()
  await box.check()
  await expect(main.getByRole('button', { name: /^Оплатить 1\s499\s₽/ })).toBeVisible()
  await main.getByRole('checkbox', { name: /^Пока не знаю собственника/ }).check()
  await main.getByRole('radio', { name: /^Покупаю или продаю/ }).check()
  await fillGuest(page, ownEmail)
  const placed = page.waitForResponse((response) => response.url().endsWith('/regorder'))
  await pay(page)
  const { data } = (await (await placed).json()) as { data: { order: { id: string } } }
  await expect(page).toHaveURL(/\/check-person\//)
  await page.goto(`/order/${data.order.id}/`)
  await expect(main.getByText(/Проверка\sсобственника\sсо\sстрахованием\sрисков/).first()).toBeVisible()
})

test(
  '[SELL-06] a site that names no insurer shows nothing of insurance',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(START_MS)
    const server = await startDevServer({ changeSite: ({ insurer: _insurer, ...site }) => site })
    try {
      await page.goto(`${server.originOf('realty')}/object/${FLAT}/`)
      await page.getByRole('checkbox', { name: /^Проверка собственника/ }).check()
      await page
        .getByRole('link', { name: /^Оформить/ })
        .first()
        .click()
      const main = page.getByRole('main')
      await expect(main.getByRole('button', { name: /^Оплатить 499\s₽/ })).toBeVisible()
      await expect(main.getByText(/страхова/i)).toHaveCount(0)
    } finally {
      await server.stop()
    }
  },
)

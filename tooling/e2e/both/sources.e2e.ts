import { awaitReport, fillGuest, pay, refuseCounters } from '../pages/checkout.ts'
import { fillLadogin } from '../pages/person-form.ts'
import { expect, test } from '../fixtures.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const A_MINUTE = 60_000

test(
  '[PUB-04] a source that does not answer is shown as silent within a minute, by the calls of real orders',
  { tag: '@long' },
  async ({ page, ownEmail }) => {
    test.setTimeout(150_000)
    await page.goto('/proverka-cheloveka/')
    await refuseCounters(page)
    await fillLadogin(page)
    await page
      .locator('#form')
      .getByRole('button', { name: /^Проверить/ })
      .click()
    await fillGuest(page, ownEmail)
    await pay(page)
    await awaitReport(page)

    // The register of arbitration cases is out of order in the demo world; bailiffs answer.
    await page.goto('/sources/')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Источники' })).toBeVisible()
    const row = (name: string) =>
      main
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^${name}`) })
        .first()
    await expect(row('КАД')).toContainText(/Молчит\sс\s\d\d:\d\d/, { timeout: A_MINUTE })
    // On the first day there is no line of days to draw yet.
    await expect(row('КАД')).toContainText(/измеряем\sпервый\sдень/)
    await expect(row('ФССП')).toContainText('Отвечает', { timeout: A_MINUTE })
    await expect(main.getByRole('table', { name: 'Что случилось за 30 дней' })).toContainText('КАД')
    const answers = (about: string) =>
      main.getByRole('table', { name: `${about}: на что отвечает каждый источник` })
    await expect(answers('О человеке')).toContainText(/ст\.\s6\.1\sзакона\s№\s229-\u2060?ФЗ/)
    await expect(answers('О недвижимости')).toContainText('ЕГРН')
    await expect(answers('О недвижимости')).not.toContainText('ФССП')

    await main.getByRole('link', { name: /получается вывод/ }).click()
    await expect(page).toHaveURL('/methodology/')
    await expect(main.getByRole('heading', { level: 1, name: 'Как делается вывод' })).toBeVisible()
    await expect(main.getByText('Отложите сделку: человек может быть в розыске')).toBeVisible()
  },
)

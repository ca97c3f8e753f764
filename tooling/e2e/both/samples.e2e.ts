import { expect, test } from '../fixtures.ts'

/** Each preview with what its sample must show. */
const SAMPLES = [
  ['[ROUTE-017]', '/check-person-preview/', /Ладогин Арсений/, 'Исполнительные производства'],
  ['[ROUTE-019]', '/check-auto-preview/', /, \d{4} год/, 'Пробег'],
  ['[ROUTE-022]', '/credit-rating-preview/', /Ладогин Арсений/, 'Исполнительные производства'],
  ['[ROUTE-025]', '/counter-agent-preview/', /(ООО|АО|ПАО)/, 'Финансы'],
  ['[ROUTE-026]', '/egrn-object-preview/', /^00:14:/, 'Права и правообладатели'],
  ['[ROUTE-027]', '/egrn-right-list-preview/', /^00:14:/, 'Переход прав'],
  ['[ROUTE-036]', '/risk-preview/', /Ольшин Мирон/, 'Банкротство'],
] as const

for (const [row, path, subject, section] of SAMPLES) {
  test(`${row} ${path} shows a sample that is marked as invented, to anybody`, async ({ page }) => {
    await page.goto(path)
    await page.keyboard.press('Shift')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: subject })).toBeVisible()
    await expect(main.getByText('Демонстрационные данные', { exact: false }).first()).toBeVisible()
    await expect(main.getByRole('heading', { name: section }).first()).toBeVisible()
    await expect(main.getByRole('region', { name: 'Что не проверено' })).toBeVisible()
  })
}

test('[ROUTE-019] the sample of a car shows its VIN', async ({ page }) => {
  await page.goto('/check-auto-preview/')
  await expect(page.getByText('000DEM00000000056').first()).toBeVisible()
})

test('[ROUTE-025] the sample of a counterparty has a badge of its state, and charts with their tables', async ({
  page,
}) => {
  await page.goto('/counter-agent-preview/')
  await page.keyboard.press('Shift')
  const main = page.getByRole('main')
  await expect(main.getByText('Действует, есть отметка').first()).toBeVisible()
  const chart = main.getByRole('figure').filter({ hasText: 'Выручка и чистая прибыль' })
  await expect(chart.getByRole('img', { name: /^Столбцы\. Выручка: с / })).toBeVisible()
  await expect(chart.getByRole('table').getByRole('row')).toHaveCount(6)
  await expect(main.getByRole('figure').filter({ hasText: 'Дела по годам' })).toBeVisible()
})

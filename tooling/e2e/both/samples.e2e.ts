import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { awaitDone, buyReport, FLAT } from '../pages/bought-reports.ts'
import { becomeClient } from '../pages/visitors.ts'

/** Each preview with what its sample must show. */
const SAMPLES = [
  ['[ROUTE-017]', '/check-person-preview/', /Ладогин Арсений/, 'Исполнительные производства'],
  ['[ROUTE-019]', '/check-auto-preview/', /, \d{4} год/, 'Пробег'],
  ['[ROUTE-022]', '/credit-rating-preview/', /Ладогин Арсений/, 'Исполнительные производства'],
  ['[ROUTE-025]', '/counter-agent-preview/', /(ООО|АО|ПАО)/, 'Финансы'],
  ['[ROUTE-026]', '/egrn-object-preview/', /^00:14:/, 'Права и правообладатели'],
  ['[ROUTE-027]', '/egrn-right-list-preview/', /^00:14:/, 'Переход прав'],
  ['[ROUTE-036]', '/risk-preview/', /Ольшин Мирон/, 'Банкротство'],
  ['[PROD-04]', '/full-check-preview/', /^00:14:/, 'Сверка: что говорят части'],
  ['[PROD-06]', '/independent-report-preview/', /Ольшин Мирон/, 'Независимое заключение'],
] as const

for (const [row, path, subject, section] of SAMPLES) {
  test(`${row} ${path} shows a sample that is marked as invented, to anybody`, async ({ page }) => {
    await page.goto(path)
    await page.keyboard.press('Shift')
    expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname).toBe(
      path,
    )
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

test('the sample of a car draws the parts that its accidents name, beside their words', async ({ page }) => {
  await page.goto('/check-auto-preview/')
  await page.keyboard.press('Shift')
  const accidents = page.locator('#vehicle-accidents')
  const drawings = accidents.getByRole('img', { name: /^Схема автомобиля сверху/ })
  await expect(drawings.first()).toBeVisible()
  await expect(drawings).toHaveCount(await accidents.getByText('Повреждения', { exact: true }).count())
  await expect(accidents.getByText('Об остальных частях она молчит', { exact: false })).toBeVisible()
})

test('the sample of a counterparty shows who stands behind it: a scheme, and a table with the sources', async ({
  page,
}) => {
  await page.goto('/counter-agent-preview/')
  await page.keyboard.press('Shift')
  const ties = page.getByRole('region', { name: 'Кто стоит за компанией' })
  await expect(ties.getByRole('img', { name: /^Схема связей: / })).toBeVisible()
  await expect(ties.getByRole('row', { name: /ООО «Настил».*руководитель до.*ФНС/ })).toBeVisible()
})

test('[ROUTE-025] the sample of a counterparty has a badge of its state, and charts with their tables', async ({
  page,
}) => {
  await page.goto('/counter-agent-preview/')
  await page.keyboard.press('Shift')
  const main = page.getByRole('main')
  await expect(main.getByText('Действует, есть отметка').first()).toBeVisible()
  const chart = main.getByRole('figure').filter({ hasText: 'Выручка, чистая прибыль и долги' })
  await expect(chart.getByRole('img', { name: /^Столбцы\. Выручка: с / })).toBeVisible()
  await expect(chart.getByRole('table').getByRole('row')).toHaveCount(6)
  await expect(main.getByRole('figure').filter({ hasText: 'Дела по годам' })).toBeVisible()
})

/** What a report says, part by part; what a buyer may say of it is no part of it. Without what differs between two readings: moments, numbers of reports. */
async function partsOf(page: Page): Promise<readonly string[]> {
  const parts = await page.getByRole('main').locator('section[id]').allInnerTexts()
  return parts
    .filter((text) => !text.startsWith('Нашли ошибку?'))
    .map((text) =>
      text
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/\d{2}\.\d{2}\.\d{4}(?:, \d{2}:\d{2}(?: МСК)?)?/g, '…')
        .replaceAll(/\d{1,2}:\d{2}/g, '…'),
    )
}

test('[REPORT-03] a sample says what a bought report about the same object says, part by part', async ({
  page,
  ownEmail,
}) => {
  test.slow()
  await page.goto('/egrn-right-list-preview/')
  await page.keyboard.press('Shift')
  const sample = await partsOf(page)
  expect(sample.length).toBeGreaterThan(1)
  await becomeClient(page, ownEmail)
  const bought = await buyReport(page, 'EgrnRightList', FLAT)
  await awaitDone(page, bought)
  await page.goto(`/report/${bought.itemId}/`)
  await expect(page.getByRole('main').locator('section[id]').first()).toBeVisible()
  expect(await partsOf(page)).toEqual(sample)
})

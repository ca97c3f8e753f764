import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const chartOf = (page: Page) => page.getByRole('img', { name: /^График\. Переходы/ })

test('[PARTNER-03] visits are told apart by source: the chosen one is that of figures, chart, orders and file', async ({
  page,
  browser,
  ownEmail,
}) => {
  await registerByCalls(page, ownEmail)
  await page.goto('/user/partner/')
  const link = await page.getByRole('textbox', { name: 'Ваша ссылка' }).inputValue()
  const context = await browser.newContext()
  const guest = await context.newPage()
  for (const marks of ['&utm_source=telegram&utm_medium=post', '&utm_source=telegram&utm_medium=bio', ''])
    await guest.goto(link + marks)
  await context.close()
  await page.reload()
  const main = page.getByRole('main')
  const visits = main.locator('dl').filter({ hasText: 'Переходы' }).locator('dd').first()
  await expect(visits).toHaveText('3')
  await expect(chartOf(page)).toBeVisible()
  const sources = main.getByRole('group', { name: 'Источник' })
  await sources.getByRole('button', { name: 'telegram' }).click()
  await expect(visits).toHaveText('2')
  await expect(main.getByText('По ссылкам этого источника еще не заказывали.')).toBeVisible()
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/partner/xlsx')
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Скачать XLSX' }).click()
  expect(new URL((await asked).url()).searchParams.get('source')).toBe('telegram')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^партнер-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.xlsx$/)
  // A ZIP, as every XLSX is.
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
  await sources.getByRole('button', { name: 'без меток' }).click()
  await expect(visits).toHaveText('1')
  await sources.getByRole('button', { name: 'Все ссылки' }).click()
  await expect(visits).toHaveText('3')
})

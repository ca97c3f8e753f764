import { expect, test } from '../fixtures.ts'
import { openConsole } from './operator.ts'

test('[CONSOLE-04] the first screen says what waits and how the day goes, and G with a figure opens a queue', async ({
  page,
}) => {
  await openConsole(page, '/')
  await expect(page.getByRole('grid', { name: 'Очереди' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Деньги сегодня' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Источники и задания сейчас' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('0')
  await expect(page).toHaveURL(/\/health$/)
  await page.keyboard.press('g')
  await page.keyboard.press('g')
  await expect(page.getByRole('grid', { name: 'Очереди' })).toBeVisible()
})

import { readFile } from 'node:fs/promises'
import { expect } from '../fixtures.ts'
import { test } from '../services-of-others.ts'
import { openConsole } from './operator.ts'

const VIEW = 'Без оплаты и почты'

test('[CONSOLE-19] a view of a table is saved by keys, found again by its name, and leaves as a file', async ({
  page,
  services: { server },
}) => {
  const host = server.originOf('realty').replace('realty.', 'console.')
  await openConsole(page, `${host}/orders?paid=false`)
  const grid = page.getByRole('grid', { name: 'Заказы' })
  await expect(grid.getByRole('columnheader', { name: 'Покупатель' })).toBeVisible()
  await page.keyboard.press('v')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Покупатель' }).press('Space')
  await expect(grid.getByRole('columnheader', { name: 'Покупатель', includeHidden: true })).toHaveCount(0)
  await dialog.getByLabel('Имя вида').press('Space')
  await page.keyboard.type(VIEW)
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()

  // Another day, the list as it opens.
  await page.goto(`${host}/orders`)
  await expect(grid.getByRole('columnheader', { name: 'Покупатель' })).toHaveCount(0)
  await page.getByRole('link', { name: VIEW }).press('Enter')
  await expect(page).toHaveURL(/\/orders\?paid=false$/)
  await expect(page.getByLabel('Оплата')).toHaveValue('false')

  await page.keyboard.press('e')
  await dialog.getByLabel('Вид файла').selectOption('csv')
  const download = page.waitForEvent('download')
  await page.keyboard.press('Control+Enter')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^Заказы на .*\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.split('\r\n')[0]).toContain('Заказ;Оформлен, МСК;Что')

  await page.keyboard.press('v')
  await dialog.getByRole('button', { name: `Удалить вид «${VIEW}»` }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: VIEW })).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { refuseCounters } from '../pages/checkout.ts'
import { expect, test } from '../fixtures.ts'

const HOUSE = 'г. Образцовск, ул. Кленовая, д. 14'
const FLAT = '/object/00:14:0203005:1047/'

async function openHouse(page: Page) {
  await page.goto('/')
  await refuseCounters(page)
  const line = page.getByRole('combobox', { name: /адрес или кадастровый номер/i })
  await line.fill('Кленовая 14')
  await page.getByRole('option', { name: HOUSE, exact: true }).click()
  return page.getByRole('dialog', { name: 'Выберите объект' })
}

test('a house opens with a field for the number of the flat: typed, Enter, opened', async ({ page }) => {
  const dialog = await openHouse(page)
  const field = dialog.getByLabel('Номер квартиры')
  await expect(field).toBeFocused()
  await page.keyboard.type('4')
  await expect(dialog.getByRole('status')).toContainText('Квартира 4')
  await page.keyboard.type('7')
  await expect(dialog.getByRole('status')).toContainText('Квартира 47')
  await expect(dialog.getByRole('status')).toContainText('00:14:0203005:1047')
  // The first Escape empties the field, the dialog stays.
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await page.keyboard.type('47')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(FLAT)
})

test('the list by number is one stop of Tab, walked by arrows; it fits a phone', async ({ page }) => {
  const dialog = await openHouse(page)
  const list = dialog.getByRole('group', { name: 'Квартиры по номерам' })
  await expect(list.getByRole('button')).toHaveCount(60)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(list.getByRole('button', { name: 'Квартира 2', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(list.getByRole('button', { name: 'Квартира 2', exact: true })).toBeFocused()
  const wide = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(wide).toBe(0)
  await page.keyboard.press('4')
  await page.keyboard.press('7')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(FLAT)
})

test('the page of a search shows a house the same way', async ({ page }) => {
  await page.goto(`/search/?query=${encodeURIComponent(HOUSE)}`)
  await refuseCounters(page)
  const list = page.getByRole('group', { name: 'Квартиры по номерам' })
  await expect(list.getByRole('link', { name: 'Квартира 47' })).toHaveAttribute('href', FLAT)
  const field = page.getByRole('main').getByLabel('Номер квартиры')
  await field.fill('500')
  await expect(page.getByRole('button', { name: 'Искать квартиру 500' })).toBeVisible()
  await field.fill('47')
  await field.press('Enter')
  await expect(page).toHaveURL(FLAT)
})

test('a house in the bulk order is narrowed to a flat by its number', async ({ page }) => {
  await page.goto('/wholesale/')
  await refuseCounters(page)
  await page.getByLabel('Номера и адреса').fill(HOUSE)
  await page.getByRole('button', { name: 'Проверить список' }).click()
  await page.getByRole('button', { name: 'Выбрать из списка' }).click()
  const list = page.getByRole('group', { name: 'Квартиры по номерам' })
  await expect(list.getByRole('button')).toHaveCount(60)
  await page.keyboard.type('47')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Строки списка' })).toContainText('кв. 47')
})

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { callAs } from '../pages/own-api.ts'

const HOUSE = 'г. Образцовск, ул. Кленовая, д. 14'

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

async function estimate(page: Page, address = HOUSE): Promise<void> {
  await page.goto('/valuation/')
  const main = page.getByRole('main')
  await main.getByLabel('Адрес или кадастровый номер квартиры').fill(address)
  await main.getByLabel('Площадь').fill('54,3')
  await main.getByRole('spinbutton', { name: /^Комнат/ }).fill('2')
  await main.getByRole('button', { name: 'Оценить' }).click()
}

test('[PROD-09] [PROD-12] [PUB-03] an address gives a market value with its range, and the adverts that it rests on', async ({
  page,
}) => {
  await estimate(page)
  const main = page.getByRole('main')
  const answer = (await callAs(page, 'POST', '/estimate', { address: HOUSE, area: 54.3, rooms: 2 })).data as {
    price: number
    range: { low: number; high: number }
    comparables: readonly { address: string; info: { price: number } }[]
  }
  const value = main.getByRole('region', { name: 'Оценка' })
  await expect(value).toContainText(/демонстрационные данные/i)
  await expect(value).toContainText('Середина')
  const shown = digitsOf(await value.innerText())
  for (const sum of [answer.price, answer.range.low, answer.range.high]) expect(shown).toContain(String(sum))

  const rows = main.getByRole('table', { name: 'Похожие квартиры' }).locator('tbody tr')
  await expect(rows).toHaveCount(answer.comparables.length)
  for (const [at, { address, info }] of answer.comparables.entries()) {
    await expect(rows.nth(at)).toContainText(address)
    expect(digitsOf(await rows.nth(at).innerText())).toContain(String(info.price))
  }
  await main.getByRole('tab', { name: 'Рынок' }).click()
  const inHouse = main.getByRole('table', { name: 'Объявления в этом доме' }).locator('tbody tr')
  await expect(inHouse.first()).toContainText('Кленовая')
})

test('[PROD-13] [PROD-14] the average price of the house, and its change by month beside that of the area', async ({
  page,
}) => {
  await estimate(page)
  const main = page.getByRole('main')
  await main.getByRole('tab', { name: 'Рынок' }).click()
  const query = `address=${encodeURIComponent(HOUSE)}`
  const average = (await page.evaluate(
    async (path) => (await fetch(path)).json(),
    `/api/average_price?${query}`,
  )) as { average: number; average_per_m2: number }
  const panel = main.locator('section').filter({ has: page.getByRole('heading', { name: /^Средняя цена/ }) })
  await expect(panel).toContainText('Метр')
  const shown = digitsOf(await panel.innerText())
  for (const sum of [average.average, average.average_per_m2]) expect(shown).toContain(String(sum))

  await main.getByRole('button', { name: /^Таблицей/ }).click()
  const table = main.getByRole('table', { name: /^Средняя цена метра/ })
  await expect(table.getByRole('columnheader')).toHaveText(['Месяц', 'Дом', 'Район'])
  for (const type of ['house_month', 'area_month']) {
    const months = (await page.evaluate(
      async (path) => (await fetch(path)).json(),
      `/api/price_change?type=${type}&${query}`,
    )) as readonly { month: string; price: number }[]
    await expect(table.locator('tbody tr')).toHaveCount(months.length)
    const column = type === 'house_month' ? 0 : 1
    for (const [at, { month, price }] of months.entries()) {
      const row = table.locator('tbody tr').nth(at)
      await expect(row.getByRole('rowheader')).toHaveText(month.split('-').toReversed().join('.'))
      const text = (await row.getByRole('cell').nth(column).innerText()).replace(',', '.')
      expect(Number(text)).toBeCloseTo(price / 1000, 1)
    }
  }
})

test('a house with too few adverts gets no number', async ({ page, expectTrouble }) => {
  expectTrouble(/404/)
  expectTrouble(/Оценка не пришла/)
  await estimate(page, 'ул. Полевая, д. 9')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Недостаточно данных' })).toBeVisible()
  await expect(main.getByRole('img', { name: /^Шкала цен пуста/ })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Оценка' })).toHaveCount(0)
  await main.getByRole('tab', { name: 'Рынок' }).click()
  await expect(main.getByText(/объявлений в\sэтом доме не\sнайдено/)).toBeVisible()
})

test('[PROD-09] below the minimum the flats that there are stand on a dashed ruler, each with the letter of its row', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/404/)
  expectTrouble(/Оценка не пришла/)
  await page.goto('/valuation/')
  const around = async (area: number) =>
    (await callAs(page, 'POST', '/estimate/comparables', { address: HOUSE, area })).data as {
      needed: number
      count: number
    }
  // The larger the flat, the fewer are like it.
  let area = 90
  let few = await around(area)
  while (few.count >= few.needed) few = await around((area += 2))
  expect(few.count).toBeGreaterThan(0)
  const main = page.getByRole('main')
  await main.getByLabel('Адрес или кадастровый номер квартиры').fill(HOUSE)
  await main.getByLabel('Площадь').fill(String(area))
  await main.getByRole('button', { name: 'Оценить' }).click()
  await expect(main.getByText(new RegExp(`наш[а-я]+.${few.count}, нужно.${few.needed}`))).toBeVisible()
  const ruler = main.getByRole('img', { name: new RegExp(`^Шкала цен: ${few.count}.+диапазона нет$`) })
  const rows = main.getByRole('table', { name: 'Похожие квартиры' }).locator('tbody tr')
  await expect(rows).toHaveCount(few.count)
  for (let at = 0; at < few.count; at++) {
    const letter = 'АБВГ'.charAt(at)
    await expect(rows.nth(at).getByRole('cell').first()).toHaveText(letter)
    await expect(ruler.getByText(letter, { exact: true })).toHaveCount(1)
  }
})

const NUMBER = '00:14:0203005:1047'

test('[PROD-09] a number is enough: the register tells the flat, and the order takes it along', async ({
  page,
}) => {
  await page.goto('/valuation/')
  const main = page.getByRole('main')
  const place = main.getByLabel('Адрес или кадастровый номер квартиры')
  await place.pressSequentially('00:14:0203005:104')
  await page.getByRole('option', { name: new RegExp(NUMBER) }).click()
  await expect(place).toHaveValue(NUMBER)
  await main.getByRole('button', { name: 'Оценить' }).click()
  const value = main.getByRole('region', { name: 'Оценка' })
  await expect(value).toContainText(/Кленовая, д\. 14, кв\. 47, 54,3\sм², 5 этаж/)
  const { error } = (await callAs(page, 'POST', '/estimate', { address: NUMBER })).data as {
    error: { tested: number; median_error: number }
  }
  const percent = (error.median_error * 100).toLocaleString('ru-RU', { maximumFractionDigits: 1 })
  await expect(value).toContainText(new RegExp(`Обычная ошибка${percent}.%`))
  await expect(value).toContainText(new RegExp(`Взяли.${error.tested}`))
  await main.getByRole('button', { name: /^Заказать за/ }).click()
  await expect(page).toHaveURL(/step=order/)
  await expect(page.getByRole('main')).toContainText(/Кленовая, д. 14, кв. 47/)
})

test('a number that the register does not know is said at the field, and stays there', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/404/)
  await page.goto('/valuation/')
  const place = page.getByRole('main').getByLabel('Адрес или кадастровый номер квартиры')
  await place.fill('00:14:0203005:9999')
  await page.getByRole('main').getByRole('button', { name: 'Оценить' }).click()
  await expect(place).toHaveAccessibleDescription(/^Такого кадастрового номера нет в.реестре/)
  await expect(place).toHaveValue('00:14:0203005:9999')
  await expect(place).toBeFocused()
})

test('a press while the app takes the page over is done once, with what was typed before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('app:takes-over', () => {
      const pressing = setInterval(() => {
        document.querySelector<HTMLElement>('main form button[type="submit"]')?.click()
      }, 0)
      addEventListener('app:ready', () => clearInterval(pressing), { once: true, capture: true })
    })
  })
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/estimate'))
      sent.push(request.postDataJSON())
  })
  await page.goto('/valuation/')
  const typed = { 'Адрес или кадастровый номер квартиры': HOUSE, Площадь: '54,3' }
  for (const [label, text] of Object.entries(typed)) {
    await page
      .getByRole('main')
      .getByLabel(label)
      .evaluate((field, value) => Object.assign(field, { value }), text)
  }
  await page.keyboard.press('Shift')
  await expect(page.getByRole('main').getByRole('region', { name: 'Оценка' })).toBeVisible()
  expect(sent).toEqual([expect.objectContaining({ address: HOUSE, area: 54.3 })])
})

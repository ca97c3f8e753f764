import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const FLAT = '00:14:0203005:1047'

interface ListedAdvert {
  readonly id: string
  readonly address: string
  readonly kad_number: string
  readonly info: { readonly price: number }
}

/** The answer of a call as the page would get it. */
const ask = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([where, sent]) => {
      const reply = await fetch(
        `/api${where}`,
        sent === undefined
          ? undefined
          : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) },
      )
      return reply.json()
    },
    [path, body] as const,
  ) as Promise<unknown>

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** The advert of the flat that is on three sites, opened. */
async function openAdvert(page: Page): Promise<ListedAdvert> {
  await page.goto('/adverts/')
  const { adverts_list } = (await ask(page, '/adverts/object/kad', { kad_number: FLAT })) as {
    adverts_list: readonly ListedAdvert[]
  }
  const [advert] = adverts_list
  if (!advert) throw new Error('the flat is not on sale')
  await page.goto(`/adverts/${advert.id}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(advert.address)
  return advert
}

/** Rows of a table compared with adverts of an answer: address or site with its link, and price. */
async function expectAdverts(page: Page, name: RegExp, adverts: readonly ListedAdvert[]): Promise<void> {
  const rows = page.getByRole('table', { name }).locator('tbody tr')
  await expect(rows).toHaveCount(adverts.length)
  for (const [at, { id, info }] of adverts.entries()) {
    await expect(rows.nth(at).getByRole('link')).toHaveAttribute('href', `/adverts/${id}/`)
    expect(digitsOf(await rows.nth(at).innerText())).toContain(String(info.price))
  }
}

test('[ADVERT-05] [ADVERT-06] [ADVERT-09] [ADVERT-10] an advert shows similar ones, its duplicates, its object and its house', async ({
  page,
}) => {
  const { id, address } = await openAdvert(page)
  const advert = (await ask(page, `/adverts/object?id=${id}`)) as {
    duplicates: readonly ListedAdvert[]
    prices: readonly unknown[]
  }
  expect(advert.duplicates).toHaveLength(2)
  await expectAdverts(page, /^Та же квартира/, advert.duplicates)
  await expect(page.getByRole('table', { name: 'История цены' }).locator('tbody tr')).toHaveCount(
    advert.prices.length,
  )

  const similar = (await ask(page, `/similar?id=${id}`)) as Record<string, readonly ListedAdvert[]>
  for (const [key, name] of [
    ['same_house', /В\sэтом доме/],
    ['nearby', /Рядом/],
    ['same_price', /За\sту\sже цену/],
  ] as const) {
    expect([key, similar[key]?.length]).not.toEqual([key, 0])
    await expectAdverts(page, name, similar[key] ?? [])
  }

  const panel = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  const house = (await ask(page, `/reforma_info?address=${encodeURIComponent(address)}`)) as {
    year: number
    floors: number
  }
  await expect(panel('Дом')).toContainText(`Год постройки${house.year}`)
  await expect(panel('Дом')).toContainText(`Этажей${house.floors}`)

  const register = panel('Сведения ЕГРН')
  await expect(register).toContainText(`Кадастровый номер${FLAT}`)
  await expect(register).toContainText(/Площадь54,3\sм²/)
  await expect(register).toContainText('СтатусАктуально')
  await expect(register.getByRole('link', { name: 'Заказать выписку' })).toHaveAttribute(
    'href',
    `/objectCheckout/${FLAT}/`,
  )

  // No invented advert has photographs, and no picture takes their place.
  await expect(panel('Фотографии')).toContainText(/В\sобъявлении фотографии не\sуказаны/)
  await expect(panel('Фотографии').getByRole('img')).toHaveCount(0)
})

test('[ADVERT-07] [ADVERT-08] the price by month of the house and of the area, a point of the chart a month', async ({
  page,
}) => {
  const { address } = await openAdvert(page)
  const figure = page.getByRole('img', { name: /^График\. Дом/ })
  await expect(figure).toBeVisible()
  // Lines of the drawing: a point is where they begin or go on; hairlines have two at most.
  const drawn = await figure
    .locator('path')
    .evaluateAll((all) => all.map((path) => path.getAttribute('d') ?? ''))
  const points = drawn.map((path) => path.match(/[ML]/g)?.length ?? 0).filter((count) => count > 2)
  await page.getByRole('button', { name: /^Таблицей/ }).click()
  const table = page.getByRole('table', { name: /^Средняя цена метра/ })
  for (const [column, type] of ['house_month', 'area_month'].entries()) {
    const months = (await ask(
      page,
      `/price_change?type=${type}&address=${encodeURIComponent(address)}`,
    )) as readonly {
      month: string
      price: number
    }[]
    expect(months.length).toBeGreaterThan(12)
    expect([type, points[column]]).toEqual([type, months.length])
    await expect(table.locator('tbody tr')).toHaveCount(months.length)
    for (const [at, { month, price }] of months.entries()) {
      const row = table.locator('tbody tr').nth(at)
      await expect(row.getByRole('rowheader')).toHaveText(month.split('-').toReversed().join('.'))
      const shown = (await row.getByRole('cell').nth(column).innerText()).replace(',', '.')
      expect(Number(shown)).toBeCloseTo(price / 1000, 1)
    }
  }
})

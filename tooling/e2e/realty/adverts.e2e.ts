import type { Page } from '@playwright/test'
import { typograph } from '@proverka/domain'
import { expect, test } from '../fixtures.ts'
import { untilRunning } from '../pages/acts.ts'

interface Answer {
  readonly adverts_list: readonly { readonly id: string; readonly address: string }[]
  readonly unique: number
  readonly info: { readonly total: number }
}

const askList = (page: Page, body: object) =>
  page.evaluate(async (sent) => {
    const reply = await fetch('/api/adverts/list', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    })
    return reply.json()
  }, body) as Promise<Answer>

const rows = (page: Page) => page.getByRole('list', { name: 'Объявления' }).getByRole('article')
const links = (page: Page) => rows(page).getByRole('heading').getByRole('link')
/** Addresses as the page sets them: no break behind a hyphen. */
const typeset = (addresses: readonly string[]) => addresses.map((address) => typograph(address))

test('[PUB-03] adverts have a place of their own: the filters stand in the address, Back brings the list back, more is appended', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Объявления' }).click()
  await expect(page).toHaveURL('/adverts/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Объявления о\sпродаже/)
  await expect(rows(page)).toHaveCount(20)

  const form = page.getByRole('search', { name: 'Отбор объявлений' })
  await form.getByLabel('Площадь от').fill('40')
  // Before the app runs the browser sends the form itself, with every field in the address.
  await untilRunning(page)
  await form.getByLabel('Цена до').fill('9 000 000')
  await form.getByLabel('Комнат').selectOption('2')
  await form.getByRole('button', { name: 'Показать' }).click()
  await expect(page).toHaveURL('/adverts/?area1=40&price2=9000000&rooms=2')
  const wanted = { area1: 40, price2: 9_000_000, rooms: 2 }
  const first = await askList(page, { offset: 0, ...wanted })
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    new RegExp(`^${first.unique} предложени\\S+ из\\s${first.info.total} объявлени`),
  )
  await expect(links(page)).toHaveText(typeset(first.adverts_list.map(({ address }) => address)))

  expect(first.unique).toBeGreaterThan(20)
  await page.getByRole('button', { name: /^Показать еще/ }).click()
  const next = await askList(page, { offset: 20, ...wanted })
  const both = [...first.adverts_list, ...next.adverts_list]
  await expect(links(page)).toHaveText(typeset(both.map(({ address }) => address)))

  await links(page).first().click()
  await expect(page).toHaveURL(`/adverts/${first.adverts_list[0]?.id}/`)
  await page.goBack()
  await expect(form.getByLabel('Площадь от')).toHaveValue('40')
  await expect(links(page)).toHaveText(typeset(both.map(({ address }) => address)))
  await page.goBack()
  await expect(page).toHaveURL('/adverts/')
  await expect(form.getByLabel('Площадь от')).toHaveValue('')

  await form.getByLabel('Адрес').pressSequentially('Кленовая 14')
  await page.getByRole('option', { name: /Кленовая, д\.?\s14$/ }).click()
  const address = await form.getByLabel('Адрес').inputValue()
  await form.getByRole('button', { name: 'Показать' }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('address') === address)
  const there = await askList(page, { offset: 0, address })
  expect(there.unique).toBeGreaterThan(0)
  await expect(links(page)).toHaveText(there.adverts_list.map(() => 'г. Образцовск, ул. Кленовая, д. 14'))
  await links(page).first().click()
  await page.goBack()
  await expect(form.getByLabel('Адрес')).toHaveValue(address)
})

test('without a script the list is there, narrows by its form and goes on by its link', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/adverts/?area1=70&area2=40')
  await expect(page.getByText('Площадь «от» больше площади «до»')).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await page.getByLabel('Площадь от').fill('40,5')
  await page.getByLabel('Площадь до').fill('')
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(page).toHaveURL(/area1=40%2C5/)
  await expect(rows(page)).toHaveCount(20)
  await page.getByRole('link', { name: /^Показать еще/ }).click()
  await expect(page).toHaveURL('/adverts/?area1=40.5&offset=20')
  await expect(rows(page).first()).toBeVisible()
  await context.close()
})

test('[PUB-03] the page of an object has the tab «Рынок»: its own adverts, its house and the adverts in it', async ({
  page,
}) => {
  await page.goto('/object/00:14:0203005:1047/')
  await page.getByRole('tab', { name: 'Рынок' }).click()
  await expect(page).toHaveURL('/object/00:14:0203005:1047/#market')
  const own = page.getByRole('table', { name: 'Этот объект в объявлениях' })
  await expect(own.getByRole('row', { name: /Кленовая, д\. 14/ }).first()).toBeVisible()
  const house = page.getByRole('table', { name: 'Объявления в этом доме' })
  await expect(house.getByRole('row', { name: /Кленовая, д\. 14/ }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Метр в\sдоме и\sв\sрайоне/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Рынок' })).toHaveAttribute('aria-selected', 'true')
})

test('[ADVERT-07, ADVERT-08] a list of one house says what a metre cost in a year, in the words of the calls; a street does not', async ({
  page,
}) => {
  const HOUSE = 'г. Образцовск, ул. Кленовая, д. 14'
  const response = await page.goto(`/adverts/?address=${encodeURIComponent(HOUSE)}`)
  // It comes with the page, so that nothing moves under the reader.
  expect(await response?.text()).toContain('Метр за')
  const year = page.getByRole('region', { name: /^Метр за.год$/ })
  const months = (await page.evaluate(
    async (path) => (await fetch(path)).json(),
    `/api/price_change?type=house_month&address=${encodeURIComponent(HOUSE)}`,
  )) as readonly { price: number }[]
  const now = (Math.round((months.at(-1)?.price ?? 0) / 100) / 10).toLocaleString('ru-RU')
  await expect(year).toContainText(new RegExp(`дом${now}.тыс`))
  await year.getByRole('button', { name: /^Таблицей/ }).click()
  await expect(year.getByRole('table').locator('tbody tr')).toHaveCount(12)
  await expect(page.getByRole('main').getByText(/^Демонстрационные данные$/i)).toBeVisible()
  await page.goto(`/adverts/?address=${encodeURIComponent('ул. Кленовая')}`)
  await expect(rows(page).first()).toBeVisible()
  await expect(year).toHaveCount(0)
})

test('an address that is copied from a page holds no unseen sign', async ({ page, context, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/adverts/?address=пр-кт+Мастеров')
  await page.keyboard.press('Shift')
  await untilRunning(page)
  const link = links(page).first()
  await expect(link).toHaveText(/пр-\u2060кт/)
  await link.evaluate((element) => getSelection()?.selectAllChildren(element))
  await page.keyboard.press('ControlOrMeta+C')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/пр-кт Мастеров, д\. \d+/)
  expect(copied).not.toMatch(/[\u2060\u00a0]/)
})

import type { Page } from '@playwright/test'
import { untilRunning } from '../pages/acts.ts'
import { refuseCounters } from '../pages/checkout.ts'
import { expect, test } from '../fixtures.ts'
import { expectNothingSold } from '../pages/unconfirmed.ts'

const SEARCH = /\/api\/search\?/

const line = (page: Page) => page.getByRole('combobox', { name: /адрес или кадастровый номер/i })

async function searchFromHome(page: Page, text: string): Promise<void> {
  await page.goto('/')
  await refuseCounters(page)
  await line(page).fill(text)
  await page.getByRole('button', { name: 'Найти' }).click()
}

test('[SEARCH-21, TRUE-03] a search without a result opens the page of the typed text; a reload says the same', async ({
  page,
}) => {
  const text = 'Образцовск, Нигде 14, кв 3'
  await searchFromHome(page, text)
  await expect(page).toHaveURL(/\/object\/.+\/$/)
  const said = page.getByRole('heading', { level: 1, name: 'Такого объекта в реестре нет' })
  await expect(said).toBeVisible()
  await expect(line(page)).toHaveValue(text)
  await expectNothingSold(page)
  await page.reload()
  await expect(said).toBeVisible()
})

test('[TRUE-03] «Нет нужного объекта» opens the page of the typed text, without products', async ({
  page,
}) => {
  await searchFromHome(page, 'Полевая 3, кв 1')
  await page.getByRole('button', { name: 'Нет нужного объекта' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Такого объекта в реестре нет' })).toBeVisible()
  await expectNothingSold(page)
})

test('[OBJ-23] prices are asked of a cadastral number alone: not of «12», nor of an address', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/products') asked.push(url.searchParams.get('kadastrNumber') ?? '')
  })
  for (const text of ['12', 'Образцовск, Нигде 14, кв 3']) {
    await page.goto(`/object/${text}/`)
    await page.keyboard.press('Shift')
    await untilRunning(page)
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible()
    await expectNothingSold(page)
  }
  expect(asked.filter((number) => number !== '')).toEqual([])
  await page.goto('/object/00:14:0203005:1047/?partner_id=p1')
  await expect.poll(() => asked).toContain('00:14:0203005:1047')
})

test('[TRUE-03] an object that left the register recommends nothing and offers its past alone', async ({
  page,
}) => {
  await page.goto('/object/00:14:0203009:302/')
  const main = page.getByRole('main')
  await expect(main.getByText('Чего получить нельзя')).toBeVisible()
  await expect(main.getByText('Рекомендуем')).toHaveCount(0)
  const products = main.getByRole('checkbox')
  await expect(products).toHaveCount(2)
  for (const product of await products.all()) await expect(product).not.toBeChecked()
  await expect(main.getByText(/Нечего сверять/)).toBeVisible()
  await expect(main.getByRole('img', { name: /схема участка/i })).toHaveCount(0)
})

test('[SEARCH-29, TRUE-04] a suspicious search by number says so on the page of the number, and nothing of the object', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/429/)
  let refuse: () => void = () => undefined
  const isRefused = new Promise<void>((resolve) => (refuse = resolve))
  await page.route(SEARCH, async (route) => {
    await isRefused
    await route.fulfill({
      status: 429,
      json: { error: 'Suspicious activity detected', code: 'search/suspicious' },
    })
  })
  await searchFromHome(page, '00:14:0203005:1047')
  // The number opens its page at once; until the search has ended, the page says nothing of the object.
  await expect(page.getByRole('heading', { level: 1, name: '00:14:0203005:1047' })).toBeVisible()
  await expect(page).toHaveURL('/object/00:14:0203005:1047/')
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByText('г. Образцовск, ул. Кленовая, д. 14, кв. 47')).toHaveCount(0)
  refuse()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Слишком много поисков подряд' })).toBeVisible()
  await expectNothingSold(page)
})

import type { Page } from '@playwright/test'
import { openPayment, fillGuest, refuseCounters } from '../pages/checkout.ts'
import { expect, test } from '../fixtures.ts'

const CITY = 'г. Образцовск'

/** Types into the line of the page and takes the suggestion of this name. */
async function choose(page: Page, text: string, suggestion: string): Promise<void> {
  await page.goto('/search/')
  const line = page.getByRole('main').getByRole('combobox')
  await line.fill(text)
  await page.getByRole('option', { name: suggestion }).first().click()
}

test(
  '[PUB-01] the suggestion of a house opens its flats; a flat, a plot and a house without flats go to checkout',
  { tag: '@long' },
  async ({ page, ownEmail }) => {
    test.slow()
    await page.goto('/search/')
    await refuseCounters(page)
    await choose(page, 'Кленовая 14', `${CITY}, ул. Кленовая, д. 14`)
    const flats = page.getByRole('dialog', { name: 'Выберите объект' })
    await expect(flats.getByText('Найдено: 60')).toBeVisible()
    await expect(flats.getByRole('button', { name: /^Квартира \d+$/ })).toHaveCount(60)
    await flats.getByRole('button', { name: 'Квартира 47' }).click()
    await expect(page).toHaveURL('/object/00:14:0203005:1047/')
    await expect(page.getByRole('checkbox', { name: /Выписка ЕГРН об объекте/ })).toBeVisible()

    for (const [text, suggestion, number] of [
      ['Рассвет 55', 'уч. 55', '00:14:0000000:55'],
      ['Старая 7', 'ул. Старая, д. 7', '00:14:020301:7'],
    ] as const) {
      await choose(page, text, suggestion)
      // What may be a flat waits for «Найти»; a house is searched for at once.
      if (number.endsWith(':55')) await page.getByRole('button', { name: 'Найти' }).click()
      await expect(page).toHaveURL(`/object/${number}/`)
      await page.getByRole('checkbox', { name: /Выписка ЕГРН об объекте/ }).check()
      await page
        .getByRole('link', { name: /^Оформить/ })
        .first()
        .click()
      await expect(page).toHaveURL(`/objectCheckout/${number}/`)
      await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
    }
    await fillGuest(page, ownEmail)
    await openPayment(page)
  },
)

test('[SEARCH-22] a link to a search keeps its text, and its choice works, when the script is there', async ({
  page,
}) => {
  const searches: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/search') searches.push(request.url())
  })
  const address = `/search/?query=${encodeURIComponent('Полевая 3, кв 1')}`
  await page.goto(address)
  await expect(page.getByText('Найдено: 4')).toBeVisible()
  // The first touch starts the script.
  await page.keyboard.press('Shift')
  await expect(page.getByRole('button', { name: 'Только необходимые' })).toBeVisible()
  await expect.poll(() => decodeURIComponent(page.url())).toContain('/search/?query=Полевая 3, кв 1')
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('Полевая 3, кв 1')
  await expect(page.getByText('Найдено: 4')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Выберите объект' })).toHaveCount(0)
  // The page that the server drew with this search is not searched for again but to take its place.
  expect(searches.length).toBeLessThanOrEqual(1)
  await page.getByRole('link', { name: 'Открыть 00:14:0203009:301' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '00:14:0203009:301' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Найдено: 4')).toBeVisible()
})

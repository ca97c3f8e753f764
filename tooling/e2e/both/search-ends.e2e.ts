import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { untilRunning } from '../pages/acts.ts'
import { toldEvents } from '../pages/told-events.ts'
import { expectNothingSold } from '../pages/unconfirmed.ts'

const SEARCH = /\/api\/search\?/

const line = (page: Page) => page.getByRole('main').getByRole('combobox').first()

/** Both brands have the page of the search; the first touch of a page asks about counters. */
async function searchFor(page: Page, text: string): Promise<void> {
  await page.goto('/search/')
  await page.keyboard.press('Shift')
  const refuse = page.getByRole('button', { name: 'Только необходимые' })
  await expect(page.locator('body')).toHaveAttribute('data-page', 'search')
  if ((await page.evaluate(() => localStorage.getItem('cookieConsent'))) === null) await refuse.click()
  await line(page).fill(text)
  await page.getByRole('button', { name: 'Найти' }).click()
}

test('[SEARCH-29, SEARCH-30, TRUE-04] a suspicious search opens the page of the typed text and says what to do', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/429/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route(SEARCH, (route) =>
    route.fulfill({
      status: 429,
      json: { error: 'Suspicious activity detected', code: 'search/suspicious' },
    }),
  )
  await searchFor(page, 'Образцовск, Нигде 14, кв 3')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/object\/.+\/$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Слишком много поисков подряд' })).toBeVisible()
  await expect(page.getByText('Такого объекта в реестре нет')).toHaveCount(0)
  await expectNothingSold(page)
  // Once per session: the second refusal opens no dialog.
  await searchFor(page, 'Образцовск, Нигде 15, кв 3')
  await expect(page.getByRole('heading', { level: 1, name: 'Слишком много поисков подряд' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(asked.filter((path) => path.startsWith('/api/object/') || path.startsWith('/api/products'))).toEqual(
    [],
  )
})

test('[SEARCH-20, SEARCH-32, TRUE-04] a search that is given up opens the page of the typed text; one press searches again', async ({
  page,
}) => {
  let isSlow = true
  await page.route(SEARCH, async (route) => {
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, 20_000))
    await route.continue().catch(() => undefined)
  })
  await searchFor(page, 'Кленовая 14, кв 47')
  await expect(line(page)).toHaveAttribute('readonly')
  await page.getByRole('button', { name: 'Прервать поиск' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Поиск прерван' })).toBeVisible()
  await expectNothingSold(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Поиск прерван' })).toBeVisible()

  isSlow = false
  await page.getByRole('main').getByRole('button', { name: 'Найти' }).click()
  await expect(page.getByRole('checkbox', { name: /Выписка ЕГРН об объекте/ })).toBeVisible()
})

test('[SEARCH-22] [TRACK-23] several results are the choice of the person; analytics hears of start, result and selection once each', async ({
  page,
}) => {
  await page.goto('/search/')
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: 'Принять', exact: true }).click()
  const told = toldEvents(page)
  await line(page).fill('Полевая 3, кв 1')
  await page.getByRole('button', { name: 'Найти' }).click()
  const dialog = page.getByRole('dialog', { name: 'Выберите объект' })
  await expect(dialog).toBeVisible()
  const stages = () => told.map(({ event }) => event).filter((event) => event.startsWith('search_'))
  await expect.poll(stages).toEqual(['search_start', 'search_result'])
  await expect(page).toHaveURL('/search/')
  await dialog.getByRole('button', { name: 'Выбрать 00:14:0203009:301' }).click()
  await expect(page).toHaveURL('/object/00:14:0203009:301/')
  await expect.poll(stages).toEqual(['search_start', 'search_result', 'search_select'])
})

test('[SELL-08] a choice belongs to its search: nothing old opens after a reload or another search', async ({
  page,
  baseURL,
  isMobile,
}) => {
  await page.goto('/search/')
  await page.keyboard.press('Shift')
  // Before the app runs the page answers with a list of its own.
  await untilRunning(page)
  const dialog = page.getByRole('dialog', { name: 'Выберите объект' })
  await line(page).fill('Полевая 3, кв 1')
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(dialog).toBeVisible()
  await page.reload()
  await page.keyboard.press('Shift')
  await expect(line(page)).toHaveValue('Полевая 3, кв 1')
  await page.waitForLoadState('networkidle')
  await line(page).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Найти' }).click()
  await dialog.getByRole('button', { name: 'Выбрать 00:14:0203009:301' }).click()
  await expect(page).toHaveURL('/object/00:14:0203009:301/')
  // Back to a choice that is still open.
  await page.goBack()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Выбрать 00:14:0203009:301' }).click()
  await expect(page).toHaveURL('/object/00:14:0203009:301/')
  // The site about people has no search in its header, and no header has one on a phone.
  const header = page.getByRole('banner').getByRole('combobox')
  if (baseURL?.includes('//realty.') && !isMobile) {
    await header.fill('00:14:0203005:1047')
    await header.press('Enter')
  } else await page.goto('/object/00:14:0203005:1047/')
  await expect(page).toHaveURL('/object/00:14:0203005:1047/')
  await page.goBack()
  // The second press may meet a page that still starts: what counts is where it ends.
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/search/')
  await expect(line(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await line(page).click()
  await expect(dialog).toHaveCount(0)
})

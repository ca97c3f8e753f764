import { refuseCounters } from '../pages/checkout.ts'
import { expect, test } from '../fixtures.ts'

const FLAT = '00:14:0203005:1047'
/** Words wait for the search; a number opens its page at once. */
const WORDS = 'Кленовая 14, кв 47'
const SEARCH = /\/api\/search\?/

test('a search that nobody answers is told under its line, and repeated from there', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/\/api\/search|ERR_FAILED|Поиск не удался/)
  await page.goto('/')
  await refuseCounters(page)
  const line = page.getByRole('combobox', { name: /адрес или кадастровый номер/i })
  await line.fill(WORDS)
  await page.route(SEARCH, (route) => route.abort())
  await page.getByRole('button', { name: 'Найти' }).click()

  await expect(page.getByRole('main').getByText(/сервер\sне\sответил/)).toBeVisible()
  await expect(line).toHaveValue(WORDS)
  await page.unroute(SEARCH)
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page).toHaveURL(`/object/${FLAT}/`)
})

test('what the server refuses in a search is told under its line, and forgotten with the next one', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/400|Поиск не удался/)
  await page.goto('/')
  await refuseCounters(page)
  const line = page.getByRole('combobox', { name: /адрес или кадастровый номер/i })
  await line.fill(WORDS)
  const refusal = 'Такой адрес не читается'
  await page.route(SEARCH, (route) =>
    route.fulfill({ status: 400, json: { error: refusal, code: 'input/invalid' } }),
  )
  await page.getByRole('button', { name: 'Найти' }).click()

  await expect(page.getByRole('main').getByText(refusal)).toBeVisible()
  await page.unroute(SEARCH)
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(page).toHaveURL(`/object/${FLAT}/`)
})

test('a failure that nobody knows shows the number of its request, and a press copies it', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/500|Поиск не удался/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await refuseCounters(page)
  await page.getByRole('combobox', { name: /адрес или кадастровый номер/i }).fill(WORDS)
  const requestId = '5f2c0a1e-0000-4000-8000-000000000000'
  await page.route(SEARCH, (route) =>
    route.fulfill({ status: 500, json: { error: 'boom', code: 'server/unknown', requestId } }),
  )
  await page.getByRole('button', { name: 'Найти' }).click()

  const main = page.getByRole('main')
  await expect(main.getByText('Что то пошло не так, неизвестная ошибка')).toBeVisible()
  await expect(main.getByText(requestId)).toBeVisible()
  await main.getByRole('button', { name: 'Скопировать' }).click()
  await expect(main.getByRole('button', { name: 'Скопировано' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(requestId)
})

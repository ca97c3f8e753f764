import { refuseCounters } from '../pages/checkout.ts'
import { expect, test } from '../fixtures.ts'

const FLAT = '00:14:0203005:1047'
const SEARCH = /\/api\/search\?/

test('a search that nobody answers is told under its line, and repeated from there', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/\/api\/search|ERR_FAILED|Поиск не удался/)
  await page.goto('/')
  await refuseCounters(page)
  const line = page.getByRole('combobox', { name: /адрес или кадастровый номер/i })
  await line.fill(FLAT)
  await page.route(SEARCH, (route) => route.abort())
  await page.getByRole('button', { name: 'Найти' }).click()

  await expect(page.getByRole('main').getByText(/сервер\sне\sответил/)).toBeVisible()
  await expect(line).toHaveValue(FLAT)
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
  await line.fill(FLAT)
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

import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

test.use({ javaScriptEnabled: false })

// Scripts are named in the pages, and a browser without scripts refuses them.
test.beforeEach(({ expectTrouble }) => expectTrouble(/\.js csp$/))

const FLAT = '00:14:0203005:1047'

test('public pages read well without a script, and nothing comes from another host', async ({
  page,
  baseURL,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  for (const path of [
    '/',
    '/proverka-fssp/',
    '/otchet-na-osnove-vypiski-iz-egrn/',
    '/check-person/',
    '/privacy/',
    `/object/${FLAT}/`,
    '/search/',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  expect([...hosts]).toEqual([baseURL])
})

test('a page of one person has its heading before any script', async ({ page }) => {
  for (const [path, heading] of [
    [`/objectCheckout/${FLAT}/`, 'Оформление заказа'],
    ['/report/00000000-0000-4000-8000-000000000001/', 'Отчет'],
    ['/order/00000000-0000-4000-8000-000000000001/', 'Заказ'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  }
})

async function search(page: Page, text: string): Promise<void> {
  await page.goto('/search/')
  await page.getByRole('main').getByRole('combobox').fill(text)
  await page.getByRole('main').getByRole('button', { name: 'Найти' }).click()
}

test('[SEARCH-21] a number or an address of one object opens it without a script', async ({ page }) => {
  for (const text of [FLAT, '00/14/0203005/1047', 'Кленовая 14, кв 47', 'Кленовая 14 47']) {
    await search(page, text)
    await expect(page).toHaveURL(`/object/${FLAT}/`)
    await expect(page.getByRole('heading', { level: 1, name: FLAT })).toBeVisible()
    await expect(page.getByText('Выписка ЕГРН об объекте').first()).toBeVisible()
  }
})

test('[SEARCH-22] several objects are to choose from without a script', async ({ page }) => {
  await search(page, 'Полевая 3, кв 1')
  await expect(page.getByRole('heading', { level: 1, name: 'Выберите объект' })).toBeVisible()
  await expect(page.getByText('Найдено: 4')).toBeVisible()
  await page.getByRole('link', { name: 'Открыть 00:14:0203009:301' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '00:14:0203009:301' })).toBeVisible()
})

test('[SEARCH-21, TRUE-03] what nobody has says so without a script, and sells nothing', async ({ page }) => {
  await search(page, 'Образцовск, Нигде 14, кв 3')
  await expect(page.getByRole('heading', { level: 1, name: 'Такого объекта в реестре нет' })).toBeVisible()
  await search(page, '00:14:0203005:9999')
  await expect(page).toHaveURL('/object/00:14:0203005:9999/')
  await expect(page.getByText('Такого объекта в реестре нет')).toBeVisible()
  await expect(page.getByRole('main').getByText('₽')).toHaveCount(0)
})

/** Text engines pass `noscript` by: its words are found by element. */
const wordsWithoutScript = (place: Page | Locator) => place.locator('noscript > p')

test('each page says what needs a script, and each form that it is one of these', async ({ page }) => {
  for (const path of ['/', '/registration/', '/user/orders/', '/valuation/', '/sale-history/']) {
    await page.goto(path)
    const words = wordsWithoutScript(page).first()
    await expect(words).toBeVisible()
    await expect(words).toHaveText(/выключен\sJavaScript.*входа, форм, оплаты/)
    for (const form of await page.locator('main form[method=dialog]').all())
      await expect(wordsWithoutScript(form)).toBeVisible()
  }
  await page.goto('/registration/')
  await expect(wordsWithoutScript(page.locator('main form').first())).toHaveText(
    /форма\sработает\sс\sJavaScript/,
  )
})

test('[ROUTE-032] a link with an unescaped slash and a checkout without a cart end somewhere', async ({
  page,
  baseURL,
}) => {
  await page.goto('/object/a/b/?utm_source=x')
  await expect(page).toHaveURL('/object/a%2Fb/?utm_source=x')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/a\/b/)
  await page.goto('/objectCheckout/a/b/')
  await expect(page).toHaveURL('/objectCheckout/a%2Fb/')
  await page.goto('/physcheckCheckout/')
  if (baseURL?.includes('//realty.')) await expect(page).toHaveURL('/')
  await expect(wordsWithoutScript(page).first()).toBeVisible()
})

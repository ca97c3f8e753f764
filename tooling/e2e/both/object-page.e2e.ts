import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openOwnMenu } from '../pages/own-menu.ts'
import { askedCalls } from '../pages/asked-calls.ts'
import { refuseCounters } from '../pages/checkout.ts'
import { orderByApi } from '../pages/order-by-api.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const FLAT = '00:14:0203005:1047'
const UNKNOWN = '00:14:0203005:1947'
const WITHOUT_AREA = '00:14:0203009:304'

const infoPanel = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Сведения об/ }) })

test('[OBJ-03, ROUTE-043] [OBJ-20] the sample object comes out of the bundle: a way back and a table of what is known', async ({
  page,
}) => {
  const asked = askedCalls(page)
  await page.goto('/object/demo/')
  await page.keyboard.press('Shift')
  await expect(page.getByRole('heading', { level: 1, name: FLAT })).toBeVisible()
  const facts = infoPanel(page)
  for (const [label, value] of [
    ['Кадастровый номер', FLAT],
    ['Адрес', /Кленовая, д\.\s14, кв\.\s47/],
    ['Площадь', /54,3\sм²/],
    ['Этаж', '5'],
    ['Вид объекта', 'Помещение, жилое'],
    ['Статус', 'Актуально'],
  ] as const) {
    await expect(
      facts
        .locator('div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .last(),
    ).toContainText(value)
  }
  await expect(page.locator('body')).toHaveAttribute('data-page', 'object-objectKey')
  expect(asked.filter(({ path }) => path.startsWith('/object'))).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'К поиску' }).click()
  await expect(page).toHaveURL('/')
})

test('[OBJ-03] the sample object shows every part of such a page, and what was bought there opens samples', async ({
  page,
}) => {
  await page.goto('/object/demo/')
  await page.keyboard.press('Shift')
  const main = page.getByRole('main')
  for (const name of [
    /^Что проверить/,
    /^Сведения изменились с вашей выписки/,
    /^Купленные отчеты/,
    /^Сведения об/,
  ])
    await expect(main.getByRole('heading', { name })).toBeVisible()
  await expect(main.getByRole('tab', { name: 'Рынок' })).toBeVisible()
  // Measured terms and not those of the catalogue.
  await expect(main.getByText(/^≈\s34\sмин$/)).toBeVisible()
  const changed = main.getByRole('table').filter({ hasText: 'В реестре сейчас' })
  await expect(changed).toContainText('23.11.2026')
  await expect(main.getByRole('button', { name: 'Это пример, заказать нельзя' })).toBeDisabled()
  const bought = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Купленные отчеты' }) })
  const links = bought.getByRole('link', { name: /Открыть/ })
  await expect(links).toHaveCount(2)
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/egrn-object-preview/',
    '/egrn-right-list-preview/',
  ])
  await links.first().click()
  await expect(main.getByRole('heading', { level: 1, name: FLAT })).toBeVisible()
  await expect(main.getByText('Пример отчета', { exact: true })).toBeVisible()
})

test('[SEARCH-21] a search that finds one object opens it, one that finds none opens the page of the typed text', async ({
  page,
}) => {
  await page.goto(`/object/${UNKNOWN}/`)
  await refuseCounters(page)
  const search = page.getByRole('main').getByRole('combobox')
  const find = page.getByRole('main').getByRole('button', { name: 'Найти' })
  await search.fill('00:14:0203005:9999')
  await find.click()
  await expect(page).toHaveURL('/object/00:14:0203005:9999/')
  await search.fill(FLAT)
  await find.click()
  await expect(page).toHaveURL(`/object/${FLAT}/`)
  await expect(page.getByRole('heading', { level: 1, name: FLAT })).toBeVisible()
})

test('[OBJ-10, OBJ-19] [ERR-15] an object says that it loads, then that details load; without them it stays in view with the reason', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/Данные не пришли|500/)
  let release = () => {}
  let releaseFull = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const heldFull = new Promise<void>((resolve) => (releaseFull = resolve))
  await page.route(`**/api/object/${encodeURIComponent(WITHOUT_AREA)}*`, async (route) => {
    await held
    await route.continue()
  })
  let fullCalls = 0
  await page.route('**/api/objectFull/**', async (route) => {
    fullCalls++
    await heldFull
    await route.fulfill({ status: 500, json: { error: 'boom', code: 'server/unknown' } })
  })
  await page.goto('/object/00:14:0203009/')
  await refuseCounters(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(WITHOUT_AREA) })
    .first()
    .click()
  await expect(page.getByText('Загружаем сведения об объекте')).toBeAttached()
  await expect(page.getByText('Уточняем площадь и этаж')).toBeHidden()
  release()
  const details = page.getByText('Уточняем площадь и этаж')
  await expect(details).toBeVisible()
  await expect(page.getByText('Загружаем сведения об объекте')).toBeHidden()
  releaseFull()
  await expect(details).toBeHidden()
  await expect(page.getByText('Что то пошло не так, неизвестная ошибка')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1, name: WITHOUT_AREA })).toBeVisible()
  expect(fullCalls).toBe(1)
})

test('[OBJ-18] the link of an email to an object signs its person in, has the token checked, and asks for the prices again', async ({
  page,
  browser,
  ownEmail,
  emailTo,
}) => {
  test.slow()
  await orderByApi(browser, ownEmail)
  const { text } = await emailTo(ownEmail, /готов/)
  const id = /jwt_token=(link_[\w-]+)/.exec(text)?.[1] ?? ''
  const asked = askedCalls(page)
  await page.goto(`/object/${FLAT}/?id=${id}`)
  const menu = await openOwnMenu(page)
  await expect(menu.getByText(ownEmail).filter({ visible: true })).toHaveCount(1)
  const token = await page.evaluate(() => /(?:^|; )jwt=([^;]*)/.exec(document.cookie)?.[1] ?? '')
  expect(token).not.toBe('')
  await expect.poll(() => asked.filter(({ path }) => path === '/products').at(-1)?.token).toBe(token)
  await expect
    .poll(() => asked.filter(({ path }) => path === '/token').map((call) => call.token))
    .toEqual([token])
})

import type { Page } from '@playwright/test'
import { formatMoney } from '@proverka/domain'
import { expect, test } from '../fixtures.ts'
import { callAs, payByApi } from '../pages/own-api.ts'
import { fillLadogin } from '../pages/person-form.ts'
import { registerByCalls, registerOnPage } from '../pages/registration.ts'
import { toldEvents } from '../pages/told-events.ts'
import { tariffOf } from '../pages/visitors.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

/** Pays in the window of the test provider. */
async function payInWindow(page: Page): Promise<void> {
  const window = page.getByRole('dialog').filter({ hasText: 'Пополнение баланса' })
  await window.getByRole('button', { name: /^Оплатить/ }).click()
  await expect(window).toBeHidden()
}

interface TariffOfApi {
  readonly name: string
  readonly price: number
  readonly days: number | null
  readonly products: readonly { readonly product_name: string; readonly price: number }[]
}

const FLAT = '00:14:0203005:1047'

test(
  '[TARIFF-07, TARIFF-08] [ROLE-21] [AUTH-34] a tariff that money is lacking for leads to a top-up and back, is activated from the balance and is in force',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    test.slow()
    expectTrouble(/502|503/)
    await page.goto('/tariff/')
    await expect(page.getByRole('heading', { name: 'Тарифы', level: 1 })).toBeVisible()
    const { data } = await callAs(page, 'GET', '/tariff/get_all')
    const sold = (data as TariffOfApi[]).filter(({ days }) => days !== null)
    expect(sold.length).toBeGreaterThan(1)
    const table = page.getByRole('table')
    for (const { name } of sold) await expect(table.getByRole('rowheader', { name })).toBeVisible()

    await page.keyboard.press('Shift')
    await page.getByRole('button', { name: 'Принять', exact: true }).click()
    await registerByCalls(page, ownEmail)
    const told = toldEvents(page)
    const rises = () =>
      told.filter(({ event }) => event === 'balance_up').map(({ params }) => params['amount'])
    await page.goto('/user/tariff/')
    await expect(table.getByText('Действует: Стартовый')).toBeVisible()
    const row = table.getByRole('row').filter({ hasText: 'Постоянный' })
    await row.getByRole('button', { name: 'Пополнить и подключить' }).click()
    await expect(page).toHaveURL(/\/user\/balance\/\?sum=490&back=/)
    // An answer that does not come loses nothing: the same form, another press.
    await page.route('**/api/order', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
    await page.getByRole('button', { name: 'Пополнить на 490 ₽' }).click()
    await expect(page.getByRole('form', { name: 'Пополнение баланса' }).getByRole('alert')).toBeVisible()
    await page.getByRole('button', { name: 'Пополнить на 490 ₽' }).click()
    await payInWindow(page)

    await expect(page).toHaveURL(/\/user\/tariff\//)
    await expect.poll(rises).toEqual([490])
    const before = await priceOf(page)
    const posted = page.waitForRequest((request) => request.url().endsWith('/api/tariff/activate'))
    const dialog = page.getByRole('dialog', { name: 'Подключить «Постоянный»?' })
    await dialog.getByRole('button', { name: 'Подключить за 490 ₽' }).click()
    expect((await posted).postDataJSON()).toEqual({ tariff_simple_id: 2 })
    await expect(row.getByText(/^Действует до/)).toBeVisible()
    await expect(page.getByRole('banner').getByText('0 ₽').filter({ visible: true }).first()).toBeVisible()
    // What goes down is no rise.
    expect(rises()).toEqual([490])
    expect(await tariffOf(page)).toBe(2)
    const priced = (data as TariffOfApi[]).find(({ name }) => name === 'Постоянный')
    const wanted = priced?.products.find(({ product_name }) => product_name === 'EgrnObject')?.price
    expect(await priceOf(page)).toBe(wanted)
    expect(wanted).toBeLessThan(before)
    await page.goto(`/object/${FLAT}/`)
    const offer = page.locator('label').filter({ has: page.locator('input[value="EgrnObject"]') })
    await expect(offer.getByText(formatMoney(wanted ?? NaN)).first()).toBeVisible()
  },
)

/** What an extract costs the user who is signed in on the page. */
async function priceOf(page: Page): Promise<number> {
  const { data } = await callAs(page, 'GET', `/products?kadastrNumber=${encodeURIComponent(FLAT)}`)
  const products = data as readonly { readonly product_name: string; readonly product_price: number }[]
  return products.find(({ product_name }) => product_name === 'EgrnObject')?.product_price ?? NaN
}

test(
  'money comes by card, by promocode and by invoice; the list, the file and the notice tell of it',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    test.slow()
    expectTrouble(/404.*\/api\/promocode/)
    await registerByCalls(page, ownEmail)
    await page.goto('/user/balance/')
    await expect(page.getByText(/^Движений пока нет/)).toBeVisible()
    await page.getByRole('radio', { name: '1 500 ₽' }).check()
    await page.getByRole('button', { name: 'Пополнить на 1 500 ₽' }).click()
    await payInWindow(page)
    await expect(page.getByText('Баланс вырос на 1 500 ₽')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Можно потратить 1 500 ₽' })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Пополнение баланса' })).toContainText('+1 500 ₽')

    await page.getByRole('textbox', { name: 'Промокод' }).fill('НЕТ-ТАКОГО')
    await page.getByRole('button', { name: 'Применить' }).click()
    await expect(page.getByText('Такого промокода нет или он уже не действует')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Промокод' })).toHaveValue('НЕТ-ТАКОГО')

    const form = page.getByRole('dialog', { name: 'Новый плательщик' })
    await addPayer(page)
    await form.getByRole('textbox', { name: 'ИНН' }).fill('0000000018')
    await form.getByRole('textbox', { name: 'КПП' }).fill('000001001')
    await page.reload()
    await addPayer(page)
    await expect(form.getByRole('textbox', { name: 'ИНН' })).toHaveValue('0000000018')
    await form.getByLabel('Название').fill('ООО «Кровля»')
    await form.getByLabel('Адрес').fill('г. Образцовск')
    await form.getByRole('button', { name: 'Добавить' }).click()
    await expect(form).toBeHidden()
    await page.getByRole('button', { name: 'Изменить', exact: true }).click()
    const changed = page.getByRole('dialog', { name: 'Изменить плательщика' })
    await changed.getByLabel('Адрес').fill('г. Образцовск, ул. Мира')
    await page.reload()
    await page.getByRole('button', { name: 'Изменить', exact: true }).click()
    await expect(changed.getByLabel('Адрес')).toHaveValue('г. Образцовск, ул. Мира')
    await changed.getByRole('button', { name: 'Сохранить' }).click()
    await expect(changed).toBeHidden()
    await page.getByRole('radio', { name: '1 500 ₽' }).check()
    await page.getByRole('radio', { name: /^По\sсчету/ }).check()
    await page.getByRole('button', { name: 'Выставить счет на 1 500 ₽' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Скачать счет № \d+, PDF$/ }).click()
    expect((await download).suggestedFilename()).toMatch(/^Счет \d+\.pdf$/)

    const sheet = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Скачать XLSX' }).click()
    expect((await sheet).suggestedFilename()).toMatch(/^движение-денег-.+\.xlsx$/)
  },
)

async function addPayer(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^По\sсчету/ }).check()
  await page
    .getByRole('form', { name: 'Пополнение баланса' })
    .getByRole('button', { name: 'Добавить плательщика' })
    .click()
}

test(
  '[ROLE-22] [PARTNER-01, PARTNER-02, PARTNER-03] a visit by the link with its campaign and an order of it are seen by their partner alone, in list and figures',
  { tag: '@long' },
  async ({ page, browser, baseURL, ownEmail }) => {
    test.slow()
    await registerByCalls(page, ownEmail)
    await page.goto('/user/partner/')
    await page.getByRole('textbox', { name: 'Откуда' }).fill('telegram')
    await page.getByRole('textbox', { name: 'Кампания' }).fill('c1')
    const link = await page.getByRole('textbox', { name: 'Ваша ссылка' }).inputValue()
    expect(link).toMatch(/\/\?partner_id=[\da-f-]{36}&utm_campaign=c1&utm_source=telegram$/)
    const partnerId = new URL(link).searchParams.get('partner_id')

    const other = await browser.newContext(baseURL ? { baseURL } : {})
    const visit = await other.newPage()
    await visit.goto(link)
    await visit.keyboard.press('Shift')
    await expect.poll(() => visit.evaluate(() => sessionStorage.getItem('draft.campaign'))).toContain('c1')
    // In the form: it tells by whose link the visitor came.
    await registerOnPage(visit, `buyer-${ownEmail}`)
    const sent = visit.waitForRequest(
      (request) => request.url().endsWith('/api/order') && request.method() === 'POST',
    )
    await orderPersonCheck(visit)
    expect((await sent).postDataJSON()).toMatchObject({
      partner_id: partnerId,
      metadata: { utm_campaign: 'c1' },
    })
    const placed = (await (await (await sent).response())!.json()) as { data: Parameters<typeof payByApi>[1] }
    await payByApi(visit, placed.data)
    const ofBuyer = await callAs(visit, 'GET', '/partner/orders')
    expect(ofBuyer.data).toMatchObject({ orders: [], count: 0 })
    const statsOfBuyer = await callAs(visit, 'GET', '/partner/stats')
    expect(statsOfBuyer.data).toMatchObject({ registrations: 0, orders: 0, sum: 0 })
    await other.close()

    await page.reload()
    const row = page.getByRole('row').filter({ hasText: 'Проверка человека' })
    await expect(row).toContainText('telegram, c1')
    await expect(row).toContainText('99 ₽')
    await expect(row).not.toContainText('buyer')
    const figures = await callAs(page, 'GET', '/partner/stats')
    expect(figures.data).toMatchObject({ registrations: 1, orders: 1, sum: 99 })
    // Visit, registration and order all know the source of the link.
    const { data: ofSource } = await callAs(page, 'GET', '/partner/days?source=telegram')
    expect(ofSource).toMatchObject({ days: [{ registrations: 1, orders: 1, sum: 99 }] })
    await expect(page.getByText(/За\sвсе\sвремя: регистраций 1, заказов 1, оплачено\s99\s₽/)).toBeVisible()
    await expect(page.getByRole('img', { name: /Переходы/ })).toBeVisible()
  },
)

/** To the payment of a check of a person, from its page; the order is placed by the press on the pay button. */
async function orderPersonCheck(page: Page): Promise<void> {
  await page.goto('/check-person/')
  await fillLadogin(page)
  await page.getByRole('button', { name: /^(Продолжить|Проверить)/ }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Оплатить/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

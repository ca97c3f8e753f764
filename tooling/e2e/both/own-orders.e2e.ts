import { readFileSync } from 'node:fs'
import { catalogueProduct } from '@proverka/domain/orders'
import { expect, test } from '../fixtures.ts'
import { callAs, payByApi } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const FLAT = '00:14:0203005:1047'
const LADOGIN = {
  person: { lastName: 'Ладогин', firstName: 'Арсений', middleName: 'Петрович', birthDate: '1987-03-14' },
  purpose: 'contract',
  ground: 'consent',
}
const item = (name: string, object_key: string, metadata: object = {}) => ({
  product_id: catalogueProduct(name)?.product_id,
  object_key,
  metadata,
})

interface Placed {
  readonly id: string
  readonly payment_data: { readonly confirmation: { readonly confirmation_token: string } } | null
}

test(
  '[CAB-07] one person, two devices: the orders are found, sorted and exported, and what is paid on one shows on the other',
  { tag: '@long' },
  async ({ page, browser, ownEmail }) => {
    test.slow()
    await registerByCalls(page, ownEmail)
    const order = async (items: object[]) =>
      (await callAs(page, 'POST', '/order', { order_items: items, again: true })).data as Placed
    await page.goto('/user/')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Начните с объекта или человека')

    const check = await order([item('PersonCheck', 'Ладогин Арсений', LADOGIN)])
    await payByApi(page, check)
    // Nothing was pressed: the page has heard of it by itself.
    const due = main.getByRole('list', { name: 'Дела по срокам' })
    await expect(due).toContainText('Отчет вы еще не открывали')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Есть новое')
    const flat = await order([item('EgrnObject', FLAT)])
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Вас ждет 1 дело', { timeout: 12_000 })

    await page.goto('/user/orders/')
    const rows = main.getByRole('article')
    await expect(rows).toHaveCount(2)
    const search = main.getByLabel('Номер, объект, адрес или имя')
    await search.fill('ладогин')
    await search.press('Enter')
    await expect(page).toHaveURL(/search=/)
    await expect(rows).toHaveCount(1)
    await expect(rows.first().getByRole('heading', { name: 'Ладогин А. П.' })).toBeVisible()
    await page.reload()
    await expect(rows).toHaveCount(1)
    await expect(search).toHaveValue('ладогин')
    await page.goBack()
    await expect(rows).toHaveCount(2)
    await main.getByRole('link', { name: /ждут оплаты/ }).click()
    await expect(rows).toHaveCount(1)

    const elsewhere = await browser.newContext({ storageState: await page.context().storageState() })
    const other = await elsewhere.newPage()
    await other.goto('/user/orders/?state=payment')
    await expect(other.getByRole('article').getByRole('button', { name: /^Оплатить 499/ })).toBeVisible()
    await payByApi(page, flat)
    await expect(other.getByRole('heading', { name: 'Таких заказов нет' })).toBeVisible()
    await elsewhere.close()

    await main.getByRole('navigation', { name: 'Вид списка' }).getByRole('link', { name: 'Таблица' }).click()
    await expect(page).toHaveURL(/\/user\/ordersNew\//)
    await main.getByRole('link', { name: /^\d+\s*все$/ }).click()
    await main.getByRole('button', { name: /Сумма/ }).click()
    await expect(page).toHaveURL(/sort=total&direction=asc/)
    await expect(main.getByRole('row').nth(1)).toContainText('Ладогин А. П.')
    await main
      .getByRole('checkbox', { name: /^Выбрать заказ/ })
      .first()
      .check()
    const download = page.waitForEvent('download')
    await main.getByRole('button', { name: 'XLSX, выбрано: 1' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^заказы-[\d.]+\.xlsx$/)
    expect(
      readFileSync(await file.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
  },
)

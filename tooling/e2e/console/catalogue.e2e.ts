import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { test as ownServer } from '../services-of-others.ts'
import { callConsole, openConsole } from './operator.ts'

/** On a server of its own, one after the other: prices are the same for everybody. */
const test = ownServer.extend({
  baseURL: async ({ services: { server } }, use) =>
    use(server.originOf('realty').replace('realty.', 'console.')),
})
test.describe.configure({ mode: 'default' })

interface Catalogue {
  readonly products: readonly { product_id: string; product_name: string; price: number | null }[]
}

const pricesOf = async (page: Page) => {
  const { products } = await callConsole<Catalogue>(page, 'GET', '/admin/catalogue')
  return (name: string) => products.find(({ product_name }) => product_name === name)?.price
}

test('[CONSOLE-10] a price is changed with its effects in view and undone, by keys alone', async ({
  page,
}) => {
  await openConsole(page, '/catalogue')
  await expect(page.getByRole('grid', { name: 'Товары' })).toBeVisible()
  const before = await pricesOf(page)
  const [extract, bundle] = [before('EgrnObject') ?? NaN, before('FullCheck') ?? NaN]
  const row = page.getByRole('row', { name: /Выписка ЕГРН об объекте/ })
  await page.keyboard.press('j')
  for (let step = 0; step < 60 && !(await isCurrent(page, row)); step++) await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Новая цена')).toBeFocused()
  await page.keyboard.type(String(extract + 50))
  await expect(page.getByRole('row', { name: /Набор/ }).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /Тариф «/ }).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /Неоплаченные заказы/ })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect.poll(async () => (await pricesOf(page))('EgrnObject')).toBe(extract + 50)
  expect((await pricesOf(page))('FullCheck')).toBe(bundle + 50)

  const undo = page.getByRole('button', { name: new RegExp(`Вернуть ${extract}`) }).first()
  await undo.press('Enter')
  await expect(page.getByLabel('Новая цена')).toBeFocused()
  await expect(page.getByRole('button', { name: new RegExp(`Назначить ${extract}`) })).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  await expect.poll(async () => (await pricesOf(page))('EgrnObject')).toBe(extract)
  expect((await pricesOf(page))('FullCheck')).toBe(bundle)
  // Both changes are in the history.
  await expect(page.getByText(/Возврат цены до/).first()).toBeVisible()
})

test('[CONSOLE-20] a price that another one changed meanwhile is refused with the difference', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/409/)
  await openConsole(page, '/catalogue')
  await expect(page.getByRole('grid', { name: 'Товары' })).toBeVisible()
  const { products } = await callConsole<{
    products: {
      product_id: string
      product_name: string
      base: { price_component_id: string; price: number } | null
    }[]
  }>(page, 'GET', '/admin/catalogue')
  const rights = products.find(({ product_name }) => product_name === 'EgrnRightList')
  const base = rights?.base
  if (!rights || !base) throw new Error('the report of rights is sold')
  const assign = (price: number) =>
    callConsole(page, 'PUT', '/admin/price_component/update', {
      price_component_id: base.price_component_id,
      price,
      enabled: true,
    })
  await page.goto(`/catalogue?product=${rights.product_id}`)
  await expect(page.getByLabel('Новая цена')).toBeFocused()
  await page.keyboard.type(String(base.price + 30))
  await expect(page.getByRole('button', { name: new RegExp(`Назначить ${base.price + 30}`) })).toBeEnabled()
  await assign(base.price + 10)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('row', { name: /Цена, которую вы видели/ })).toContainText(
    String(base.price + 10),
  )
  expect((await pricesOf(page))('EgrnRightList')).toBe(base.price + 10)
  await assign(base.price)
})

test('[CONSOLE-11] a coupon, a promocode and a campaign are made, changed and ended by keys alone', async ({
  page,
}) => {
  const code = `KEYS${Date.now()}`
  await test.step('coupon', async () => {
    await openConsole(page, '/catalogue?part=coupons')
    await expect(page.getByRole('grid', { name: 'Купоны' })).toBeVisible()
    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog')
    // The window chooses its first field when it is open.
    await expect(dialog.getByLabel('Код')).toBeFocused()
    await page.keyboard.type(code)
    await dialog.getByLabel('Товар').focus()
    await page.keyboard.press('ArrowDown')
    await dialog.getByLabel('Скидка').focus()
    await page.keyboard.type('40')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('без срока')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Скидка').focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('60')
    await expect(dialog.getByRole('row', { name: /Скидка/ })).toContainText('60')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('60')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Завершить сейчас' }).press('Enter')
    await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('завершен')
  })
  await test.step('promocode', async () => {
    await page.goto('/catalogue?part=promocodes')
    await expect(page.getByRole('grid', { name: 'Промокоды' })).toBeVisible()
    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog')
    // The window chooses its first field when it is open.
    await expect(dialog.getByLabel('Код')).toBeFocused()
    await page.keyboard.type(code)
    await dialog.getByLabel('Сколько дает').focus()
    await page.keyboard.type('250')
    await dialog.getByLabel('Сколько человек могут применить').focus()
    await page.keyboard.type('10')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('0 из 10')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Завершить сейчас' }).press('Enter')
    await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('завершен')
  })
  await test.step('campaign', async () => {
    await page.goto('/catalogue?part=campaigns')
    await expect(page.getByRole('grid', { name: 'Кампании' })).toBeVisible()
    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog')
    // The window chooses its first field when it is open.
    await expect(dialog.getByLabel('Название')).toBeFocused()
    await page.keyboard.type('Осень')
    await dialog.getByLabel('Метка').focus()
    await page.keyboard.type(code)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('идет')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Завершить сейчас' }).press('Enter')
    await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('завершена')
  })
})

/** Whether the keys of the table are at a row. */
async function isCurrent(page: Page, row: ReturnType<Page['getByRole']>): Promise<boolean> {
  const active = await page.getByRole('grid').getAttribute('aria-activedescendant')
  return (await row.count()) > 0 && (await row.first().getAttribute('id')) === active
}

import type { Page } from '@playwright/test'
import { catalogueProduct } from '@proverka/domain/orders'
import { expect, test } from '../fixtures.ts'
import { callAs, topUp } from '../pages/own-api.ts'
import { becomeClient } from '../pages/visitors.ts'
import { forgetSession } from '../pages/forget-session.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const FLAT = '00:14:0203005:1047'
const PAGE = 20

/** One order more than a page holds, each paid from the balance: so many movements of it, too. */
async function fillCabinet(page: Page): Promise<void> {
  await topUp(page, 15_000)
  const part = (name: string) => ({ product_id: catalogueProduct(name)?.product_id, object_key: FLAT })
  for (let count = 0; count < PAGE; count++)
    await callAs(page, 'POST', '/order', {
      order_items: [part('EgrnRightList')],
      use_account_balance: true,
      again: true,
    })
  await callAs(page, 'POST', '/order', {
    order_items: [part('EgrnRightList'), part('RiskAssessmentOwner')],
    use_account_balance: true,
    again: true,
  })
}

/** Where a page says, once, that its current form stands. */
async function canonicalOf(page: Page): Promise<string | null> {
  const links = page.locator('link[rel=canonical]')
  await expect(links).toHaveCount(1)
  await expect(page.locator('head > title')).toHaveCount(1)
  return links.getAttribute('href')
}

test(
  '[ROUTE-049, ROUTE-050, ROUTE-051, ROUTE-052, ROUTE-053, ROUTE-054, ROUTE-055] each page of the user area shows what is its own, beside one menu',
  { tag: '@long' },
  async ({ page, ownEmail }) => {
    test.slow()
    await becomeClient(page, ownEmail)
    await fillCabinet(page)
    const main = page.getByRole('main')
    const menu = main.getByRole('navigation', { name: 'Кабинет', exact: true })
    const heading = (name: string | RegExp) => main.getByRole('heading', { level: 1, name })

    await test.step('the overview: what waits, the last orders, the money', async () => {
      await page.goto('/user/')
      await expect(heading(/./)).toBeVisible()
      await expect(main.getByRole('heading', { name: 'Последние заказы' })).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Обзор' })).toHaveAttribute('aria-current', 'page')
    })

    await test.step('the balance: what can be spent, twenty movements at once', async () => {
      await menu.getByRole('link', { name: 'Баланс' }).click()
      await expect(page).toHaveURL('/user/balance/')
      const { data } = await callAs(page, 'GET', '/transaction?offset=0&limit=20')
      const { own } = data as { own: number }
      const shown = new Intl.NumberFormat('ru-RU').format(own)
      await expect(main.getByRole('heading', { name: `Можно потратить ${shown} ₽` })).toBeVisible()
      const movements = main.getByRole('table').filter({ hasText: 'Остаток' }).locator('tbody tr')
      await expect(movements).toHaveCount(PAGE)
      await main.getByRole('navigation', { name: 'Страницы' }).getByText('2', { exact: true }).click()
      await expect(movements).toHaveCount(2)
    })

    await test.step('the orders: twenty at once, with object, address and how many parts are done', async () => {
      await menu.getByRole('link', { name: 'Заказы' }).click()
      await expect(page).toHaveURL('/user/orders/')
      const rows = main.getByRole('article')
      await expect(rows).toHaveCount(PAGE)
      const first = rows.first()
      await expect(first.getByRole('heading', { name: FLAT })).toBeVisible()
      await expect(first).toContainText(/Кленовая/)
      await expect(first).toContainText(/Готово\s*\d из 2/)
      expect(await canonicalOf(page)).toMatch(/\/user\/orders\/$/)
    })

    await test.step('the same orders as a table', async () => {
      const { data } = await callAs(page, 'GET', '/orders?offset=0')
      const { orders } = data as { orders: readonly { number: number }[] }
      const links = () => main.getByRole('table').locator('tbody').getByRole('link').allTextContents()
      await main.getByRole('link', { name: 'Таблица' }).click()
      await expect(page).toHaveURL('/user/ordersNew/')
      await expect(main.getByRole('table').locator('tbody tr')).toHaveCount(PAGE)
      const digits = (await links()).map((text) => Number(text.replaceAll(/\D/g, '')))
      expect(digits).toEqual(orders.map(({ number }) => number))
      expect(await canonicalOf(page)).toMatch(/\/user\/orders\/$/)
    })

    await test.step('the settings: another name is kept and stands there after a reload', async () => {
      await menu.getByRole('link', { name: 'Настройки' }).click()
      await expect(page).toHaveURL('/user/settings/')
      await main.getByRole('button', { name: /^(?:Указать|Изменить) имя$/ }).click()
      await page.getByRole('textbox', { name: 'Имя' }).fill('Лидия Ольхина')
      const put = page.waitForRequest((request) => request.method() === 'PUT')
      await main.getByRole('button', { name: 'Сохранить' }).click()
      expect(new URL((await put).url()).pathname).toBe('/api/person')
      await expect(main.getByText('Лидия Ольхина')).toBeVisible()
      await page.reload()
      await expect(main.getByText('Лидия Ольхина')).toBeVisible()
    })

    await test.step('the tariff that is in force, at its address and at the former one', async () => {
      const { data } = await callAs(page, 'POST', '/token', {})
      const { tariff } = data as { tariff: { tariff_simple_id: number } | null }
      const name = tariff?.tariff_simple_id === 1 ? 'Базовый' : 'Стартовый'
      for (const path of ['/user/tariff/', '/user/tariffOld/']) {
        await page.goto(path)
        await expect(heading('Тарифы')).toBeVisible()
        await expect(main.getByText(`Действует: ${name}`)).toBeVisible()
        expect(await canonicalOf(page), path).toMatch(/\/user\/tariff\/$/)
      }
    })

    await test.step('a guest ends at home', async () => {
      await page.evaluate(() => localStorage.clear())
      await forgetSession(page)
      for (const path of ['', 'balance/', 'orders/', 'ordersNew/', 'settings/', 'tariff/', 'tariffOld/']) {
        await page.goto(`/user/${path}`)
        await expect(page, path).toHaveURL('/')
      }
    })
  },
)

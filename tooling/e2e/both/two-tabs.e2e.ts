import type { Page } from '@playwright/test'
import { catalogueProduct } from '@proverka/domain/orders'
import { expect, test } from '../fixtures.ts'
import { fetchHere } from '../pages/faults.ts'
import { registerByApi } from '../pages/order-by-api.ts'
import { FLAT } from '../pages/bought-reports.ts'
import { callAs, topUp } from '../pages/own-api.ts'
import { pressInCabinet, signInWith } from '../pages/sign-in.ts'
import { becomeClient, visit, PASSWORD } from '../pages/visitors.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test('[NAV-12] two tabs agree: a sign-in and a sign-out in one are seen in the other at once', async ({
  page,
  context,
  browser,
  ownEmail,
}) => {
  test.slow()
  await registerByApi(browser, ownEmail, PASSWORD)
  await page.goto('/privacy/?auth=login')
  const other = await context.newPage()
  await other.goto('/privacy/')
  await other.keyboard.press('Shift')
  await expect(other.locator('body')).toHaveAttribute('data-page', 'privacy')
  const cabinet = other.getByRole('banner').locator('summary', { hasText: 'Кабинет' })
  await expect(cabinet).toHaveCount(0)

  await signInWith(page, ownEmail, PASSWORD)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(cabinet).toBeVisible()
  await other.goto('/user/orders/')
  await expect(other.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()

  await pressInCabinet(page, 'Выход')
  await expect(other).toHaveURL('/')
  await expect(cabinet).toHaveCount(0)
})

test('a name that is changed in one tab is the one that the other says, on its page and in the header', async ({
  page,
  context,
  ownEmail,
}) => {
  await becomeClient(page, ownEmail)
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto('/user/settings/')
  const told = other.getByRole('main').getByText('Лидия', { exact: true })
  await other.getByRole('button', { name: 'Изменить имя' }).waitFor()
  await expect(told).toHaveCount(0)

  await page.getByRole('button', { name: 'Изменить имя' }).click()
  await page.getByRole('textbox', { name: 'Имя' }).fill('Лидия')
  await page.getByRole('textbox', { name: 'Имя' }).press('Enter')
  await expect(told).toBeVisible()
  await other.getByRole('banner').locator('summary', { hasText: 'Кабинет' }).click()
  await expect(other.getByRole('banner').getByText('Лидия').first()).toBeVisible()
})

test('a press in a window beside the one where the password was changed is not refused, and what was typed is saved', async ({
  page,
  context,
  browser,
  ownEmail,
}) => {
  test.slow()
  await registerByApi(browser, ownEmail, PASSWORD)
  await page.goto('/privacy/?auth=login')
  await signInWith(page, ownEmail, PASSWORD)
  await expect(page.getByRole('dialog')).toBeHidden()
  const other = await context.newPage()
  const refused: string[] = []
  other.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url())
  })
  await other.goto('/user/settings/')
  await other.getByRole('button', { name: 'Изменить имя' }).click()
  await other.getByRole('textbox', { name: 'Имя' }).fill('Лидия')

  await page.goto('/user/settings/')
  await page.getByRole('button', { name: 'Сменить пароль' }).click()
  await page.getByLabel('Текущий пароль').fill(PASSWORD)
  await page.getByLabel('Новый пароль', { exact: true }).fill(`${PASSWORD}-2`)
  await page.getByLabel('Новый пароль еще раз').fill(`${PASSWORD}-2`)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Пароль изменен/)).toBeVisible()

  // Neither a storage event nor a change of visibility has told it of the new token.
  await other.getByRole('textbox', { name: 'Имя' }).press('Enter')
  await expect(other.getByRole('main').getByText('Лидия', { exact: true })).toBeVisible()
  expect(refused).toEqual([])
})

test(
  'a token that another tab has replaced is taken over, and nobody is signed out',
  { tag: '@long' },
  async ({ page, context, browser, ownEmail, expectTrouble }) => {
    test.slow()
    expectTrouble(/401/)
    await registerByApi(browser, ownEmail, PASSWORD)
    await page.goto('/privacy/?auth=login')
    await signInWith(page, ownEmail, PASSWORD)
    await expect(page.getByRole('dialog')).toBeHidden()
    const other = await context.newPage()
    await other.goto('/user/orders/')
    await expect(other.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()

    // The server has ended the former token, and its answer is on the way: what the other tab asks now is refused.
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    let isEnded = false
    await page.route('**/api/person/update_password', async (route) => {
      const response = await fetchHere(route)
      isEnded = true
      await held
      await route.fulfill({ response })
    })
    await page.goto('/user/settings/')
    await page.getByRole('button', { name: 'Сменить пароль' }).click()
    await page.getByLabel('Текущий пароль').fill(PASSWORD)
    await page.getByLabel('Новый пароль', { exact: true }).fill(`${PASSWORD}-2`)
    await page.getByLabel('Новый пароль еще раз').fill(`${PASSWORD}-2`)
    await page.getByRole('form', { name: 'Смена пароля' }).locator('button[type=submit]').click()
    await expect.poll(() => isEnded).toBe(true)
    const refused = other.waitForResponse((answer) => answer.status() === 401)
    await other.getByRole('navigation', { name: 'Кабинет' }).getByRole('link', { name: 'Баланс' }).click()
    await refused
    release()
    await expect(page.getByText(/^Пароль изменен, остальные входы завершены/)).toBeVisible()
    await expect(other.getByRole('heading', { name: /^Можно потратить/ })).toBeVisible()
    await expect(other).toHaveURL('/user/balance/')
    await expect(other.getByRole('banner').locator('summary', { hasText: 'Кабинет' })).toBeVisible()
  },
)

test(
  'one person, two devices: a payment, a report that is ready and money on the balance show on the other without a reload within 5 seconds',
  { tag: '@long' },
  async ({ page, browser, baseURL, ownEmail }) => {
    test.slow()
    const soon = { timeout: 12_000 }
    await becomeClient(page, ownEmail)
    const { id } = (
      await callAs(page, 'POST', '/order', {
        order_items: [{ product_id: catalogueProduct('EgrnObject')?.product_id, object_key: FLAT }],
      })
    ).data as { readonly id: string }

    // The other device looks at the order, at the list and at the balance.
    const { context, page: order } = await visit(browser, baseURL ?? '', ownEmail, PASSWORD)
    const open = async (path: string, heading: RegExp, tab?: Page) => {
      const shown = tab ?? (await context.newPage())
      await shown.goto(path)
      await expect(shown.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await shown.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
      return shown
    }
    await open(`/order/${id}/`, /ждет оплаты/, order)
    const list = await open('/user/orders/', /Мои заказы/)
    const balance = await open('/user/balance/', /^Баланс|^Можно потратить/)
    const card = list.getByRole('main').getByRole('article').first()
    await expect(card).toContainText(/[Жж]дет оплаты|Ожидает оплаты/)

    await page.goto(`/order/${id}/`)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Оплатить/ })
      .click()
    const payment = page.getByRole('dialog', { name: 'Тестовый платеж' })
    await payment.getByRole('button', { name: /^Оплатить/ }).click()
    await expect(page.getByText('Оплата прошла успешно')).toBeVisible()
    await Promise.all([
      expect(order.getByRole('heading', { name: /ждет оплаты/ })).toBeHidden(soon),
      expect(card).not.toContainText(/[Жж]дет оплаты|Ожидает оплаты/, soon),
    ])

    const verdict = { name: 'Что не проверено' }
    await expect(page.getByRole('region', verdict)).toBeVisible()
    await Promise.all([
      expect(order.getByRole('region', verdict)).toBeVisible(soon),
      expect(card).toContainText(/Готов/, soon),
    ])

    await topUp(page, 1234)
    await Promise.all([
      expect(
        balance
          .getByRole('main')
          .getByText(/1\s234\s₽/)
          .first(),
      ).toBeVisible(soon),
      expect(balance.getByRole('banner')).toContainText(/1\s234\s₽/, soon),
    ])
    for (const shown of [order, list, balance])
      expect(await shown.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
    await context.close()
  },
)

import { expect, test } from '../fixtures.ts'
import { becomeClient, PASSWORD, visit } from '../pages/visitors.ts'
import { buyOrder } from './bought-order.ts'
import { callConsole, openConsole } from './operator.ts'

test('[CONSOLE-21] a new order comes into the list, and two people at one order see each other, without a reload', async ({
  page,
  browser,
  ownEmail,
  baseURL,
}) => {
  test.slow()
  const { port } = new URL(baseURL ?? '')
  const site = `http://realty.localhost:${port}`
  await openConsole(page, '/orders')
  const rows = page.getByRole('grid', { name: 'Заказы' }).getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  // The stream is open before anything changes: nothing is asked again for half a minute otherwise.
  await page.waitForTimeout(1500)

  const { id, number } = await buyOrder(browser, site, ownEmail, ['EgrnObject'])
  const link = page.getByRole('link', { name: number.toLocaleString('ru') })
  await expect(link).toBeVisible({ timeout: 20_000 })
  await expect(rows.filter({ has: link })).not.toContainText('не оплачен', { timeout: 20_000 })

  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ/ })).toBeVisible()
  const others = page.getByText(/^Заказ открыт и у других/)
  await expect(others).toHaveCount(0)

  const colleague = `colleague-${ownEmail}`
  const registered = await visit(browser, site, undefined)
  await becomeClient(registered.page, colleague)
  await registered.context.close()
  const { users } = await callConsole<{ users: { person_id: string }[] }>(
    page,
    'GET',
    `/admin/users?search=${encodeURIComponent(colleague)}`,
  )
  const person_id = users[0]?.person_id
  await callConsole(page, 'PUT', '/admin/staff/role', { person_id, role: 'support', ends_at: null })
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const second = await context.newPage()
  await openConsole(second, `/orders/${id}`, { username: colleague, password: PASSWORD })
  await expect(second.getByText(/^Заказ открыт и у других/)).toBeVisible()
  await expect(others).toContainText('Лида', { timeout: 20_000 })

  await context.close()
  // Nothing more is said of him half a minute after his last word.
  await expect(others).toHaveCount(0, { timeout: 60_000 })
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

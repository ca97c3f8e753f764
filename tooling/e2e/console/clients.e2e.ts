import { expect, test } from '../fixtures.ts'
import { becomeClient, visit } from '../pages/visitors.ts'
import { callConsole, openConsole } from './operator.ts'

test('a client gets a bonus for his trouble, and his account is closed, by keys alone', async ({
  page,
  browser,
  ownEmail,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '')
  const client = await visit(browser, `http://realty.localhost:${port}`, undefined)
  await becomeClient(client.page, ownEmail)
  await openConsole(page, '/clients')
  const { users } = await callConsole<{ users: { person_id: string }[] }>(
    page,
    'GET',
    `/admin/users?search=${encodeURIComponent(ownEmail)}`,
  )
  await page.goto(`/clients/${users[0]?.person_id}`)
  await expect(page.getByRole('heading', { name: 'Баланс', exact: true })).toBeVisible()

  await page.keyboard.press('b')
  await expect(page.getByLabel('Сколько')).toBeFocused()
  await page.keyboard.type('150')
  await page.keyboard.press('Tab')
  await page.keyboard.type('За долгое ожидание')
  await expect(page.getByRole('row', { name: /Бонус\s+0\s₽\s+150\s₽/ })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('row', { name: /За долгое ожидание/ })).toContainText(/150\s₽/)
  // He reads the words himself.
  await client.page.goto('/user/balance/')
  await expect(client.page.getByText('За долгое ожидание').first()).toBeVisible()

  await page.getByRole('button', { name: 'Закрыть учетную запись' }).press('Enter')
  await expect(page.getByText(/На балансе останется 150\s₽/)).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/· закрыта \d\d\.\d\d\.\d{4}/)).toBeVisible()
  await client.page.reload()
  await expect(client.page.getByRole('banner').getByText('Войти').filter({ visible: true })).toBeVisible()
  await client.context.close()
})

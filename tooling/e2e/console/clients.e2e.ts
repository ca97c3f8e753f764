import type { Page } from '@playwright/test'
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

/** Signs in with a password from an email: the address is the client's. */
async function proveAddress(
  page: Page,
  email: string,
  emailTo: (to: string, subject?: RegExp) => Promise<{ readonly text: string }>,
): Promise<void> {
  await page.evaluate(async (username) => {
    await fetch('/api/reset', { method: 'PUT', body: new URLSearchParams({ username }) })
  }, email)
  const password = /Пароль[^:]*: (\S+)/.exec((await emailTo(email, /^Новый пароль$/)).text)?.[1] ?? ''
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/login', { method: 'POST', headers, body })).status
    },
    JSON.stringify({ username: email, password }),
  )
  expect(status).toBe(200)
}

test('two accounts of one person are made one by keys alone, and the merge is cancelled in time', async ({
  page,
  browser,
  ownEmail,
  emailTo,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '')
  const second = ownEmail.replace('@', '.second@')
  const ids: string[] = []
  await openConsole(page, '/clients')
  for (const email of [ownEmail, second]) {
    const client = await visit(browser, `http://realty.localhost:${port}`, undefined)
    await becomeClient(client.page, email)
    await proveAddress(client.page, email, emailTo)
    await client.context.close()
    const { users } = await callConsole<{ users: { person_id: string }[] }>(
      page,
      'GET',
      `/admin/users?search=${encodeURIComponent(email)}`,
    )
    ids.push(users[0]?.person_id ?? '')
  }
  await page.goto(`/clients/${ids[0]}`)
  await page.getByRole('button', { name: 'Присоединить другую' }).press('Enter')
  await expect(page.getByLabel('Почта второй записи')).toBeFocused()
  await page.keyboard.type(second)
  await page.getByRole('button', { name: /^Выбрать/ }).press('Enter')
  const moved = page.getByRole('region', { name: 'Что перейдет' })
  const refused = page.getByRole('region', { name: 'Почему нельзя' })
  await expect(moved.or(refused)).toBeVisible()
  await expect(refused).toBeHidden()
  await page.getByLabel('Причина').focus()
  await page.keyboard.type('Просит владелец обеих')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('status', { name: 'Ждет исполнения' })).toContainText('Просит владелец обеих')
  await page.getByRole('button', { name: 'Отменить' }).press('Enter')
  await expect(page.getByRole('status', { name: 'Ждет исполнения' })).toBeHidden()
})

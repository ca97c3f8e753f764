import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { becomeClient, PASSWORD, visit } from '../pages/visitors.ts'
import { callConsole, openConsole } from './operator.ts'

/** A person with an account of the sites. */
async function newPerson(browser: Browser, consoleOrigin: string, email: string): Promise<void> {
  const { page, context } = await visit(browser, consoleOrigin.replace('console.', 'realty.'), undefined)
  await becomeClient(page, email)
  await context.close()
}

const memberOf = async (page: Page, email: string) => {
  const { staff } = await callConsole<{
    staff: { person_id: string; email: string; roles: { role: string }[]; sessions: number }[]
  }>(page, 'GET', '/admin/staff')
  return staff.find((one) => one.email === email)
}

test('[CONSOLE-02] a role is given and taken by keys alone, with its effect in view, and sessions are ended', async ({
  page,
  browser,
  baseURL,
  ownEmail,
}) => {
  await newPerson(browser, baseURL ?? '', ownEmail)
  await openConsole(page, '/settings?part=people')
  await expect(page.getByRole('grid', { name: 'Сотрудники' })).toBeVisible()
  const dialog = page.getByRole('dialog')

  await test.step('given to an account that there is', async () => {
    await page.keyboard.press('n')
    await expect(dialog.getByLabel('Почта или имя')).toBeFocused()
    await page.keyboard.type(ownEmail)
    await dialog.getByRole('button', { name: 'Дать роль' }).press('Enter')
    await dialog.getByLabel('Роль', { exact: true }).selectOption('editor')
    await expect(dialog.getByText(/Прав было 0, станет/)).toBeVisible()
    await expect(dialog.getByText(/Прибавится: .*баннеры/)).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect.poll(async () => (await memberOf(page, ownEmail))?.roles).toMatchObject([{ role: 'editor' }])
  })

  const member = await memberOf(page, ownEmail)
  const desk = await (await browser.newContext({ baseURL })).newPage()
  await openConsole(desk, '/settings', { username: ownEmail, password: PASSWORD })
  await expect(desk.getByRole('grid', { name: 'Баннеры' })).toBeVisible()

  await test.step('the session is seen and ended', async () => {
    await page.goto(`/settings?part=people&person=${member?.person_id}`)
    await page.getByRole('button', { name: /^Завершить вход:/ }).press('Enter')
    await expect(dialog.getByText(/Там понадобится войти заново/)).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Открытых входов нет.')).toBeVisible()
    await desk.reload()
    await expect(desk.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible()
  })

  await test.step('taken: the person belongs to the staff no longer', async () => {
    await page.getByRole('button', { name: 'Забрать роль: редактор' }).press('Enter')
    await expect(dialog.getByText(/Сотрудником он быть перестанет/)).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    expect(await memberOf(page, ownEmail)).toBeUndefined()
  })

  await test.step('the log says who did it', async () => {
    await page.goto('/settings?part=log&area=staff')
    const log = page.getByRole('grid', { name: 'Журнал правок' })
    for (const deed of ['дана роль', 'завершен вход', 'забрана роль'])
      await expect(log.getByRole('row', { name: new RegExp(deed) }).first()).toContainText(
        'admin@example.com',
      )
  })
  await desk.context().close()
})

test('[CONSOLE-01] a passkey is made in the browser, opens the next sign-in, and its recovery codes are renewed by keys alone', async ({
  page,
  browser,
  baseURL,
  ownEmail,
}) => {
  await newPerson(browser, baseURL ?? '', ownEmail)
  const chief = await (await browser.newContext({ baseURL })).newPage()
  await openConsole(chief, '/settings?part=people')
  const found = await callConsole<{ users: { person_id: string }[] }>(
    chief,
    'GET',
    `/admin/users?search=${encodeURIComponent(ownEmail)}`,
  )
  await callConsole(chief, 'PUT', '/admin/staff/role', {
    person_id: found.users[0]?.person_id,
    role: 'editor',
  })
  await chief.context().close()

  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const codes = page.getByRole('list', { name: 'Запасные коды' }).getByRole('listitem')
  const dialog = page.getByRole('dialog')

  let first: readonly string[] = []
  await test.step('made, with the first recovery codes', async () => {
    await openConsole(page, '/settings?part=own', { username: ownEmail, password: PASSWORD })
    await expect(page.getByText('Ключей нет.')).toBeVisible()
    await page.getByLabel('Как назвать новый ключ').focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Ноутбук')
    await page.keyboard.press('Enter')
    await expect(codes).toHaveCount(10)
    first = await codes.allTextContents()
    await page.getByRole('button', { name: 'Сохранил' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Отключить ключ: Ноутбук' })).toBeVisible()
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
    expect(credentials.map(({ rpId }) => rpId)).toEqual(['console.localhost'])
  })

  await test.step('the next sign-in needs it', async () => {
    await page.getByRole('button', { name: 'Выйти' }).press('Enter')
    await page.getByLabel('Почта').focus()
    await page.keyboard.type(ownEmail)
    await page.getByRole('textbox', { name: 'Пароль' }).focus()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Второй шаг' })).toBeVisible()
    const button = page.getByRole('button', { name: 'Войти ключом доступа' })
    // Whoever holds the device does not prove who he is.
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await button.press('Enter')
    await expect(page.getByText(/^Ключ не подтвержден/)).toBeVisible()
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
    await button.press('Enter')
    await expect(page.getByRole('heading', { name: 'Настройки' })).toBeVisible()
    await expect(page.getByText(/входили/)).toBeVisible()
  })

  await test.step('new recovery codes take the place of the former ones', async () => {
    await page.getByRole('button', { name: 'Выпустить новые' }).press('Enter')
    await expect(
      dialog.getByText('Прежние 10 перестанут подходить. Новые десять покажем один раз.'),
    ).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(codes).toHaveCount(10)
    const renewed = await codes.allTextContents()
    expect(renewed.filter((code) => first.includes(code))).toEqual([])
  })

  await test.step('it is taken away: in the demo nobody needs a second step', async () => {
    await page.getByRole('button', { name: 'Сохранил' }).press('Enter')
    await page.getByRole('button', { name: 'Отключить ключ: Ноутбук' }).press('Enter')
    await expect(dialog.getByText(/входить им больше не получится/)).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Ключей нет.')).toBeVisible()
    await expect(page.getByText(/^Осталось 0\./)).toBeVisible()
  })
})

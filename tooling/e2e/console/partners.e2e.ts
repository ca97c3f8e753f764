import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import type { DevServer } from '@proverka/dev-env'
import { expect } from '../fixtures.ts'
import { callAs } from '../pages/own-api.ts'
import { becomeClient, PASSWORD, visit } from '../pages/visitors.ts'
import { test as ownServer } from '../services-of-others.ts'
import { callConsole, openConsole } from './operator.ts'

const test = ownServer.extend({
  baseURL: async ({ services: { server } }, use) => use(consoleOf(server)),
})

/** A partner has earned 5000 and asks for a part of it, to an account of his. */
async function askForMoney(browser: Browser, server: DevServer, email: string, amount: number) {
  const { page, context } = await visit(browser, server.originOf('realty'), undefined)
  await becomeClient(page, email)
  const userId = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth.user') ?? '{}') as { id: string }).id,
  )
  const { database, queries, clock } = server.context
  await database.transaction(() =>
    queries.ledger.bookTransfer({
      uniqueKey: `referral:${crypto.randomUUID()}`,
      description: 'Бонус за приглашенного',
      entries: [
        { account: 'promotion', amount: -500_000 },
        { account: 'bonus', userId, amount: 500_000 },
      ],
      at: clock.now(),
    }),
  )
  const payer = await callAs(page, 'POST', '/payer/add_payer', {
    name: 'ООО «Кленовый лист»',
    inn: '0000000018',
    kpp: '000001001',
    address: 'г. Образцовск, ул. Кленовая, д. 1',
  })
  const { payer_id } = payer.data as { payer_id: string }
  const bank = { account: '40702810000000000001', bik: '040000777' }
  const asked = await callAs(page, 'POST', '/partner/withdrawal', { amount, payer_id, ...bank })
  expect(asked.status).toBe(200)
  const stateOf = async () => {
    const { data } = await callAs(page, 'GET', '/partner/withdrawals')
    return data as { held: number; withdrawals: { status: string; reason: string }[] }
  }
  return { stateOf, leave: () => context.close() }
}

/** A new member of the staff with a role. */
async function hire(browser: Browser, server: DevServer, email: string, role: string): Promise<void> {
  const { page, context } = await visit(browser, server.originOf('realty'), undefined)
  await becomeClient(page, email)
  await context.close()
  const chief = await chiefOf(browser, server, '/')
  const { users } = await callConsole<{ users: { person_id: string }[] }>(
    chief,
    'GET',
    `/admin/users?search=${encodeURIComponent(email)}`,
  )
  await callConsole(chief, 'PUT', '/admin/staff/role', { person_id: users[0]?.person_id, role })
  await chief.context().close()
}

/** The chief in a browser of his own. */
async function chiefOf(browser: Browser, server: DevServer, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: consoleOf(server) })
  const page = await context.newPage()
  await openConsole(page, path)
  return page
}

test.describe.configure({ mode: 'default' })

test('[CONSOLE-17] partners are paid by a registry for the bank: by keys, with two signatures, once', async ({
  page,
  browser,
  services: { server },
  ownEmail,
}) => {
  test.slow()
  const one = await askForMoney(browser, server, `one-${ownEmail}`, 1200.5)
  const other = await askForMoney(browser, server, `other-${ownEmail}`, 800)
  await hire(browser, server, `staff-${ownEmail}`, 'accountant')
  const panel = page.getByRole('region', { name: /^Реестр \d+ для банка/ })

  await test.step('the accountant makes a registry of what is asked for', async () => {
    await openConsole(page, '/', { username: `staff-${ownEmail}`, password: PASSWORD })
    await expect(page.getByRole('link', { name: 'Выплаты партнерам' })).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.press('9')
    const grid = page.getByRole('grid', { name: 'Заявки на выплату' })
    await expect(grid.getByRole('row', { name: /ООО «Кленовый лист»/ })).toHaveCount(2)
    for (const key of ['j', 'x', 'j', 'x', 'r']) await page.keyboard.press(key)
    await expect(page.getByRole('dialog', { name: /^В реестр для банка: 2/ })).toContainText(
      /Всего2\s000,50\s₽/,
    )
    await page.keyboard.press('Control+Enter')
    await expect(panel).toContainText('ждет второй подписи')
    await expect(panel.getByRole('button', { name: /^Подписать/ })).toHaveCount(0)
  })
  await test.step('another member of the staff signs', async () => {
    const chief = await chiefOf(browser, server, '/partners?view=registries')
    await expect(chief.getByRole('row', { name: /ждет второй подписи/ })).toBeVisible()
    await chief.keyboard.press('j')
    await chief.keyboard.press('Enter')
    const opened = chief.getByRole('region', { name: /^Реестр \d+ для банка/ })
    await expect(opened.getByRole('button', { name: /^Подписать/ })).toBeVisible()
    await chief.keyboard.press('s')
    await expect(chief.getByRole('dialog')).toContainText(/2\s000,50\s₽/)
    await chief.keyboard.press('Control+Enter')
    await expect(opened).toContainText('подписан, файл не взят')
    await chief.context().close()
  })
  await test.step('the file for the bank holds both rows, and their sum', async () => {
    await page.reload()
    await expect(panel.getByRole('button', { name: /^Файл для банка/ })).toBeVisible()
    await page.keyboard.press('b')
    await expect(page.getByRole('dialog', { name: /^Файл для банка/ })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.keyboard.press('Control+Enter')
    const file = await (await download).path()
    const [head, ...rows] = (await readFile(file, 'utf8')).replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(head).toBe('№;Заявка;Получатель;ИНН;КПП;Счет;БИК;Сумма;Назначение платежа')
    const cells = rows.map((row) => row.split(';'))
    expect(cells.map(([number, , ...rest]) => [number, ...rest.slice(1, 6)])).toEqual([
      ['1', '0000000018', '000001001', '40702810000000000001', '040000777', '1200,50'],
      ['2', '0000000018', '000001001', '40702810000000000001', '040000777', '800,00'],
    ])
    await expect(panel).toContainText('в банке')
  })
  await test.step('what the bank has paid is written down, undone, and written down again', async () => {
    const mark = async (number: string) => {
      await page.keyboard.press('p')
      const dialog = page.getByRole('dialog', { name: /^Банк исполнил реестр/ })
      await dialog.getByLabel('Номер платежного поручения').pressSequentially(number)
      await page.keyboard.press('Control+Enter')
      await expect(dialog).toHaveCount(0)
    }
    await mark('76')
    const waiting = page.getByRole('region', { name: 'Ждет исполнения' })
    await expect(waiting.getByRole('listitem')).toHaveCount(2)
    for (const left of [1, 0]) {
      await waiting.getByRole('button', { name: 'Отменить' }).first().press('Enter')
      await expect(waiting.getByRole('listitem')).toHaveCount(left)
    }
    await expect(panel.getByRole('button', { name: /^Банк выплатил/ })).toBeVisible()
    expect((await one.stateOf()).held).toBe(1200.5)
    await mark('77')
    await server.context.database.runRawSql(
      'update pending_acts set due_at = now() where outcome is null',
      [],
    )
    await expect(panel.getByText('выплачено, поручение № 77')).toHaveCount(2, { timeout: 60_000 })
    await expect(panel).toContainText('закрыт')
  })
  await test.step('each partner has his money once', async () => {
    for (const { stateOf, leave } of [one, other]) {
      expect(await stateOf()).toMatchObject({ held: 0, withdrawals: [{ status: 'paid' }] })
      await leave()
    }
    await page.goto('/partners')
    await expect(page.getByText('Выплат никто не ждет.')).toBeVisible()
  })
})

test('[CONSOLE-17] a request is refused with a reason that the partner reads', async ({
  page,
  browser,
  services: { server },
  ownEmail,
}) => {
  const { stateOf, leave } = await askForMoney(browser, server, ownEmail, 300)
  await openConsole(page, '/partners')
  await expect(page.getByRole('row', { name: /ООО «Кленовый лист»/ })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /^Заявка/ })).toContainText('40702810000000000001')
  await page.keyboard.press('o')
  await page.getByRole('dialog').getByLabel('Почему').pressSequentially('Банк закрыл счет')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Выплат никто не ждет.')).toBeVisible()
  expect(await stateOf()).toMatchObject({
    held: 0,
    withdrawals: [{ status: 'refused', reason: 'Банк закрыл счет' }],
  })
  await leave()
})

/** The console of the server that the test has to itself. */
function consoleOf(server: DevServer): string {
  return server.originOf('realty').replace('realty.', 'console.')
}

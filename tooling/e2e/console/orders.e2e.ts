import type { DevServer } from '@proverka/dev-env'
import { expect } from '../fixtures.ts'
import { test } from '../services-of-others.ts'
import { buyOrder } from './bought-order.ts'
import { openConsole } from './operator.ts'

const THREE = ['EgrnObject', 'EgrnRightList', 'RiskAssessmentOwner']

test('[CONSOLE-03] [CONSOLE-05] [CONSOLE-06] an order is found by its number and by the buyer, read as a story, and its email is shown with a reason', async ({
  page,
  browser,
  services: { server },
  ownEmail,
}) => {
  const { number } = await buyOrder(browser, server.originOf('realty'), ownEmail, THREE)
  await openConsole(page, `${consoleOf(server)}/`)
  const heading = page.getByRole('heading', { name: new RegExp(`^Заказ ${readable(number)}`) })

  await test.step('by its number, with keys alone', async () => {
    await expect(page.getByRole('grid', { name: 'Очереди' })).toBeVisible()
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Найти' })
    await dialog.getByRole('textbox').pressSequentially(String(number))
    await expect(dialog.getByRole('link', { name: new RegExp(readable(number)) }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(heading).toBeVisible()
    await expect(page.getByText('Оформлен', { exact: true })).toBeVisible()
    await expect(page.getByText('Оплачен', { exact: true })).toBeVisible()
    await expect(page.getByRole('row', { name: /Выписка ЕГРН об объекте/ })).toBeVisible()
  })
  await test.step('the email is closed until a reason is given, and the page then says who looked', async () => {
    await expect(page.getByText(ownEmail)).toHaveCount(0)
    await page.getByRole('button', { name: 'Показать: почта заказа' }).press('Enter')
    await page.getByRole('dialog').getByLabel('Зачем').selectOption({ label: 'Перезвонить по заказу' })
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Показать на/ })
      .press('Enter')
    await expect(page.getByText(ownEmail)).toBeVisible()
    await page.reload()
    await expect(page.getByText(ownEmail)).toHaveCount(0)
    await expect(page.getByText(/email · Перезвонить по заказу/)).toBeVisible()
  })
  await test.step('by the email of the buyer', async () => {
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Найти' })
    await dialog.getByRole('textbox').pressSequentially(ownEmail)
    await dialog
      .getByRole('link', { name: /^Заказ/ })
      .first()
      .click()
    await expect(heading).toBeVisible()
  })
})

test('[CONSOLE-07] one part of three is given back by keys alone, its effect shown before; it can be undone, and is carried out once', async ({
  page,
  browser,
  services: { server },
  ownEmail,
}) => {
  test.slow()
  const { id } = await buyOrder(browser, server.originOf('realty'), ownEmail, THREE)
  await openConsole(page, `${consoleOf(server)}/orders/${id}`)
  const panel = page.getByRole('region', { name: /^Вернуть за часть/ })
  const giveBack = async (reason: string) => {
    await page.getByRole('grid', { name: 'Части заказа' }).focus()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(panel.getByText('вернем')).toBeVisible()
    await expect(panel.getByRole('row', { name: /Письмо/ })).toBeVisible()
    await expect(panel.getByRole('row', { name: /На карту/ })).toBeVisible()
    await panel.getByLabel('Почему').pressSequentially(reason)
    await page.keyboard.press('Control+Enter')
  }
  const waiting = page.getByRole('status', { name: 'Ждет исполнения' })

  await test.step('it waits, and is undone', async () => {
    await giveBack('нажали не то')
    await expect(waiting).toContainText('нажали не то')
    await waiting.getByRole('button', { name: 'Отменить' }).press('Enter')
    await expect(waiting).toHaveCount(0)
  })
  await test.step('the second time it is carried out, and the buyer gets an email', async () => {
    await giveBack('источник молчал')
    await expect(waiting).toContainText('источник молчал')
    await server.context.database.runRawSql(
      'update pending_acts set due_at = now() where outcome is null',
      [],
    )
    await expect(page.getByText('Вернули деньги').first()).toBeVisible()
    await expect(waiting).toHaveCount(0)
    await expect(page.getByText(/^Письмо «Деньги возвращены»/).first()).toBeVisible()
    const returns = await server.context.database.runRawSql(
      `select count(*)::int as count from pending_acts a join order_items i on i.id = a.order_item_id
        where i.order_id = $1 and a.outcome = 'done'`,
      [id],
    )
    expect(JSON.stringify(returns)).toContain('1')
  })
})

test('[CONSOLE-19] the list of orders sorts, filters and opens by keys, and its view is its address', async ({
  page,
  browser,
  services: { server },
  ownEmail,
}) => {
  const { number } = await buyOrder(browser, server.originOf('realty'), ownEmail, THREE)
  await openConsole(page, `${consoleOf(server)}/orders`)
  const grid = page.getByRole('grid', { name: 'Заказы' })
  await expect(grid.getByRole('link', { name: new RegExp(`^${readable(number)}$`) })).toBeVisible()
  await page.keyboard.press('f')
  await page.keyboard.type(String(number))
  await expect(grid.getByRole('link')).toHaveCount(1)
  await expect(page).toHaveURL(new RegExp(`search=${number}`))
  await page.getByLabel('Оплата').selectOption('Без оплаты')
  await expect(grid.getByText('Под отбор не подошел ни один заказ.')).toBeVisible()
  await page.goBack()
  await grid.focus()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: new RegExp(`^Заказ ${readable(number)}`) })).toBeVisible()
})

/** The console of the server that the test has to itself. */
const consoleOf = (server: DevServer): string => server.originOf('realty').replace('realty.', 'console.')

/** As the console writes a number: «10 576». */
const readable = (number: number): string => number.toLocaleString('ru').replaceAll(/\s/g, String.raw`\s`)

import type { Page } from '@playwright/test'
import { catalogueProduct } from '@proverka/domain/orders'
import { expect, test } from '../fixtures.ts'
import { FLAT } from '../pages/bought-reports.ts'
import { callAs, payByApi } from '../pages/own-api.ts'
import { becomeClient, visit } from '../pages/visitors.ts'
import { openConsole } from './operator.ts'

interface Placed {
  readonly id: string
  readonly payment_data: { readonly confirmation: { readonly confirmation_token: string } }
  readonly order_items: readonly { readonly order_item_id: string }[]
}

/** A client buys an extract; answers the part once its report is there. */
async function buyReport(page: Page): Promise<string> {
  const order_items = [
    { product_id: catalogueProduct('EgrnObject')?.product_id, object_key: FLAT, metadata: {} },
  ]
  const placed = (await callAs(page, 'POST', '/order', { order_items })).data as Placed
  await payByApi(page, placed)
  const itemId = placed.order_items[0]?.order_item_id ?? ''
  await expect
    .poll(async () => ((await callAs(page, 'GET', `/report/${itemId}`)).data as { status: string }).status)
    .toBe('done')
  return itemId
}

test('[CONSOLE-09] an error in a report and an objection of a checked person are answered in one inbox, by keys alone', async ({
  page,
  browser,
  baseURL,
  ownEmail,
}) => {
  const site = (baseURL ?? '').replace('console.', 'realty.')
  const reader = await visit(browser, site, undefined)
  await becomeClient(reader.page, ownEmail)
  const itemId = await buyReport(reader.page)
  const complaint = `Площадь не та: ${ownEmail.split('@')[0]}`
  expect(await callAs(reader.page, 'POST', `/report/${itemId}/faults`, { text: complaint })).toMatchObject({
    status: 200,
  })
  const asked = await callAs(reader.page, 'POST', '/personal_data/request', {
    kind: 'objection',
    person: { lastName: 'Порубежный', firstName: 'Остап', birthDate: '1971-04-02' },
    email: ownEmail,
    text: 'Прекратите обработку',
  })
  const { number } = asked.data as { readonly number: number }

  await test.step('a complaint: taken, answered from a template', async () => {
    await openConsole(page, '/requests?view=faults')
    const letters = page.getByRole('navigation', { name: 'Письма' })
    await expect(letters.getByText(complaint)).toBeVisible()
    await walkTo(page, page.getByRole('paragraph').filter({ hasText: complaint }))
    // Who wrote is closed until there is a reason.
    await expect(page.getByText(ownEmail, { exact: true })).toHaveCount(0)
    await page.keyboard.press('a')
    await expect(page.getByText('Разбираемся').first()).toBeVisible()
    await page.getByRole('button', { name: 'Проверили, все верно' }).press('Enter')
    await expect(page.getByText('письмо с ответом, ответ на странице отчета')).toBeVisible()
    await page.getByLabel('Ответ', { exact: true }).press('Control+Enter')
    await expect(page.getByText('Ответ отправлен')).toBeVisible()
    const { data } = await callAs(reader.page, 'GET', `/report/${itemId}/faults`)
    expect(data).toMatchObject([
      { state: 'answered', answer: expect.stringMatching(/^Здравствуйте/) as unknown },
    ])
  })

  await test.step('an objection: the identity first, then what is held, and the end', async () => {
    await page.goto('/requests?view=subjects')
    await walkTo(page, page.getByRole('heading', { name: new RegExp(`^№ ${number}\\.`) }))
    await expect(page.getByText('По закону: 10 рабочих дней')).toBeVisible()
    await expect(page.getByText('Порубежный')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Что о нем хранится' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Паспорт показан лично' }).press('Enter')
    await page.getByLabel('Чем подтверждена').press('Control+Enter')
    await expect(page.getByRole('heading', { name: 'Что о нем хранится: 0' })).toBeVisible()
    await page.getByRole('button', { name: /^Уничтожить и закрыть актом/ }).press('Control+Enter')
    // It stays in view with what was answered.
    await expect(
      page.getByText(/Проверок о вас у нас нет, и за вами не следят: уничтожать нечего/),
    ).toBeVisible()
  })
  await reader.context.close()
})

/** Goes down the list until a letter is open. */
async function walkTo(page: Page, open: ReturnType<Page['locator']>): Promise<void> {
  await expect(async () => {
    if (!(await open.isVisible())) await page.keyboard.press('j')
    await expect(open).toBeVisible({ timeout: 1000 })
  }).toPass()
}

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { callAs, topUp } from '../pages/own-api.ts'
import { becomeClient } from '../pages/visitors.ts'
import { expect, test } from '../fixtures.ts'

const run = promisify(execFile)

/** An example as the page shows it, for the server under test: a program of the machine knows no names below localhost. */
const exampleOf = async (page: Page, id: string): Promise<string> =>
  ((await page.locator(`#${id}`).textContent()) ?? '').replaceAll(
    new URL(page.url()).origin,
    `http://127.0.0.1:${new URL(page.url()).port}`,
  )

test(
  'the reference of the API is readable: no fault of accessibility, nothing to scroll sideways, a way back',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/api-docs/')
    await expect(page.getByRole('heading', { level: 1, name: 'Справочник API' })).toBeVisible()
    await expectNoFaults(page)
    await page
      .getByRole('navigation', { name: 'Разделы' })
      .getByRole('link', { name: 'Заказы и деньги' })
      .click()
    // As a reader sees it: some calls are open, one of them is about to be tried.
    for (const id of ['orders.createOrder', 'orders.getOrder', 'orders.listOrders'])
      await page.locator(`details[id="${id}"] > summary`).click()
    const order = page.locator('details[id="orders.createOrder"]')
    await expect(order.getByText('Ключу нужно право «заказывать»')).toBeVisible()
    await order.getByRole('button', { name: 'Попробовать' }).click()
    await expectNoFaults(page)
    await page.getByRole('link', { name: 'Проверка: на сайт' }).click()
    await expect(page).toHaveURL('/')
  },
)

/** No fault of accessibility in both colour schemes, and nothing to scroll sideways. */
async function expectNoFaults(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(
      violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ html }) => html)
            .slice(0, 3)
            .join(' ')}`,
      ),
    ).toEqual([])
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a call is found by its words, with its example; nothing there waits for a script', async ({
    page,
  }) => {
    await page.goto('/api-docs/')
    await page.getByRole('searchbox', { name: 'Найти вызов' }).fill('плательщик')
    await page.getByRole('button', { name: 'Найти' }).click()
    await expect(page.getByRole('status')).toContainText('По запросу «плательщик»')
    await page.getByRole('link', { name: 'POST /api/payer/add_payer', exact: true }).click()
    await expect(page).toHaveURL(/\/api-docs\/payers\/#payers\.addPayer$/)
    const call = page.locator('details[id="payers.addPayer"]')
    await call.locator('summary').click()
    await expect(call.getByText('curl -s')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Попробовать' })).toHaveCount(0)
  })
})

test('a call is tried from its page: without a key it is refused, with the key of the demo it answers', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/401 .*\/api\/orders/)
  await page.goto('/api-docs/orders/#orders.listOrders')
  const call = page.locator('details[id="orders.listOrders"]')
  await call.getByRole('button', { name: 'Попробовать' }).click()
  const key = call.getByLabel('Ключ API; остается на этой странице')
  await expect(key).toBeFocused()
  await call.getByRole('button', { name: 'Отправить' }).click()
  await expect(call.getByRole('status')).toContainText('auth/token-required')
  await call.getByRole('button', { name: 'Взять ключ демонстрации' }).click()
  await expect(key).not.toHaveValue('')
  await call.getByRole('button', { name: 'Отправить' }).click()
  await expect(call.getByRole('status')).toContainText('"orders": [')
})

test('the line that the settings show with a new key answers as it stands there', async ({
  page,
  ownEmail,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  await becomeClient(page, ownEmail)
  await page.goto('/user/settings/')
  await page.getByRole('button', { name: 'Создать ключ' }).click()
  const line = (await page.getByRole('region', { name: 'Пример запроса' }).textContent()) ?? ''
  const { origin, port } = new URL(page.url())
  expect(line).toContain(`curl ${origin}/api/`)
  const { stdout } = await run('bash', ['-c', line.replace(origin, `http://127.0.0.1:${port}`)])
  expect(JSON.parse(stdout)).toMatchObject({ data: { orders: [], count: 0 } })
})

test('both examples of the reference bring a report as they stand there', async ({
  page,
  ownEmail,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  test.slow()
  await becomeClient(page, ownEmail)
  await topUp(page, 2000)
  const { data } = await callAs(page, 'POST', '/api/create_or_renew', {})
  const { token: TOKEN } = data as { readonly token: string }
  await page.goto('/api-docs/')
  const shell = async (script: string, more = {}) =>
    JSON.parse((await run('bash', ['-c', script], { env: { ...process.env, TOKEN, ...more } })).stdout) as {
      readonly data: { readonly [name: string]: unknown }
    }

  const placed = (await shell(await exampleOf(page, 'curl'))).data
  const [item] = placed['order_items'] as readonly { readonly order_item_id: string }[]
  const answer = await shell(await exampleOf(page, 'curl-report'), { ORDER_ITEM_ID: item?.order_item_id })
  expect(answer.data['product_name']).toBe('EgrnObject')

  const folder = await mkdtemp(join(tmpdir(), 'proverka-example-'))
  try {
    const program = await exampleOf(page, 'typescript')
    expect(program.trimEnd().split('\n')).toHaveLength(10)
    await writeFile(
      join(folder, 'report.mts'),
      program.replace('order_items, use', 'order_items, again: true, use'),
    )
    const { stdout } = await run(process.execPath, [join(folder, 'report.mts')], {
      env: { ...process.env, TOKEN },
      timeout: 60_000,
    })
    expect(JSON.parse(stdout)).toMatchObject({ product_name: 'EgrnObject' })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

import { expect, test } from '../fixtures.ts'
import { mailedPassword, oneTimeCode, PASSWORD } from '../pages/operator.ts'
import { startProductionSite } from '../production-server.ts'
import { openConsole } from './operator.ts'

test('[CONSOLE-01] brand hosts know no console, and its host knows no site', async ({
  page,
  baseURL,
  expectTrouble,
}) => {
  expectTrouble(/404/)
  await openConsole(page, '/orders')
  await expect(page.getByRole('heading', { name: 'Заказы' })).toBeVisible()
  const { port } = new URL(baseURL ?? '')
  for (const host of ['realty.localhost', 'fiz.localhost']) {
    const reply = await page.goto(`http://${host}:${port}/fulfilments`)
    expect(reply?.status()).toBe(404)
    expect(await reply?.text()).not.toContain('Консоль')
  }
  const own = await page.goto('/tariff/')
  expect(await own?.text()).toContain('Консоль — Проверка')
  expect(own?.headers()['x-robots-tag']).toBe('noindex, nofollow')
})

test('a client of the sites is not let in', async ({ page, expectTrouble }) => {
  expectTrouble(/403|Нет доступа/)
  await openConsole(page, '/', { username: 'client@example.com', password: 'proverka-demo' })
  await expect(page.getByRole('heading', { name: 'Консоль не открылась' })).toBeVisible()
  await page.getByRole('button', { name: 'Выйти' }).click()
  await expect(page.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible()
})

test(
  '[CONSOLE-01] in production the operator comes in by keys alone: the mailed password, an own one, and an app for the second step',
  { tag: '@long' },
  async () => {
    test.setTimeout(900_000)
    // A production that sells nothing is not set up.
    await using site = await startProductionSite(
      { CHECKS_BY_HAND: 'wanted,CriminalRecordCheck/courts' },
      'fiz-pro',
    )
    const page = await site.visit(site.consoleHost)
    await page.goto('/orders')
    await expect(page.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible()
    await page.getByLabel('Почта').focus()
    await page.keyboard.type('office@example.com')
    await page.getByRole('textbox', { name: 'Пароль' }).focus()
    await page.keyboard.type(mailedPassword(site.emailsTo('office@example.com')))
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Новый пароль' }).focus()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { name: 'Подключите второй шаг' })).toBeVisible()
    await page.getByRole('button', { name: 'Приложение с кодами' }).press('Enter')
    await page.getByRole('button', { name: 'Показать секрет' }).press('Enter')
    const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? ''
    await page.getByLabel('Первый код из приложения').focus()
    await page.keyboard.type(oneTimeCode(secret))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Запасные коды' })).toBeVisible()
    const recovery = await page.getByRole('listitem').allTextContents()
    expect(recovery).toHaveLength(10)
    await page.getByRole('button', { name: 'Сохранил, в консоль' }).press('Enter')
    // The address that was asked for first.
    await expect(page.getByRole('heading', { name: 'Заказы' })).toBeVisible()

    await test.step('another browser needs the second step again', async () => {
      const other = await site.visit(site.consoleHost)
      await other.goto('/')
      await other.getByLabel('Почта').fill('office@example.com')
      await other.getByRole('textbox', { name: 'Пароль' }).fill(PASSWORD)
      await other.keyboard.press('Enter')
      await expect(other.getByRole('heading', { name: 'Второй шаг' })).toBeVisible()
      await other.getByLabel('Код из приложения или запасной').fill(recovery[0] ?? '')
      await other.keyboard.press('Enter')
      await expect(
        other.getByRole('heading', { name: 'Сегодня' }).or(other.getByText('Ждет человека')),
      ).toBeVisible()
    })
  },
)

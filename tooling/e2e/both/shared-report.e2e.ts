import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { askedCalls } from '../pages/asked-calls.ts'
import { awaitDone, buyReport } from '../pages/bought-reports.ts'
import { registerByCalls } from '../pages/registration.ts'

const PERSON = {
  person: { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' },
  purpose: 'contract',
  ground: 'consent',
}

async function buyDone(page: Page, email: string): Promise<string> {
  await registerByCalls(page, email)
  const bought = await buyReport(page, 'BailiffCheck', 'Ладогин', PERSON)
  await awaitDone(page, bought)
  return bought.itemId
}

test('[TRUST-07] [TRUST-08] a report is shown by a link without its names, opened, and closed', async ({
  page,
  browser,
  ownEmail,
  expectTrouble,
}) => {
  test.slow()
  expectTrouble(/report\/shared/)
  const itemId = await buyDone(page, ownEmail)
  await page.goto(`/report/${itemId}/`)
  await page.getByRole('link', { name: 'Поделиться отчетом' }).click()
  const main = page.getByRole('main')
  await main.getByRole('checkbox', { name: /Имена людей/ }).check()
  await main.getByRole('checkbox', { name: /Даты рождения/ }).check()
  await main.getByRole('button', { name: 'Создать ссылку' }).click()
  await expect(main.getByText('Заполните поле')).toBeVisible()
  await main.getByLabel('Для кого ссылка').fill('Для Марины')
  const preview = main.getByRole('region', { name: 'Так увидит получатель' })
  await expect(preview).toContainText('имя скрыто')
  await expect(preview).not.toContainText('Ладогин')
  await main.getByRole('button', { name: 'Создать ссылку' }).click()
  const address = (await main.getByText(/\/shared\/#share_/).textContent())?.trim() ?? ''

  const elsewhere = await browser.newContext()
  const receiver = await elsewhere.newPage()
  await receiver.goto(address)
  const shown = receiver.getByRole('main')
  await expect(shown).toContainText('Подлинный, проверено сейчас')
  await expect(shown).toContainText(/Скрыто:/)
  await expect(shown).toContainText('имя скрыто')
  await expect(shown).toContainText('Что не проверено')
  await expect(shown).not.toContainText(/Ладогин|14\.03\.1987/)
  expect(new URL(receiver.url()).hash).toBe('')
  await expect(receiver.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await receiver.reload()
  await expect(shown).toContainText('Подлинный, проверено сейчас')

  await page.reload()
  await main.getByText(/Открывали\s2\sраза/).click()
  await expect(main.getByRole('table', { name: /Кто открывал/ })).toBeVisible()
  await main.getByRole('button', { name: 'Отозвать ссылку: Для Марины' }).click()
  await expect(main.getByText(/отозвана/)).toBeVisible()
  await receiver.goto(address)
  await receiver.reload()
  await expect(receiver.getByRole('alert')).toContainText('Ссылка больше не действует')
  await elsewhere.close()
})

test('[TRUST-04] [TRUST-06] a PDF and a JSON are verified without a request; a code alone tells nothing personal', async ({
  page,
  ownEmail,
}) => {
  test.slow()
  const itemId = await buyDone(page, ownEmail)
  await page.goto(`/report/${itemId}/`)
  const files = new Map<string, Buffer>()
  for (const type of ['PDF', 'JSON']) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: type, exact: true }).click()
    files.set(type, await readFile(await (await download).path()))
  }

  await page.goto('/verify/')
  await expect(page.getByText(/сеть\sможно\sотключить/)).toBeVisible()
  await page.context().setOffline(true)
  const calls = askedCalls(page)
  const drop = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  for (const [type, mimeType] of [
    ['PDF', 'application/pdf'],
    ['JSON', 'application/json'],
  ] as const) {
    const bytes = files.get(type) ?? Buffer.alloc(0)
    await drop(`report.${type.toLowerCase()}`, mimeType, bytes)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/[Пп]одлинный/)
    await page.getByRole('button', { name: 'Проверить другой' }).click()
  }
  // One figure of the debt is another one.
  const [facts = '', tables = ''] = String(files.get('JSON')).split('"tables"')
  const changed = Buffer.from(`${facts}"tables"${tables.replace('388', '188')}`)
  await drop('report.json', 'application/json', changed)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Документ\sизменен/)
  await expect(
    page.getByRole('list', { name: 'Разделы отчета' }).getByText('изменен', { exact: true }).first(),
  ).toBeVisible()
  expect(calls).toEqual([])
  await page.context().setOffline(false)

  const { proof } = JSON.parse(String(files.get('JSON'))) as { proof: string }
  const { jti } = JSON.parse(Buffer.from(proof.split('.')[1] ?? '', 'base64url').toString()) as {
    jti: string
  }
  await page.goto(`/verify/${jti}/`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Что за документ')
  await expect(main).toContainText('Долги у приставов')
  await expect(main).not.toContainText(/Ладогин|14\.03\.1987|388/)
})

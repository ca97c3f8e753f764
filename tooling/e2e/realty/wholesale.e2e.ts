import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { refuseCounters } from '../pages/checkout.ts'
import { signInAs } from '../pages/sign-in.ts'
import { expect, test } from '../fixtures.ts'

const FLAT = '00:14:0203005:1047'
const ROWS = 5000

/** Every fault that a list can have, one row each. */
const FAULTS = [
  FLAT,
  '00;14;0203005;1048',
  'Образцовск, Кленовая 14, 47',
  '00:14:0203005:999999',
  '0014020300',
  '=HYPERLINK("http://example.com")',
  'н/д',
  'Образцовск, Кленовая 14',
] as const

/** windows-1251, as Excel writes a CSV in Russian. */
function inWindows1251(text: string): Buffer {
  const decoder = new TextDecoder('windows-1251')
  const codes = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]))
  return Buffer.from([...text].map((letter) => codes.get(letter) ?? 63))
}

const counter = (page: Page, words: string) =>
  page.getByRole('group', { name: 'Какие строки показать' }).getByRole('button', { name: words })

const rowOf = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Строки списка' }).getByRole('listitem').filter({ hasText: text })

async function openSignedIn(page: Page): Promise<void> {
  await page.goto('/wholesale/')
  await refuseCounters(page)
  await page.getByRole('button', { name: /^Войти и.заказать$/ }).click()
  await signInAs(page, 'client@example.com')
}

test('[ROUTE-008] /wholesale/ has the form of the bulk order, and keeps its list', async ({ page }) => {
  await page.goto('/wholesale/')
  await refuseCounters(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Оптовый заказ' })).toBeVisible()
  await page.getByLabel('Номера и адреса').fill(`${FLAT}\n0014020300`)
  await page.getByRole('button', { name: 'Проверить список' }).click()
  await expect(rowOf(page, FLAT)).toContainText('Есть в реестре')
  await expect(rowOf(page, '0014020300')).toContainText('не хватает цифр')
  await page.reload()
  await expect(counter(page, 'всего')).toContainText('2')
  await expect(rowOf(page, FLAT)).toContainText('Кленовая, д. 14, кв. 47')
})

test(
  '[PUB-02] 5,000 rows with every fault are checked before paying, corrected, ordered and delivered',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(180_000)
    await openSignedIn(page)
    await page.getByRole('tab', { name: 'Файл' }).click()
    const filler = Array.from({ length: ROWS - FAULTS.length }, (_, index) => `00:14:0209999:${index + 1}`)
    const csv = ['Номер или адрес', ...[...FAULTS, ...filler].map((row) => `"${row.replaceAll('"', '""')}"`)]
    await page.getByLabel('Файл CSV или XLSX').setInputFiles({
      name: 'список.csv',
      mimeType: 'text/csv',
      buffer: inWindows1251(csv.join('\r\n')),
    })
    await expect(counter(page, 'всего')).toContainText(/5\s000/)
    await expect(counter(page, 'ищем')).toHaveText('0ищем')
    await expect(counter(page, 'можно заказать')).toContainText('2')
    await expect(counter(page, 'повторы')).toContainText('1')

    await expect(rowOf(page, '00;14;0203005;1048')).toContainText('записан как 00:14:0203005:1048')
    await expect(rowOf(page, 'Кленовая 14, 47')).toContainText('Повтор строки 2')
    await expect(rowOf(page, '00:14:0203005:999999')).toContainText('В реестре такого нет')
    await expect(rowOf(page, '=HYPERLINK')).toContainText('не открываем и не выполняем')
    await expect(rowOf(page, 'н/д')).toContainText('Не номер и не адрес')

    const short = rowOf(page, '0014020300')
    await expect(short).toContainText('не хватает цифр')
    await short.getByRole('button', { name: 'Исправить' }).click()
    await page.getByLabel('Строка 6').fill('00:14:0203005:1049')
    await page.getByRole('button', { name: 'Проверить', exact: true }).click()
    await expect(rowOf(page, '00:14:0203005:1049')).toContainText('Есть в реестре')

    const house = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Убрать строку 9' }) })
    await house.getByRole('button', { name: /^Выбрать из.списка$/ }).click()
    await expect(house.getByLabel('Номер квартиры')).toBeFocused()
    await page.keyboard.type('50')
    await page.keyboard.press('Enter')
    await expect(counter(page, 'можно заказать')).toContainText(/[34]/)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV', exact: true }).filter({ visible: true }).last().click()
    const corrected = (await readFile((await (await download).path()) ?? '')).toString('utf8')
    const lines = corrected.trimEnd().split('\r\n')
    expect(lines).toHaveLength(ROWS + 1)
    expect(lines[0]).toBe(
      '\uFEFFСтрока;Вставлено;Кадастровый номер;Адрес;Объект;Итог;Что не так;Не использовано',
    )
    expect(lines[2]).toContain('"00;14;0203005;1048";00:14:0203005:1048;')
    expect(corrected).toContain(`"'=HYPERLINK(""http://example.com"")"`)

    const sheet = page.waitForEvent('download')
    await page.getByRole('button', { name: 'XLSX', exact: true }).filter({ visible: true }).last().click()
    const workbook = await readFile((await (await sheet).path()) ?? '')
    // What came back is a list again.
    await page.getByRole('button', { name: 'Очистить список' }).click()
    await page.getByLabel('Файл CSV или XLSX').setInputFiles({
      name: 'исправленный-список.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: workbook,
    })
    await expect(counter(page, 'ищем')).toHaveText('0ищем')
    await expect(counter(page, 'можно заказать')).toContainText(/[34]/)

    await page.getByRole('button', { name: /^Убрать строки без.заказа$/ }).click()
    const again = page.getByRole('button', { name: /^Заказать все/ })
    const payment = page.getByRole('dialog', { name: 'Тестовый платеж' })
    await page.getByRole('button', { name: /^Заказать \d.отчета?$/ }).click()
    await expect(again.or(payment)).toBeVisible()
    // The client of the demo has one of them already: it is told before money is taken.
    if (await again.isVisible()) await again.click()
    await payment.getByRole('button', { name: /^Оплатить/ }).click()
    await expect(page).toHaveURL(/\/wholesale\/\?order=[\da-f-]{36}$/)
    await expect(page.getByRole('heading', { name: 'Заказ закончен' })).toBeVisible()
    const archive = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Скачать готовые/ }).click()
    expect((await archive).suggestedFilename()).toMatch(/\.zip$/)
  },
)

test('[PUB-02] a list that is pasted into the search goes to the bulk order', async ({ page }) => {
  await page.goto('/')
  await refuseCounters(page)
  const line = page.getByRole('combobox', { name: /адрес или кадастровый номер/i })
  await line.click()
  await line.evaluate((input, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, `${FLAT}\n00:14:0203005:1048`)
  await expect(page).toHaveURL('/wholesale/')
  await expect(counter(page, 'можно заказать')).toContainText('2')
})

test('[PUB-02] numbers that were typed into one line of the search go there, too; without a script the answer names the page', async ({
  page,
}) => {
  const list = `${FLAT} 00:14:0203005:1048`
  await page.goto('/')
  await refuseCounters(page)
  const line = page.getByRole('combobox', { name: /адрес или кадастровый номер/i })
  await line.fill(list)
  await line.press('Enter')
  await expect(page).toHaveURL('/wholesale/')
  await expect(counter(page, 'можно заказать')).toContainText('2')

  await page.goto(`/search/?query=${encodeURIComponent(list)}`)
  await page.getByRole('main').getByRole('link', { name: 'оптовый заказ' }).click()
  await expect(page).toHaveURL('/wholesale/')
})

test('[INPUT-09] [PUB-02] what a list says beside its objects stands beside the row and in the corrected file', async ({
  page,
}) => {
  await page.goto('/wholesale/')
  await refuseCounters(page)
  await page.getByRole('tab', { name: 'Файл' }).click()
  const csv = `Реестр на 27.11.2026;;;\n№ п/п;"Кадастровый\nномер ЗУ";Кадастровый номер;Владелец\n1;00:14:0203005:7;${FLAT};Ладогин`
  await page
    .getByLabel('Файл CSV или XLSX')
    .setInputFiles({ name: 'список.csv', mimeType: 'text/csv', buffer: inWindows1251(csv) })
  const row = rowOf(page, FLAT)
  await expect(row).toContainText('Есть в реестре')
  await expect(row).toContainText('Не использовано: Над таблицей: Реестр на 27.11.2026')
  await expect(row).toContainText('Кадастровый номер ЗУ: 00:14:0203005:7; Владелец: Ладогин')
  await expect(counter(page, 'всего')).toContainText('1')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV', exact: true }).filter({ visible: true }).last().click()
  const corrected = (await readFile((await (await download).path()) ?? '')).toString('utf8')
  expect(corrected).toContain('Владелец: Ладогин')
})

test('[INPUT-09] a number that may have lost its zeros is asked about', async ({ page }) => {
  await page.goto('/wholesale/')
  await refuseCounters(page)
  await page.getByLabel('Номера и адреса').fill('0:14:203005:1047')
  await page.getByRole('button', { name: 'Проверить список' }).click()
  const row = rowOf(page, '0:14:203005:1047')
  await expect(row).toContainText(`Возможно, это ${FLAT}`)
  await expect(counter(page, 'можно заказать')).toContainText('0')
  await row.getByRole('button', { name: 'Да, это он' }).click()
  await expect(counter(page, 'можно заказать')).toContainText('1')
})

test('[INPUT-01] an unseen sign in a list changes nothing of what is found', async ({ page }) => {
  await page.goto('/wholesale/')
  await refuseCounters(page)
  await page
    .getByLabel('Номера и адреса')
    .fill('00:14:\u200b0203005:1047\nг. Образцовск, ул. Клё\u00adновая, д. 14, кв. 47')
  await page.getByRole('button', { name: 'Проверить список' }).click()
  const row = rowOf(page, FLAT)
  await expect(row).toContainText('Есть в реестре')
  await expect(page.getByText(/Повтор строки 1/).first()).toBeVisible()
})

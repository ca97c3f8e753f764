import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const PATH = '/otchet-na-osnove-vypiski-iz-egrn/'
const sample = (name: string) =>
  new URL(`../../../packages/screens/src/pages/checks/own-extract/sample/${name}`, import.meta.url)
const XML = readFileSync(sample('extract_about_property_room.xml'))
const SIGNATURE = readFileSync(sample('extract_about_property_room.xml.sig'))
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/xml', buffer })

async function open(page: Page): Promise<void> {
  await page.goto(PATH)
  await expect(page.getByText('Страница загружена целиком', { exact: false })).toBeVisible()
}

const choose = (page: Page) => page.getByLabel('Выбрать файл')

/** What a page has asked for, with all that it has sent along. */
function listen(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

test('[LAND-27] the landing page of one’s own extract has hero, a place for the file, steps, questions and a sample', async ({
  page,
}) => {
  await open(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Отчет на основе выписки из ЕГРН' })).toBeVisible()
  await expect(choose(page)).toBeAttached()
  for (const heading of [
    'Что вы увидите',
    'Как получить файл бесплатно',
    'Чего эта страница не делает',
    'О файле и подписи',
  ])
    await expect(main.getByRole('heading', { name: heading })).toBeVisible()
  await expect(main.getByText('Продавец заказывает выписку')).toBeVisible()
  const answer = main.getByText('Значит, переслали только XML')
  await expect(answer).toBeHidden()
  await main.locator('summary', { hasText: 'Файл открылся, а подписи нет' }).click()
  await expect(answer).toBeVisible()

  await main.getByRole('button', { name: 'Показать на примере' }).click()
  const report = main.getByRole('article', { name: /00:14:0203005:1047/ })
  await expect(report.getByText('Демонстрационные данные')).toBeVisible()
  await expect(report.getByText('Объект в ипотеке').first()).toBeVisible()
})

test('[REPORT-04] an extract is read without a network: no request is made once the file is open', async ({
  page,
  context,
}) => {
  await open(page)
  const requests = listen(page)
  await context.setOffline(true)
  await choose(page).setInputFiles([file('moya.xml', XML)])
  const report = page.getByRole('article', { name: /00:14:0203005:1047/ }).first()
  await expect(report.getByText('Ладогин Арсений Петрович')).toBeVisible()
  await expect(page.getByText('отправлено с тех пор, как вы открыли файл')).toBeVisible()
  // A second file, the table and the place of a line need no network either.
  await choose(page).setInputFiles([file('vtoraya.xml', XML)])
  await expect(page.getByRole('article')).toHaveCount(2)
  const place = report.locator('summary', { hasText: 'restrict_record' })
  await place.click()
  await expect(report.getByText('<restriction_encumbrance_type>', { exact: false })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: 'Таблица CSV' }).click(),
  ])
  const csv = readFileSync(await download.path(), 'utf8')
  expect(csv).toContain('Ладогин Арсений Петрович')
  expect(
    requests.filter((request) => !/^(?:blob|data):/.test(request.url())).map((request) => request.url()),
  ).toEqual([])
})

test('[REPORT-04] with a network, too, no byte of the file is in any request', async ({ page }) => {
  const requests = listen(page)
  await open(page)
  await choose(page).setInputFiles([file('moya.xml', XML)])
  await expect(page.getByRole('article')).toBeVisible()
  await page.getByRole('button', { name: 'Убрать' }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
  const sent = requests.map((request) => `${request.url()} ${request.postData() ?? ''}`).join('\n')
  for (const secret of ['Ладогин', encodeURIComponent('Ладогин'), 'right_record', 'moya.xml', '1047-00/014'])
    expect(sent).not.toContain(secret)
})

test('[REPORT-04] [INPUT-08] the signature beside the file is told in three lines; a changed file is not believed', async ({
  page,
}) => {
  await open(page)
  const lines = page.getByRole('list', { name: 'Подпись файла' })
  await choose(page).setInputFiles([file('v.xml', XML), file('v.xml.sig', SIGNATURE)])
  await expect(lines.getByText('Файл не изменен')).toBeVisible()
  await expect(lines.getByText('Подпись математически верна')).toBeVisible()
  await expect(lines.getByText('Кто подписал, не доказано')).toBeVisible()
  await page.getByRole('button', { name: 'Убрать' }).click()

  const changed = Buffer.from(XML.toString('utf8').replace('54.3', '84.3'))
  await choose(page).setInputFiles([file('v.xml', changed), file('v.xml.sig', SIGNATURE)])
  // The digest is of something else: whether of this file before a change or of another one, nobody can tell.
  await expect(lines.getByText('Подписи к этому файлу нет')).toBeVisible()
  await expect(page.getByText('могло быть исправлено что угодно').first()).toBeVisible()
})

test('[INPUT-08] the signature of an archive inside an archive is of what it holds', async ({ page }) => {
  await open(page)
  const archive = readFileSync(
    new URL('../../../packages/gost-signature/fixtures/signed-archive.zip', import.meta.url),
  )
  await choose(page).setInputFiles([file('answer.zip', archive)])
  const lines = page.getByRole('list', { name: 'Подпись файла' })
  await expect(lines.getByText('Файл не изменен')).toBeVisible()
  await expect(lines).toContainText('Подписан архив kv_1.zip, в котором он лежит')
})

test('a file is dropped anywhere on the page; a wrong one says what it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page)
  const drop = (name: string, content: string) =>
    page.evaluate(
      ([fileName, text]) => {
        const data = new DataTransfer()
        data.items.add(new File([text!], fileName!))
        document
          .querySelector('h1')
          ?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
      },
      [name, content],
    )
  await drop('выписка.pdf', '%PDF-1.7')
  await expect(page.getByRole('alert').filter({ hasText: 'Это PDF, а нужен XML' })).toBeInViewport()
  await drop('план.xml', '<MP/>')
  const refusals = page.getByRole('alert').filter({ hasText: 'план.xml' })
  await expect(refusals).toContainText('Это XML, но не выписка из ЕГРН')
  // The former refusal is over.
  await expect(refusals).not.toContainText('Это PDF')
  await drop('выписка.xml', XML.toString('utf8'))
  await expect(page.getByRole('article')).toBeVisible()
  await expect(refusals).toHaveCount(0)
})

test('by keyboard alone: the file is chosen, the report gets the focus, a place opens, a reload asks', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard of its own')
  await open(page)
  await choose(page).focus()
  await expect(choose(page)).toBeFocused()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose(page).press('Enter')])
  await chooser.setFiles([file('moya.xml', XML)])
  const title = page.getByRole('article').getByRole('heading', { level: 2 }).first()
  await expect(title).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Убрать' })).toBeFocused()
  const place = page.getByRole('article').locator('summary').first()
  await place.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('<cad_number>00:14:0203005:1047</cad_number>')).toBeVisible()

  let isAsked = false
  page.once('dialog', (dialog) => {
    isAsked = true
    expect(dialog.type()).toBe('beforeunload')
    void dialog.accept()
  })
  await page.reload()
  expect(isAsked).toBe(true)
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('what was found goes along to a paid check: the number, and the name into the form', async ({
  page,
}) => {
  await open(page)
  await choose(page).setInputFiles([file('moya.xml', XML)])
  await expect(page.getByRole('article')).toBeVisible()
  await page.getByRole('link', { name: 'Проверка человека' }).first().click()
  await expect(page.getByLabel('Фамилия')).toHaveValue('Ладогин')
  await expect(page.getByLabel('Отчество')).toHaveValue('Петрович')
  // The report waits in the tab.
  await page.goBack()
  await expect(page.getByRole('article', { name: /00:14:0203005:1047/ })).toBeVisible()
  await page.getByRole('link', { name: 'Выписка ЕГРН об объекте' }).click()
  await expect(page).toHaveURL('/object/00:14:0203005:1047/')
  await expect(page.getByRole('heading', { level: 1, name: '00:14:0203005:1047' })).toBeVisible()
})

test('a second file brings the reader to its report', async ({ page }) => {
  await open(page)
  const titles = page
    .getByRole('article')
    .getByRole('heading', { level: 2 })
    .and(page.locator('[data-own-title]'))
  await choose(page).setInputFiles([file('moya.xml', XML)])
  await expect(titles.first()).toBeFocused()
  await choose(page).setInputFiles([file('snova.xml', XML)])
  await expect(titles.nth(1)).toBeFocused()
  await expect(titles.nth(1)).toBeInViewport()
  // What is put away hands the focus on: to the report that is left, then to where a file is chosen.
  const remove = page.getByRole('button', { name: 'Убрать' })
  await remove.nth(1).press('Enter')
  await expect(titles).toHaveCount(1)
  await expect(titles.first()).toBeFocused()
  await remove.press('Enter')
  await expect(titles).toHaveCount(0)
  await expect(choose(page)).toBeFocused()
})

test('a large extract comes in parts while the page goes on, and can be stopped', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  await open(page)
  const right = (index: number) =>
    `<right_record><right_data><right_type><value>Собственность</value></right_type><right_number>00:01:0001001:1-00/001/2020-${index}</right_number></right_data></right_record>`
  const extract = (rights: number) =>
    Buffer.from(
      `<extract_about_property_room><right_records>${Array.from({ length: rights }, (_, index) => right(index)).join('')}</right_records></extract_about_property_room>`,
    )
  const large = extract(4000)
  // The last are as large as a file may be: one of them is still being read when the first reports are there.
  const largest = extract(90_000)
  await choose(page).setInputFiles([
    ...['0', '1', '2'].map((name) => file(`${name}.xml`, large)),
    ...['3', '4', '5'].map((name) => file(`${name}.xml`, largest)),
  ])
  await expect(page.getByRole('progressbar', { name: 'Чтение: 3.xml' })).toBeVisible()
  // The first reports come below and take the reader nowhere while he may want to stop the rest.
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Остановить' })).toBeInViewport()
  await page.getByRole('button', { name: 'Остановить' }).click()
  await expect(page.getByText(/Чтение остановлено: .*5\.xml/)).toBeVisible()
  for (let left = await page.getByRole('article').count(); left > 0; left -= 1)
    await page.getByRole('button', { name: 'Убрать' }).first().click()
  await choose(page).setInputFiles([file('dom.xml', large)])
  const report = page.getByRole('article')
  await expect(report.getByText('Показано 100 из')).toBeVisible()
  await expect(report.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await report.getByRole('button', { name: 'Показать еще' }).click()
  await expect(report.getByText('Показано 200 из')).toBeVisible()
})

test('[SELL-09] nothing invented is drawn beside a real file', async ({ page }) => {
  await open(page)
  const land = new URL(
    '../../../packages/egrn/fixtures/extract_about_property_land_synthetic.xml',
    import.meta.url,
  )
  await choose(page).setInputFiles([file('uchastok.xml', readFileSync(land))])
  await expect(page.getByText('26:29:130106:382').first()).toBeVisible()
  await expect(page.getByRole('img', { name: /схема участка/i })).toHaveCount(0)
})

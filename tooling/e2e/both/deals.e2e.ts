import { expect, test } from '../fixtures.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const PDF = { name: 'Договор.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 проект') }

test('[DEAL-01] [DEAL-02] [CAB-06] [ERR-13] a deal is a folder: made, filled with documents, with a list of what is missing', async ({
  page,
  ownEmail,
  expectTrouble,
}) => {
  test.slow()
  expectTrouble(/deal\/(create|add_document)|Сделка не изменена|Документ не загружен/)
  await registerByCalls(page, ownEmail)
  await page.goto('/user/deals/')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Создать сделку' }).click()
  const form = main.getByRole('form', { name: 'Новая сделка' })
  await form.getByLabel('Кадастровый номер или адрес').fill('00:14:0203005:1047')
  await form.getByLabel('Продавец').fill('Савва Ильин')
  await form.getByLabel('Покупатель').fill('Лида Ольхина')
  await form.getByLabel('Цена').fill('4100000')

  const logged: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('Сделка не изменена')) logged.push(message.text())
  })
  const submit = form.locator('button[type=submit]')
  let answers = 0
  let asked = 0
  let release = () => {}
  await page.route('**/api/deal/create', async (route) => {
    const released = new Promise<void>((resolve) => (release = resolve))
    asked++
    await released
    answers++
    await (answers === 1 ? route.fulfill({ status: 500, json: { error: 'нет' } }) : route.continue())
  })
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => asked).toBe(1)
  release()
  await expect(form.getByRole('alert').first()).toBeVisible()
  await expect(submit).not.toHaveAttribute('aria-busy', 'true')
  await expect(form.getByLabel('Продавец')).toHaveValue('Савва Ильин')
  expect(logged).toHaveLength(1)
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => asked).toBe(2)
  release()
  await expect(page).toHaveURL(/\/user\/deals\/[\da-f-]{36}\/$/)
  await expect(main.getByText('Савва Ильин')).toBeVisible()

  const need = main.getByRole('form', { name: 'Недостающий документ' })
  await need.getByLabel('Чего не хватает').fill('Согласие супруга')
  await need.getByRole('button', { name: 'Добавить в список' }).click()
  await expect(main.getByRole('heading', { name: /Не\sхватает\s1\sлиста/ })).toBeVisible()

  let [arrived, sent] = [0, 0]
  await page.route('**/api/deal/add_document', async (route) => {
    const released = new Promise<void>((resolve) => (release = resolve))
    arrived++
    await released
    sent++
    await (sent === 1 ? route.fulfill({ status: 500, json: { error: 'нет' } }) : route.continue())
  })
  const drop = main.locator('input[name=document]')
  const chosen = main.getByRole('list', { name: 'Добавить документ: выбранные файлы' })
  await drop.setInputFiles(PDF)
  await expect(chosen.getByRole('progressbar')).toBeVisible()
  await expect.poll(() => arrived).toBe(1)
  release()
  await expect(chosen.getByRole('progressbar')).toHaveCount(0)
  await expect(chosen.getByRole('listitem')).not.toContainText('загружен')
  await chosen.getByRole('button', { name: /Убрать файл/ }).click()
  await drop.setInputFiles(PDF)
  await expect(chosen.getByRole('progressbar')).toBeVisible()
  await expect.poll(() => arrived).toBe(2)
  release()
  await expect(chosen.getByRole('listitem')).toContainText('загружен')
  await expect(main.getByRole('button', { name: 'Скачать: Договор.pdf' })).toBeVisible()
  await page.unroute('**/api/deal/add_document')

  // What is refused says why at its field.
  await drop.setInputFiles({ name: 'игра.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0000') })
  await expect(chosen.getByRole('listitem').filter({ hasText: 'игра.exe' })).toContainText(/файл/i)

  await main.locator('input[name^=need-]').setInputFiles({ ...PDF, name: 'Согласие.pdf' })
  await expect(main.getByRole('heading', { name: /Все листы на\sместе/ })).toBeVisible()
  await page.goto('/user/deals/')
  // The nearest folder lies open, its tab says how full it is.
  await expect(main.getByRole('heading', { name: /Все листы на\sместе/ })).toBeVisible()
  const tabs = main.getByRole('navigation', { name: 'Сделки' })
  await expect(tabs.getByRole('link')).toContainText(/\d\sлист/)
  await main.getByRole('link', { name: /^Изменить или\sудалить сделку$/ }).click()
  await expect(page).toHaveURL(/\/user\/deals\/[\w-]{36}\/$/)
})

import { expect, test } from '../fixtures.ts'
import { callAs } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const PDF = {
  name: 'Согласие.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 согласие супруга'),
}

test(
  'someone without an account brings a missing paper by a link, and the folder is put right and deleted',
  { tag: '@long' },
  async ({ page, browser, ownEmail, expectTrouble }) => {
    test.setTimeout(90_000)
    expectTrouble(/deal\/shared/)
    await registerByCalls(page, ownEmail)
    const made = await callAs(page, 'POST', '/deal/create', {
      object_key: '00:14:0203005:1047',
      parties: [{ role: 'Продавец', name: 'Савва Ильин' }],
      price: 4_100_000,
    })
    const { deal_id } = made.data as { deal_id: string }
    for (const [title, bearer] of [
      ['Согласие супруга', 'Продавец'],
      ['Предварительный договор', 'Покупатель'],
    ])
      await callAs(page, 'POST', `/deal/${deal_id}/need`, { title, bearer })
    await page.goto(`/user/deals/${deal_id}/`)
    const main = page.getByRole('main')
    await main.getByLabel('Кто несет документы').selectOption('Продавец')
    await main.getByRole('button', { name: 'Создать ссылку' }).click()
    const address = (await main.getByText(/\/deal\/#deal_/).textContent()) ?? ''

    const elsewhere = await browser.newContext()
    const seller = await elsewhere.newPage()
    await seller.goto(address)
    await seller.getByRole('button', { name: /Показать,\sчто\sнужно/ }).click()
    await expect(seller.getByText('Согласие супруга', { exact: true })).toBeVisible()
    expect(new URL(seller.url()).hash).toBe('')
    for (const hidden of ['Савва Ильин', '00:14:0203005:1047', 'Предварительный договор'])
      await expect(seller.getByText(hidden)).toHaveCount(0)
    await seller.locator('input[type=file]').setInputFiles(PDF)
    await expect(seller.getByRole('heading', { name: /Все\sдокументы\sна\sместе/ })).toBeVisible()

    await page.reload()
    await expect(main.getByRole('button', { name: 'Скачать: Согласие.pdf' })).toBeVisible()
    await expect(main.getByText(/открыли\s1\sраз/)).toBeVisible()
    await main.getByRole('button', { name: 'Отозвать ссылку: Продавец' }).click()
    await expect(main.getByText(/\/deal\/#deal_/)).toHaveCount(0)
    await seller.goto(address)
    await seller.getByRole('button', { name: /Показать,\sчто\sнужно/ }).click()
    await expect(seller.getByRole('alert')).toContainText('Ссылка не действует')
    await elsewhere.close()

    await main.getByRole('button', { name: 'Убрать: Согласие.pdf' }).click()
    await expect(main.getByRole('heading', { name: /Не\sхватает\s2\sлистов/ })).toBeVisible()
    await main.getByRole('button', { name: 'Изменить сделку' }).click()
    const form = main.getByRole('form', { name: 'Изменить сделку' })
    await form.getByLabel('Покупатель').fill('Лида Рябинина')
    await form.getByRole('button', { name: 'Сохранить' }).click()
    await expect(main.getByText('Лида Рябинина')).toBeVisible()
    await main.getByRole('button', { name: 'Удалить сделку' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
    await expect(page).toHaveURL(/\/user\/deals\/$/)
    await expect(main.getByText('00:14:0203005:1047')).toHaveCount(0)
  },
)

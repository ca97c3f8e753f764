import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { catalogueProduct } from '@proverka/domain/orders'
import { expect, test } from '../fixtures.ts'
import { callAs } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'
import { signInAs } from '../pages/sign-in.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const PAYER = {
  name: 'ООО «Ольхина и Ко»',
  inn: '0000000018',
  kpp: '000001001',
  address: 'г. Образцовск, ул. Кленовая, д. 1',
}

async function downloaded(page: Page, press: () => Promise<void>) {
  const coming = page.waitForEvent('download')
  await press()
  const file = await coming
  expect((await readFile(await file.path(), 'latin1')).startsWith('%PDF-')).toBe(true)
  return file.suggestedFilename()
}

test(
  '[CAB-05] an order of a company is paid by its bill, and has bill and act as PDF',
  { tag: '@long' },
  async ({ page, browser, ownEmail }) => {
    test.setTimeout(120_000)
    await registerByCalls(page, ownEmail)
    await callAs(page, 'POST', '/payer/add_payer', PAYER)
    const { data } = await callAs(page, 'POST', '/order', {
      order_items: [
        {
          product_id: catalogueProduct('EgrnObject')?.product_id,
          object_key: '00:14:0203005:1047',
          metadata: {},
        },
      ],
    })
    const { id } = data as { id: string }
    await page.goto(`/order/${id}/`)
    const main = page.getByRole('main')
    await expect(main.getByLabel('Плательщик')).toContainText('ООО «Ольхина и Ко»')
    const bill = await downloaded(page, () => main.getByRole('button', { name: /^Счет на/ }).click())
    expect(bill).toMatch(/^Счет \d+\.pdf$/)
    await expect(main.getByText(/Счет\s№\s\d+\sна\s.+\sвыписан/)).toBeVisible()

    await test.step('the bank says that the money is there', async () => {
      const context = await browser.newContext()
      const office = await context.newPage()
      await office.goto('/?auth=login')
      await signInAs(office, 'admin@example.com')
      const { status } = await callAs(office, 'PUT', '/admin/orders/update_order', {
        OrderID: id,
        Paid: true,
      })
      expect(status).toBe(200)
      await context.close()
    })
    await expect(main.getByText(/Оплачено\sпо\sсчету/)).toBeVisible()
    const act = main.getByRole('button', { name: 'Скачать: Акт об оказании услуг, PDF' })
    await expect(act).toBeVisible()
    await expect(main.getByText(/Заказчик:\sООО\s«Ольхина\sи\sКо»/)).toBeVisible()
    expect(await downloaded(page, () => act.click())).toMatch(/^Акт \d+\.pdf$/)
    await expect(main.getByRole('button', { name: /Скачать: Счет\s№\s\d+/ })).toBeVisible()
  },
)

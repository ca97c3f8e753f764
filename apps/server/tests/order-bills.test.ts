import { contract } from '@proverka/api/contract'
import { FLAT, itemIn, productId } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balanceOf, sumOfBooks } from './setup/money.ts'
import { readPdfText } from './setup/read-pdf-text.ts'
import { readZip } from './setup/read-zip.ts'
import { register } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { createInvoice, downloadAct, downloadInvoice, getOrder, listInvoices } = contract.orders

let server: TestServer
let admin: Visitor
let company: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = server.visit()
  await admin.signIn('admin@example.com')
  company = server.visit()
  await register(company)
})
afterAll(() => server.stop())

const PAYER = {
  name: 'ООО «Ольхина и Ко»',
  inn: '0000000018',
  kpp: '000001001',
  address: 'г. Образцовск, ул. Кленовая, д. 1',
}

const bytesOf = ({ data }: { data: unknown }) => data as Uint8Array
const textOf = (bytes: Uint8Array) =>
  readPdfText(bytes)
    .pages.join('')
    .replaceAll(/[\s\u00A0\u200B]+/g, '')
const squeezed = (text: string) => text.replaceAll(/\s+/g, '')

const addPayer = async (by: Visitor, payer = PAYER) =>
  (await by.call(contract.payers.addPayer, { body: payer })).data.payer_id
async function order(by: Visitor) {
  const { data } = await by.call(contract.orders.createOrder, {
    body: {
      order_items: [
        {
          product_id: productId('EgrnObject'),
          object_key: FLAT,
          metadata: { purchase: crypto.randomUUID() },
        },
      ],
      again: true,
    },
  })
  const { number } = await view(by, data.id)
  return { ...data, number }
}
const bill = (by: Visitor, order_id: string, payer_id?: string) =>
  by.call(createInvoice, { query: { order_id, ...(payer_id && { payer_id }) } })
const markPaid = (OrderID: string, Paid = true) =>
  admin.call(contract.admin.updateOrder, { body: { OrderID, Paid } })
const view = async (by: Visitor, id: string) => (await by.call(getOrder, { params: { id } })).data

describe('[CAB-05] an order of a company', () => {
  it('is paid by its bill, and has bill and act as PDF when it is done', async () => {
    const payer_id = await addPayer(company)
    const bought = await order(company)
    const { data: invoice } = await bill(company, bought.id, payer_id)
    expect(invoice).toMatchObject({ amount: bought.total_amount, paid: false, payer: PAYER.name })
    const pdf = textOf(bytesOf(await company.call(downloadInvoice, { params: { id: invoice.invoice_id } })))
    for (const words of [
      PAYER.name,
      PAYER.inn,
      PAYER.kpp,
      `Информационные услуги по заказу № ${bought.number}`,
    ])
      expect(pdf).toContain(squeezed(words))
    expect(pdf).not.toContain('Пополнение')
    const before = await view(company, bought.id)
    expect([before.invoice?.number, before.has_act, before.paid_at]).toEqual([invoice.number, false, null])
    const early = await company.call(downloadAct, { params: { id: bought.id }, query: {} })
    expect([early.status, early.error]).toEqual([409, expect.stringContaining('Акт появится')])

    expect((await markPaid(bought.id)).status).toBe(200)
    await itemIn(company, bought.order_items[0]?.order_item_id ?? '', 'done')
    const after = await view(company, bought.id)
    expect(after).toMatchObject({ paid_by: 'invoice', has_act: true, invoice: { paid: true } })
    expect(await balanceOf(company)).toBe(0)
    expect(await sumOfBooks(server)).toBe(0)

    const act = textOf(bytesOf(await company.call(downloadAct, { params: { id: bought.id }, query: {} })))
    for (const words of [
      `Акт об оказании услуг № ${bought.number}`,
      PAYER.name,
      PAYER.inn,
      bought.order_items[0]?.product_name_ru ?? '',
      'Услуги оказаны полностью',
      'ДЕМОНСТРАЦИОННЫЙ АКТ',
    ])
      expect(act).toContain(squeezed(words))
    const archive = readZip(
      bytesOf(
        await company.call(contract.files.downloadOrder, {
          query: { orderID: bought.id, fileType: 'zip' },
        }),
      ),
    )
    expect([...archive.keys()]).toContain(`Акт ${bought.number}.pdf`)
  })

  it('has one bill for a payer, and another one for another payer', async () => {
    const bought = await order(company)
    const one = await bill(company, bought.id, await addPayer(company))
    const again = await bill(company, bought.id, await addPayer(company))
    expect(again.data.invoice_id).toBe(one.data.invoice_id)
    const other = await bill(company, bought.id, await addPayer(company, { ...PAYER, name: 'ООО «Межа»' }))
    const none = await bill(company, bought.id)
    expect(new Set([one, other, none].map(({ data }) => data.number)).size).toBe(3)
    expect((await view(company, bought.id)).invoice?.number).toBe(none.data.number)
    const own = await company.call(listInvoices, { query: {} })
    expect(own.data.filter(({ paid }) => !paid).length).toBeGreaterThanOrEqual(3)
  })

  it('is billed by its price alone, once, and by its owner', async () => {
    const bought = await order(company)
    const stranger = server.visit()
    await register(stranger)
    expect((await bill(stranger, bought.id)).status).toBe(403)
    expect((await bill(admin, bought.id)).status).toBe(403)
    expect((await bill(company, crypto.randomUUID())).status).toBe(404)
    const both = await company.call(createInvoice, { query: { order_id: bought.id, amount: '1' } })
    expect(both.status).toBe(400)
    const foreign = await bill(company, bought.id, await addPayer(stranger))
    expect(foreign.status).toBe(403)
    await markPaid(bought.id)
    const paid = await bill(company, bought.id)
    expect([paid.status, paid.error]).toEqual([409, expect.any(String)])
    expect((await company.call(downloadAct, { params: { id: bought.id }, query: {} })).status).not.toBe(500)
    expect((await stranger.call(downloadAct, { params: { id: bought.id }, query: {} })).status).toBe(403)
  })

  it('names the requisites that its buyer chose when it was paid without a bill', async () => {
    const bought = await order(company)
    await markPaid(bought.id)
    await itemIn(company, bought.order_items[0]?.order_item_id ?? '', 'done')
    const act = async (payer_id?: string) =>
      textOf(
        bytesOf(
          await company.call(downloadAct, { params: { id: bought.id }, query: payer_id ? { payer_id } : {} }),
        ),
      )
    expect(await act()).toContain(squeezed('Заказчик с электронной почтой'))
    expect(await act(await addPayer(company, { ...PAYER, name: 'ООО «Межа»' }))).toContain(
      squeezed('ООО «Межа»'),
    )
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { readPdfText } from './setup/read-pdf-text.ts'
import { credentialsOf } from '@proverka/test-support/visitor'
import { startTestServer, type TestServer } from './setup/test-server.ts'

const FLAT = '00:14:0203005:1047'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const squeezed = (text: string): string => text.replaceAll(/[\s\u00A0\u200B\u202F]+/g, '')

describe('[TRUE-01, TRUE-08] the PDF of an order', () => {
  it('has one verdict over the extract and the transfer of rights, and no absence that neither states', async () => {
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [
      { product: 'EgrnObject', key: FLAT },
      { product: 'EgrnRightList', key: FLAT },
    ])
    await payInWidget(guest, order)
    const ids = order.order_items.map(({ order_item_id }) => order_item_id)
    for (const id of ids) await itemIn(guest, id, 'done')
    const textOf = async (query: { order_item_id?: string }) => {
      const search = new URLSearchParams({ orderID: order.id, fileType: 'pdf', ...query })
      const reply = await server.send(`/api/download?${search}`, { headers: credentialsOf(guest) })
      expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
      const name = decodeURIComponent(String(reply.headers['content-disposition']))
      return { name, text: squeezed(readPdfText(reply.bytes).pages.join('')) }
    }
    const whole = await textOf({})
    expect(whole.name).toMatch(/00-14-0203005-1047_заказ-\d+_.*\.pdf$/)
    expect(whole.text).toContain(squeezed('Не вносите аванс: ипотека'))
    expect(whole.text).toContain(squeezed('Сверка: что говорят части'))
    const history = await textOf({ order_item_id: ids[1] ?? '' })
    expect(history.text).toContain(squeezed('Ограничения прав и обременения в этом документе не указано'))
    for (const { text } of [whole, history]) {
      expect(text).not.toContain(squeezed('ипотеки, ареста, запрета и аренды в реестре нет'))
    }
  })
})

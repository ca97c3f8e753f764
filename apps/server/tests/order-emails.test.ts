import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { finishReport } from '../src/services/reports/reports.ts'
import { returnItem } from '../src/services/payments/return-item.ts'
import { tellLateOrders } from '../src/services/orders/tell-late-orders.ts'
import { itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { readPdfText } from './setup/read-pdf-text.ts'
import { tokenOfEmail } from './setup/sign-in-link.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'
import { HOUR_MS } from '@proverka/domain/timing'
import { withRoles } from '../src/services/accounts/with-roles.ts'

const clock = createTestClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { clock })
})
afterAll(() => server.stop())

const OWNER = { ownersData: [LADOGIN.person], purpose: LADOGIN.purpose, ground: LADOGIN.ground }

/** A paid order whose last part, the check of an owner, waits for its name. */
async function waitingOrder() {
  const guest = server.visit()
  const { order, email } = await orderAsGuest(guest, [{ product: 'FullCheck' }])
  await payInWidget(guest, order)
  const [extract = '', history = '', owner = ''] = order.order_items.map(({ order_item_id }) => order_item_id)
  for (const id of [extract, history]) await itemIn(guest, id, 'done')
  await itemIn(guest, owner, 'actionrequired')
  return { guest, order, email, extract, history, owner }
}

const doneEmail = (orderId: string) =>
  until('the email of the order', async () => server.emails.get(`order-done:${orderId}`))

const outboxOf = (...ids: string[]) =>
  server.sql(
    `select regexp_replace(unique_key, ':.*', '') as key from outbox
      where kind = 'mail' and substring(unique_key from '[^:]*$') = any($1) order by 1`,
    [ids],
  )

describe('[TRUE-12] an order', () => {
  it('of three parts sends one email when the last is done, with the PDFs attached and the receipts linked', async () => {
    const { guest, order, email, owner, extract, history } = await waitingOrder()
    expect(server.emails.get(`order-done:${order.id}`)).toBeUndefined()
    await guest.call(contract.reports.updateOrderItem, {
      body: { order_item_id: owner, metadata: OWNER },
    })
    await itemIn(guest, owner, 'done')
    const message = await doneEmail(order.id)
    const keys = (await outboxOf(order.id, owner, extract, history)).map(({ key }) => key)
    expect(keys).toEqual(['data-needed', 'order-done', 'order-paid'])

    expect(message.subject).toMatch(/^Заказ \d+ \d+ готов: опасно, \d+ наход/)
    expect(message.subject).not.toContain('Ладогин')
    expect(message.text).toContain(`/order/${order.id}/?jwt_token=link_`)
    for (const part of ['Выписка ЕГРН об объекте', 'Отчет о переходе прав', 'Проверка собственника'])
      expect(message.text).toContain(part)
    // The verdict of the order's page, whose parts may tell of the same mortgage.
    expect(message.text).toContain('Не вносите аванс: ипотека, ')
    expect(message.text).toContain('Выписка ЕГРН об объекте: ◆ Опасно')
    // Why, and of what time each part is; the archive of everything is a press away.
    expect(message.text.replaceAll(/\s+/g, ' ')).toContain('Объект в ипотеке. ')
    expect(message.text).not.toContain('Ладогин')
    expect(message.text).toMatch(/ЕГРН, \d\d:\d\d/)
    expect(message.text).toMatch(
      new RegExp(`все одним ZIP[^]*/order/${order.id}/\\?jwt_token=link_[^\\s]+#files`),
    )
    const pdfs = (message.attachments ?? []).filter(({ contentType }) => contentType === 'application/pdf')
    expect(pdfs).toHaveLength(7)
    // The joint document comes before its parts.
    expect(pdfs[0]?.filename).toMatch(/^Заказ \d+ целиком\.pdf$/)
    expect(pdfs.every(({ content }) => content.subarray(0, 5).toString() === '%PDF-')).toBe(true)

    const [receipt = ''] = /\/api\/receipt\/[\da-f-]{36}/.exec(message.text) ?? []
    const file = await server.get(receipt)
    expect(file.status).toBe(200)
    const { pages } = readPdfText(file.bytes)
    const text = pages.join(' ')
    expect(text).toContain('Чек на услугу')
    expect(text).toContain('499,00')
    expect(text).not.toContain(email)
  })

  it('tells one of two parts that end at once from the other: one email', async () => {
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject' }, { product: 'EgrnRightList' }])
    await payInWidget(guest, order)
    await doneEmail(order.id)
    await Promise.all(
      order.order_items.flatMap(({ order_item_id: id }) => [
        finishReport(server.context, id),
        finishReport(server.context, id),
      ]),
    )
    expect((await outboxOf(order.id)).map(({ key }) => key)).toEqual(['order-done', 'order-paid'])
  })

  it('counts a part that was given back as ended, and sends nothing when all were', async () => {
    const { order, owner } = await waitingOrder()
    const admin = await server.context.queries.users.findUserByEmail('admin@example.com')
    if (!admin) throw new Error('no admin')
    await returnItem(server.context, withRoles(admin, ['chief']), owner)
    const message = await doneEmail(order.id)
    expect(message.text).toContain('Проверка собственника: □ деньги возвращены')
    expect(message.attachments).toHaveLength(5)

    const guest = server.visit()
    const single = await orderAsGuest(guest, [{ product: 'RiskAssessmentOwner' }])
    await payInWidget(guest, single.order)
    const only = single.order.order_items[0]?.order_item_id ?? ''
    await itemIn(guest, only, 'actionrequired')
    await returnItem(server.context, withRoles(admin, ['chief']), only)
    const keys = (await outboxOf(single.order.id, only)).map(({ key }) => key)
    expect(keys).toEqual(['data-needed', 'item-returned', 'order-paid'])
  })

  it('goes out with links when its PDF cannot be made', async () => {
    const broken = vi.spyOn(server.context, 'reportPdf').mockRejectedValue(new Error('no typesetter'))
    try {
      const guest = server.visit()
      const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
      await payInWidget(guest, order)
      const message = await doneEmail(order.id)
      expect(message.attachments?.map(({ filename }) => filename)).toEqual([
        expect.stringMatching(/^Чек, Выписка ЕГРН об объекте, заказ \d+\.pdf$/) as unknown,
      ])
      expect(message.text).toContain(`Выписка ЕГРН об объекте: http://realty.localhost`)
    } finally {
      broken.mockRestore()
    }
  })
})

describe('the email of a paid order', () => {
  it('has number, sum, receipt and what comes when', async () => {
    const guest = server.visit()
    const { order, email } = await orderAsGuest(guest, [{ product: 'FullCheck' }])
    await payInWidget(guest, order)
    const message = await server.emailTo(email, /оплачен: 1 497 ₽, отчет до /)
    expect(message.text).toContain('Полная проверка\n00:14:0203005:1047')
    expect(message.text).toContain('Чек на аванс')
    expect(message.attachments?.[0]?.filename).toMatch(/^Чек на аванс, заказ \d+\.pdf$/)
    expect(tokenOfEmail(message)).not.toBe('')
  })

  it('comes for an order of 0 ₽ too, and promises no receipt', async () => {
    const guest = server.visit()
    const { email } = await orderAsGuest(guest, [
      {
        product: 'PassportCheck',
        key: 'Ладогин',
        metadata: { ...LADOGIN, person: { ...LADOGIN.person, passport: '0000123456' } },
      },
    ])
    const message = await server.emailTo(email, /принят: бесплатно/)
    expect(message.text).toContain('Чека нет: платить не нужно')
    expect(`${message.subject}${message.text}`).not.toContain('Ладогин')
  })
})

describe('an order past its promise', () => {
  it('gets one email with the reason, the new term and the sum, and none while it waits for its buyer', async () => {
    const slow = await startTestServer({ demoDelayMs: 600_000 }, { clock })
    try {
      const guest = slow.visit()
      const { order, email } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
      await payInWidget(guest, order)
      const waiting = await orderAsGuest(slow.visit(), [{ product: 'RiskAssessmentOwner' }])
      await payInWidget(slow.visit(), waiting.order)
      await until('the part that waits', async () => {
        const rows = await slow.sql(`select 1 from order_items where status = 'actionrequired'`)
        return rows[0]
      })
      await until('the question', async () => (await slow.sql('select 1 from report_tasks'))[0])
      expect(await tellLateOrders(slow.context)).toBe(0)
      clock.advance(12 * 24 * HOUR_MS)
      expect(await tellLateOrders(slow.context)).toBe(1)
      expect(await tellLateOrders(slow.context)).toBe(0)
      const message = await slow.emailTo(email, /^Заказ \d+ \d+ задерживается: новый срок \d\d\.\d\d\.\d{4}$/)
      expect(message.text).toContain('Еще не ответили: ЕГРН')
      expect(message.text).toContain('вернем 499 ₽')
    } finally {
      await slow.stop()
    }
  })
})

import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  FLAT,
  freshEmail,
  itemIn,
  LADOGIN,
  orderAsGuest,
  payInWidget,
  productId,
} from '@proverka/test-support/guest-order'
import { giveBonus } from './setup/money.ts'
import { register, whoIs } from './setup/registration.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'

const KNOWN = 'partner@example.com'
const EXTRACT = { product: 'EgrnObject' }
const RIGHTS = { product: 'EgrnRightList' }
const { createOrder, listOrders, resumePayment } = contract.orders

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function newUser(): Promise<Visitor> {
  const person = server.visit()
  await register(person)
  return person
}

const purchase = (name: string, more: object = {}) => ({
  body: { order_items: [{ product_id: productId(name), object_key: FLAT }], ...more },
})

describe('one purchase', () => {
  it('[TRUE-05] is one order, whatever key the repeat has and how many come at once', async () => {
    const person = await newUser()
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => person.call(createOrder, purchase('EgrnObject'))),
    )
    expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1)
    expect(new Set(replies.map(({ data }) => data.payment_data?.confirmation.confirmation_token)).size).toBe(
      1,
    )
  })

  it('[TRUE-05] of other products is a new order, and the old one clutters no list', async () => {
    const person = await newUser()
    const first = await person.call(createOrder, purchase('EgrnObject'))
    const other = await person.call(createOrder, purchase('EgrnRightList', { replaces: first.data.id }))
    expect(other.data.id).not.toBe(first.data.id)
    const full = await person.call(createOrder, purchase('FullCheck'))
    const { data } = await person.call(listOrders, { query: {} })
    expect(data.orders.map(({ orderId }) => orderId)).toEqual([full.data.id])
    expect(data.count).toBe(1)
    const late = await person.call(resumePayment, { params: { id: first.data.id } })
    expect([late.status, late.error]).toEqual([409, 'Этот заказ заменен новым, оплатите новый'])
  })

  it('an order that was replaced and is paid after all is delivered and listed', async () => {
    const person = await newUser()
    const first = await person.call(createOrder, purchase('EgrnObject'))
    await person.call(createOrder, purchase('FullCheck'))
    await payInWidget(person, first.data)
    await itemIn(person, first.data.order_items[0]?.order_item_id ?? '', 'done')
    const { data } = await person.call(listOrders, { query: {} })
    expect(data.orders.map(({ orderId }) => orderId)).toContain(first.data.id)
  })

  it('that waited for a card is paid from the balance as the same order', async () => {
    const person = await newUser()
    const unpaid = await person.call(createOrder, purchase('EgrnObject'))
    await giveBonus(server, (await whoIs(person)).person?.id ?? '', 1000)
    const paid = await person.call(createOrder, purchase('EgrnObject', { use_account_balance: true }))
    expect(paid.data).toMatchObject({ id: unpaid.data.id, use_account_balance: true, payment_data: null })
  })

  it('of another person is never met, nor that of a guest whose address someone types', async () => {
    const guest = server.visit()
    const { order, email } = await orderAsGuest(guest, [EXTRACT])
    const stranger = server.visit()
    const typed = await orderAsGuest(stranger, [EXTRACT], email)
    expect(typed.order.id).not.toBe(order.id)
    // The other guest's order does not replace the owner's, either.
    const { data } = await guest.call(listOrders, { query: {} })
    expect(data.orders.map(({ orderId }) => orderId)).toContain(order.id)
    const again = server.visit()
    for (const [name, value] of guest.cookies) again.cookies.set(name, value)
    expect((await orderAsGuest(again, [EXTRACT], email)).order.id).toBe(order.id)
  })
})

describe('a report that the person has', () => {
  it('[TRUE-06] is not sold again without saying so, and named', async () => {
    const person = await newUser()
    const first = await person.call(createOrder, purchase('EgrnObject'))
    await payInWidget(person, first.data)
    const id = first.data.order_items[0]?.order_item_id
    const refused = await person.call(createOrder, purchase('FullCheck'))
    expect([refused.status, refused.error]).toEqual([409, 'У вас уже есть этот отчет'])
    expect(refused.body['owned']).toEqual([
      expect.objectContaining({ order_item_id: id, product_name: 'EgrnObject' }),
    ])
    const fresh = await person.call(createOrder, purchase('FullCheck', { again: true }))
    expect(fresh.data.total_amount).toBe(1497)
  })

  it('is disclosed to nobody who only types the address', async () => {
    const owner = server.visit()
    const { order, email } = await orderAsGuest(owner, [EXTRACT])
    await payInWidget(owner, order)
    expect((await orderAsGuest(server.visit(), [EXTRACT], email)).status).toBe(200)
  })
})

describe('the page of an order', () => {
  const open = (visitor: Visitor, id: string) => visitor.call(contract.orders.getOrder, { params: { id } })

  it('[TRUE-07] opens in the browser of a guest whose address has an account, and nothing else does', async () => {
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [EXTRACT], KNOWN)
    await payInWidget(guest, order)
    const itemId = order.order_items[0]?.order_item_id ?? ''
    await itemIn(guest, itemId, 'done')
    const { data } = await open(guest, order.id)
    expect(data).toMatchObject({
      id: order.id,
      total: 499,
      paid_by: 'card',
      email: KNOWN,
      opened_as: 'browser',
      files: [
        { file_type: 'zip' },
        { file_type: 'pdf', order_item_id: itemId },
        { file_type: 'xlsx', order_item_id: itemId },
        { file_type: 'json', order_item_id: itemId },
      ],
    })
    expect(data.items[0]?.report?.extract).toBeDefined()
    const pdf = await guest.call(contract.files.downloadFile, { params: { path: `reports/${itemId}.pdf` } })
    const zip = await guest.call(contract.files.downloadOrder, {
      query: { orderID: order.id, fileType: 'zip' },
    })
    expect([pdf.status, zip.status]).toEqual([200, 200])
    // Nothing else of the account.
    expect((await guest.call(listOrders, { query: {} })).status).toBe(401)
    const owner = server.visit()
    await owner.signIn(KNOWN)
    const other = await owner.call(createOrder, purchase('EgrnRightList'))
    expect((await open(guest, other.data.id)).status).toBe(401)
    expect((await open(owner, order.id)).data.opened_as).toBe('owner')
  })

  it('lets its browser name the owner that a check waits for', async () => {
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [{ product: 'RiskAssessmentOwner' }], KNOWN)
    await payInWidget(guest, order)
    const id = order.order_items[0]?.order_item_id ?? ''
    await itemIn(guest, id, 'actionrequired')
    const update = { body: { order_item_id: id, metadata: { ownersData: [LADOGIN.person] } } }
    const stranger = server.visit()
    expect((await stranger.call(contract.reports.updateOrderItem, update)).status).toBe(401)
    expect((await guest.call(contract.reports.updateOrderItem, update)).status).toBe(200)
    await itemIn(guest, id, 'done')
  })

  it('opens to nobody by its address, not in another browser, and not on the other brand', async () => {
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [EXTRACT], KNOWN)
    expect((await open(server.visit(), order.id)).status).toBe(401)
    const bound = server.visit()
    await orderAsGuest(bound, [EXTRACT])
    expect((await open(bound, order.id)).status).toBe(403)
    bound.token = undefined
    expect((await open(bound, order.id)).status).toBe(401)
    const elsewhere = server.visit('fiz-pro')
    for (const [name, value] of guest.cookies) elsewhere.cookies.set(name, value)
    expect((await open(elsewhere, order.id)).status).toBe(401)
  })

  it('is closed in the browser in which the buyer signs out', async () => {
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [EXTRACT])
    await guest.call(contract.auth.logout, { query: {} })
    guest.token = undefined
    expect((await open(guest, order.id)).status).toBe(401)
  })

  it('is open for a month', async () => {
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [EXTRACT], KNOWN)
    await server.sql('update order_accesses set expires_at = now() where order_id = $1', [order.id])
    expect((await open(guest, order.id)).status).toBe(401)
  })

  it('notes who read about a person, a guest by his browser', async () => {
    const guest = server.visit()
    const wanted = { product: 'PersonCheck', key: 'Ладогин', metadata: LADOGIN }
    const { order } = await orderAsGuest(guest, [wanted], KNOWN)
    await payInWidget(guest, order)
    const id = order.order_items[0]?.order_item_id ?? ''
    await itemIn(guest, id, 'done')
    const reads = await server.sql('select reader_id, reason from personal_data_reads where subject = $1', [
      `order_item:${id}`,
    ])
    expect(reads[0]).toEqual({
      reader_id: null,
      reason: expect.stringMatching(/^OWN-report browser:[0-9a-f]{16}$/),
    })
  })
})

describe('the address of an order', () => {
  const correct = (visitor: Visitor, id: string, email: string) =>
    visitor.call(contract.orders.correctOrderEmail, { params: { id }, body: { email } })

  it('is corrected until the payment: the order goes to the account of that address', async () => {
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [RIGHTS])
    const email = freshEmail()
    expect((await correct(guest, order.id, email)).data).toEqual({ email })
    await payInWidget(guest, order)
    await server.emailTo(email, 'Ваш кабинет и пароль')
    const { data } = await guest.call(contract.orders.getOrder, { params: { id: order.id } })
    expect(data).toMatchObject({ email, opened_as: 'browser' })
    const late = await correct(guest, order.id, freshEmail())
    expect([late.status, late.error]).toEqual([409, 'Заказ уже оплачен'])
  })

  it('passes nothing of the former account on', async () => {
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [RIGHTS], KNOWN)
    const email = freshEmail()
    await correct(guest, order.id, email)
    const [row] = await server.sql('select phone from persons where email = $1', [email])
    expect(row).toEqual({ phone: null })
  })

  it('gets a link that opens the order, as often as is no flood', async () => {
    const strict = await startTestServer({ limits: { emailsPerHour: 2 } })
    try {
      const guest = strict.visit()
      const { order } = await orderAsGuest(guest, [RIGHTS], KNOWN)
      const send = () => guest.call(contract.orders.sendOrderLink, { params: { id: order.id } })
      expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([200, 200, 429])
      const message = await until('the link', async () =>
        [...strict.emails.values()].find(({ to, text }) => to === KNOWN && text.includes('jwt_token=link_')),
      )
      expect(message.text).toContain(`/order/${order.id}/?jwt_token=link_`)
    } finally {
      await strict.stop()
    }
  })
})

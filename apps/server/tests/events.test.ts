import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '../src/platform/config/limits.ts'
import { freshEmail, itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { register } from './setup/registration.ts'
import { riskItem } from './setup/risk-order.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'

const { events } = contract
const SUPPORT = 'help@realty.localhost'
const EMAILS_PER_HOUR = 3

interface NetworkCall {
  readonly key: string | undefined
  readonly body: unknown
}

/** The affiliate network: a real server that records what it receives, and refuses the first call. */
const told: NetworkCall[] = []
let refusals = 1
let network: Server
let server: TestServer
beforeAll(async () => {
  network = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const isRefused = refusals-- > 0
    if (!isRefused) {
      const key = request.headers['idempotency-key'] as string | undefined
      told.push({ key, body: JSON.parse(Buffer.concat(chunks).toString()) })
    }
    reply.writeHead(isRefused ? 503 : 200).end()
  })
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve))
  server = await startTestServer({
    affiliateUrl: `http://127.0.0.1:${(network.address() as AddressInfo).port}/add`,
    limits: { ...NO_LIMITS, emailsPerHour: EMAILS_PER_HOUR },
    behindProxy: true,
  })
})
afterAll(async () => {
  await server.stop()
  network.close()
})

let addresses = 0
/** A client at a new address. */
const elsewhere = () => ({ 'x-forwarded-for': `10.1.0.${++addresses}` })

describe('an event', () => {
  it('[CALL-032] is stored with its time and host; one over 16 KB is refused', async () => {
    const before = Date.now()
    const guest = server.visit('fiz-pro')
    const reply = await guest.call(events.recordEvent, {
      body: { event: 'search_start', params: { length: 5 }, url: '/blog/' },
    })
    expect(reply.data).toEqual({ accepted: true })
    await guest.call(events.recordEvent, {
      body: {
        event: 'registration_success',
        params: { role: 1, email: 'someone@example.com' },
        url: '/registration/',
      },
    })
    const [kept] = await server.sql(`select params from events where name = 'registration_success'`)
    expect(kept?.['params']).toEqual({ role: 1 })
    const [row] = await server.sql(`select * from events where name = 'search_start'`)
    expect(row).toMatchObject({ params: { length: 5 }, url: '/blog/', site: 'fiz-pro' })
    expect(new Date(row?.['at'] as string).getTime()).toBeGreaterThanOrEqual(before - 1000)
    const large = { event: 'big', params: { text: 'x'.repeat(17 * 1024) }, url: '/' }
    expect((await guest.call(events.recordEvent, { body: large })).status).toBe(413)
    expect(await server.sql(`select 1 from events where name = 'big'`)).toEqual([])
  })
})

describe('a task', () => {
  const post = (visitor: Visitor, body: object, from = elsewhere()) =>
    visitor.call(events.postTask, { body: body as never }, from)
  const emailsOf = (taskId: string) =>
    server.sql('select payload, sent_at from outbox where unique_key = $1', [`task:guest:${taskId}`])

  it('[CALL-033] puts one email of a known template into the outbox; another template answers 400', async () => {
    const rating = {
      email: 'olga@example.com',
      title: 'Оценка',
      template: 'cost-assessment-rating',
      params: { rating: 4, text: 'Похоже на правду' },
    }
    const { data } = await post(server.visit(), rating)
    expect(await emailsOf(data.task_id)).toHaveLength(1)
    const message = await server.emailTo(SUPPORT, 'Оценка стоимости: отзыв')
    expect(message.text).toContain('Оценка: 4 из 5.')
    expect(message.text).toContain('Ответить: olga@example.com')
    const unknown = await post(server.visit(), { ...rating, template: 'anything' })
    expect([unknown.status, unknown.error]).toEqual([400, 'Такого шаблона письма нет'])
    expect((await post(server.visit(), { ...rating, params: {} })).status).toBe(400)
  })

  it('sends no free text to a free address', async () => {
    const victim = freshEmail()
    const question = {
      email: victim,
      title: 'Выиграли',
      template: 'support-question',
      params: { text: 'Спам' },
    }
    expect((await post(server.visit(), question)).status).toBe(200)
    await server.emailTo(SUPPORT, 'Вопрос в поддержку')
    expect([...server.emails.values()].filter(({ to }) => to === victim)).toEqual([])
  })

  it('sends the link of an own report to the own address, and to no other', async () => {
    const guest = server.visit()
    const { order, email } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
    const order_item_id = order.order_items[0]?.order_item_id ?? ''
    const link = (to: string) => ({ email: to, template: 'report-link', params: { order_item_id } })
    expect((await post(guest, link(email))).status).toBe(200)
    const message = await server.emailTo(email, 'Ссылка на отчет: Выписка ЕГРН об объекте')
    expect(message.text).toContain(`/report/${order_item_id}/`)
    expect((await post(guest, link('other@example.com'))).status).toBe(403)
    expect((await post(server.visit(), link(email))).status).toBe(401)
    const stranger = server.visit()
    const registered = await register(stranger)
    expect((await post(stranger, link(registered.email))).status).toBe(403)
  })

  it('is limited per address', async () => {
    const from = elsewhere()
    const question = { email: 'olga@example.com', template: 'support-question', params: { text: '?' } }
    const statuses: number[] = []
    for (let count = 0; count <= EMAILS_PER_HOUR; count++) {
      statuses.push((await post(server.visit(), question, from)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await post(server.visit(), question)).status).toBe(200)
  })
})

describe('a poll', () => {
  it('[CALL-034] keeps one answer per item and visitor, be it a person or a browser', async () => {
    const buyer = server.visit()
    const { id } = await riskItem(buyer)
    const answer = (visitor: Visitor, text: string) =>
      visitor.call(events.answerPoll, { body: { poll: 'report', answer: text, order_item_id: id } })
    const kept = async () =>
      (await server.sql('select answer from poll_answers where order_item_id = $1 order by at', [id])).map(
        (row) => row['answer'],
      )
    expect((await answer(buyer, 'down')).data).toEqual({ accepted: true })
    await answer(buyer, 'up')
    expect(await kept()).toEqual(['up'])
    const browser = server.visit()
    await answer(browser, 'up')
    await answer(browser, 'down')
    expect(browser.cookies.get('proverka_visitor')).toMatch(/^[\da-f-]{36}$/)
    expect(await kept()).toEqual(['up', 'down'])
    await answer(server.visit(), 'up')
    expect(await kept()).toHaveLength(3)
    const unknown = { poll: 'report', answer: 'up', order_item_id: crypto.randomUUID() }
    expect((await server.visit().call(events.answerPoll, { body: unknown })).status).toBe(404)
  })
})

describe('the number of done reports', () => {
  it('[CALL-035] is the number of done order items', async () => {
    const [row] = await server.sql(`select count(*)::int as done from order_items where status = 'done'`)
    expect(row?.['done']).toBeGreaterThan(0)
    const { data } = await server.visit().call(events.countDoneOrders, {})
    expect(data).toEqual({ count: row?.['done'] })
  })
})

describe('an affiliate order', () => {
  const buy = async (metadata: Record<string, unknown>) => {
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [
      { product: 'BailiffCheck', key: 'Ладогин', metadata: LADOGIN },
    ])
    await server.sql('update orders set metadata = $2 where id = $1', [order.id, JSON.stringify(metadata)])
    return { guest, order }
  }
  const toldOf = (id: string) => told.filter(({ body }) => (body as { order_id: string }).order_id === id)

  it('[CALL-036] that is paid is reported to the network once, however often the browser says so too', async () => {
    const { guest, order } = await buy({ affiliate_uid: 'a1 ?&', affiliate_value: 'v1' })
    const add = () =>
      guest.call(events.addAffiliate, { body: { uid: 'a1 ?&', value: 'v1', order_id: order.id } })
    const early = await add()
    expect([early.status, early.error]).toEqual([409, 'Заказ еще не оплачен'])
    await payInWidget(guest, order)
    expect((await add()).data).toEqual({ accepted: true })
    await add()
    await until('the call', async () => toldOf(order.id)[0])
    await itemIn(guest, order.order_items[0]?.order_item_id ?? '', 'done')
    expect(toldOf(order.id)).toEqual([
      {
        key: `affiliate:${order.id}`,
        body: { uid: 'a1 ?&', value: 'v1', order_id: order.id, amount: order.total_amount },
      },
    ])
  })

  it('without a uid is disclosed to nobody', async () => {
    const { guest, order } = await buy({ affiliate_uid: '' })
    await payInWidget(guest, order)
    await itemIn(guest, order.order_items[0]?.order_item_id ?? '', 'done')
    expect(await server.sql('select 1 from outbox where unique_key = $1', [`affiliate:${order.id}`])).toEqual(
      [],
    )
    expect(
      (await guest.call(events.addAffiliate, { body: { uid: 'b', order_id: crypto.randomUUID() } })).status,
    ).toBe(404)
  })
})

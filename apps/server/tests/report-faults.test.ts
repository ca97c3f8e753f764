import { contract } from '@proverka/api/contract'
import { maskEmail } from '@proverka/domain'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '../src/platform/config/limits.ts'
import { createTestClock } from './setup/test-clock.ts'
import { sendStaffNews } from '../src/services/staff/staff-news.ts'
import { eraseAccount } from '../src/services/destruction/erase-account.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const clock = createTestClock()
let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer({ limits: { ...NO_LIMITS, faultsPerDay: 3 } }, { clock })
  admin = server.visit()
  await admin.signIn('admin@example.com')
})
afterAll(() => server.stop())

async function buyReport() {
  const guest = server.visit()
  const { order, email } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
  await payInWidget(guest, order)
  const id = order.order_items[0]?.order_item_id ?? ''
  await itemIn(guest, id, 'done')
  return { guest, email, id }
}

const report = (visitor: Visitor, id: string, text = 'Площадь другая', headers = {}) =>
  visitor.call(contract.reports.reportFault, { params: { id }, body: { text } }, headers)

const listOf = async (visitor: Visitor, id: string) =>
  (await visitor.call(contract.reports.listFaults, { params: { id } })).data

const move = (body: Parameters<typeof admin.call<typeof contract.admin.moveFault>>[1]['body']) =>
  admin.call(contract.admin.moveFault, { body })

describe('[REPORT-06] a fault that a reader has reported', () => {
  it('is accepted, taken into work and answered; the reader sees each state and gets one email', async () => {
    const { guest, email, id } = await buyReport()
    const { data: fault } = await report(guest, id, '  Площадь другая <b>в паспорте</b>  ')
    expect(fault).toMatchObject({
      state: 'accepted',
      text: 'Площадь другая <b>в паспорте</b>',
      answer: null,
      due_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    expect(await listOf(guest, id)).toEqual([fault])
    await sendStaffNews(server.context)
    const letter = await server.emailTo('admin@example.com', /^Жалоба на отчет/)
    expect(letter.text).not.toContain('Площадь другая')

    const { data: open } = await admin.call(contract.admin.listAllFaults, { query: { state: 'accepted' } })
    expect(open).toContainEqual(
      expect.objectContaining({ fault_id: fault.fault_id, email: maskEmail(email) }),
    )
    expect((await move({ fault_id: fault.fault_id, state: 'in_work' })).data.state).toBe('in_work')
    expect((await listOf(guest, id))[0]).toMatchObject({ state: 'in_work', taken_at: expect.any(String) })

    const answer = 'Площадь в выписке на дату документа, в паспорте — старая'
    expect((await move({ fault_id: fault.fault_id, state: 'answered', answer })).status).toBe(200)
    expect((await listOf(guest, id))[0]).toMatchObject({
      state: 'answered',
      answer,
      answered_at: expect.any(String),
    })
    const message = await server.emailTo(email, /^Ответ на сообщение об ошибке/)
    expect(message.text).toContain(answer)
    expect(message.text).toContain(`/report/${id}/#faults`)
    expect(message.text).not.toContain('в паспорте</b>')

    const again = await move({ fault_id: fault.fault_id, state: 'answered', answer: 'Еще раз' })
    expect([again.status, again.error]).toEqual([409, expect.stringMatching(/уже ответили/)])
    const sent = [...server.emails.values()].filter(
      ({ to, subject }) => to === email && subject.startsWith('Ответ на сообщение'),
    )
    expect(sent).toHaveLength(1)
    const logged = await server.sql(`select action from user_logs where subject = $1 order by at, id`, [
      `report_fault:${fault.fault_id}`,
    ])
    expect(logged.map(({ action }) => action)).toEqual(['report_fault.in_work', 'report_fault.answered'])
  })

  it('is of a report that the reader may read, and says something', async () => {
    const { guest, id } = await buyReport()
    const stranger = server.visit()
    await stranger.signIn('client@example.com')
    expect((await report(stranger, id)).status).toBe(403)
    expect((await stranger.call(contract.reports.listFaults, { params: { id } })).status).toBe(403)
    expect((await report(guest, id, '   ')).status).toBe(400)
    expect((await report(guest, id, 'я'.repeat(2001))).status).toBe(400)
    expect(await listOf(guest, id)).toEqual([])
    expect((await move({ fault_id: crypto.randomUUID(), state: 'in_work' })).status).toBe(404)
  })

  it('is written once for a button pressed twice, and so many are taken a day', async () => {
    const { guest, id } = await buyReport()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const [first, second] = [await report(guest, id, 'Раз', key), await report(guest, id, 'Раз', key)]
    expect(second.data).toEqual(first.data)
    await report(guest, id, 'Два')
    expect((await report(guest, id, 'Три')).status).toBe(429)
    expect(await listOf(guest, id)).toHaveLength(2)
  })

  it('is gone with the account of its reader', async () => {
    const { guest, id } = await buyReport()
    await report(guest, id)
    const [order] = await server.sql(
      'select person_id from orders join order_items on order_id = orders.id where order_items.id = $1',
      [id],
    )
    const user = { id: String(order?.['person_id']), email: '', phone: null }
    await server.context.database.transaction(() => eraseAccount(server.context, user))
    expect(await server.sql('select 1 from report_faults where order_item_id = $1', [id])).toEqual([])
  })
})

import { contract } from '@proverka/api/contract'
import { DAY_MS } from '@proverka/domain/timing'
import { DATA_TERMS, DESTRUCTION_CODE_LENGTH, DESTRUCTION_CODE_LETTERS } from '@proverka/domain/legal'
import { itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { destroyDueData } from '../src/services/destruction/destruction-tasks.ts'
import { visitAsAdmin } from './setup/admin.ts'
import { CHECKED } from './setup/checked-person.ts'
import { readPdfText } from './setup/read-pdf-text.ts'
import { PASSWORD, register } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { ask, downloadAct, openAct } = contract.subjectRequests
const { listSubjectRequests, moveSubjectRequest } = contract.admin

const CODE = /\b(?:[A-Z2-9]{5}-){3}[A-Z2-9]{5}\b/
/** Well formed, and of no act. */
const UNKNOWN = DESTRUCTION_CODE_LETTERS.slice(0, DESTRUCTION_CODE_LENGTH)

const clock = createTestClock('2026-11-23T09:00:00Z')
let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer({ behindProxy: true, limits: { actCodesPerHour: 12 } }, { clock })
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

let addresses = 0
/** Each call from an address of its own: tries of one do not count for another. */
const from = () => ({ 'x-forwarded-for': `203.0.113.${++addresses}` })

/** Has the reports about the person destroyed at an objection; the number of the order, and the email. */
async function object(): Promise<{ order: number; text: string }> {
  const buyer = server.visit('fiz-pro')
  const { order } = await orderAsGuest(buyer, [{ product: 'PersonCheck', key: 'Ладогин', metadata: LADOGIN }])
  await payInWidget(buyer, order)
  await itemIn(buyer, order.order_items[0]?.order_item_id ?? '', 'done')
  const [{ number = 0 } = {}] = (await server.sql('select number from orders where id = $1', [order.id])) as {
    number?: number
  }[]
  const email = `objects-${number}@example.com`
  const body = { kind: 'objection', person: CHECKED, email, text: '' } as const
  const { data } = await server.visit().call(ask, { body }, from())
  const listed = (await admin.call(listSubjectRequests, { query: {} })).data
  const request_id = listed.find((row) => row.number === data.number)?.request_id ?? ''
  await admin.call(moveSubjectRequest, { body: { request_id, action: 'verify', how: 'Паспорт' } })
  await admin.call(moveSubjectRequest, { body: { request_id, action: 'carry_out' } })
  const { text } = await server.emailTo(email, /^Обработка прекращена/)
  return { order: number, text }
}

const codeIn = (text: string): string => CODE.exec(text)?.[0] ?? ''

describe('[TRUST-16] the act of what was destroyed of a person', () => {
  it('opens by the code of the email, to anybody who has it, and names nobody', async () => {
    const { order, text } = await object()
    const code = codeIn(text)
    expect(text).toContain(`/destruction/#${code}`)
    const stranger = server.visit()
    const { data, status } = await stranger.call(openAct, { body: { code: code.toLowerCase() } }, from())
    expect(status).toBe(200)
    expect(data).toEqual({
      number: Number(/акт № (\d+)/.exec(text)?.[1]),
      day: '2026-11-23',
      ground: 'objection',
      operator: expect.stringContaining('Межевой знак'),
      destroyed: expect.arrayContaining([
        {
          category: expect.stringMatching(/отчет/i),
          at: clock.now().toISOString(),
          count: expect.any(Number),
        },
      ]),
    })
    const pdf = await stranger.call(downloadAct, { body: { code } }, from())
    const printed = readPdfText(Buffer.from(pdf.data as unknown as Uint8Array)).pages.join(' ')
    expect(printed).toContain('Тот, кому выдан код акта')
    for (const of of ['Ладогин', String(order), '@'])
      expect([of, (JSON.stringify(data) + printed).includes(of)]).toEqual([of, false])
    // The code is in the email alone.
    const stored = await server.sql('select * from destruction_codes')
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''))
  })

  it('comes with the email about a deleted account', async () => {
    const leaver = server.visit()
    await register(leaver, 'leaver@example.com')
    await leaver.call(contract.account.removeAccount, { body: { password: PASSWORD } })
    const { text } = await server.emailTo('leaver@example.com', /^Кабинет удален/)
    const { data } = await server.visit().call(openAct, { body: { code: codeIn(text) } }, from())
    expect(data).toMatchObject({ ground: 'removal', day: '2026-11-23' })
    expect(data.destroyed.length).toBeGreaterThan(0)
  })

  it.each([
    ['empty', ''],
    ['too short', 'ABCDE'],
    ['of other letters', 'ОООООООООООООООООООО'],
    ['an attempt at the database', "' or 1=1 --"],
  ])('says that a code is none: %s', async (_what, code) => {
    for (const call of [openAct, downloadAct]) {
      const reply = await server.visit().call(call, { body: { code } }, from())
      expect([reply.status, reply.error]).toEqual([400, expect.stringContaining('20 латинских букв и цифр')])
    }
  })

  it('says that a code opens no act, and holds up who tries many', async () => {
    const guesser = server.visit()
    const address = from()
    const statuses: number[] = []
    const first = await guesser.call(openAct, { body: { code: UNKNOWN } }, address)
    expect(first.error).toContain('Акта с таким кодом нет')
    for (let tries = 0; tries < 14; tries += 1) {
      const reply = await guesser.call(openAct, { body: { code: UNKNOWN } }, address)
      statuses.push(reply.status)
    }
    expect(new Set(statuses)).toEqual(new Set([404, 429]))
    expect((await guesser.call(downloadAct, { body: { code: UNKNOWN } }, address)).status).toBe(429)
  })

  it('ends with the term of the act', async () => {
    const code = codeIn((await object()).text)
    clock.advance((DATA_TERMS.act + 1) * DAY_MS)
    await destroyDueData(server.context)
    expect((await server.visit().call(openAct, { body: { code } }, from())).status).toBe(404)
    expect(await server.sql('select 1 from destruction_codes')).toEqual([])
  })
})

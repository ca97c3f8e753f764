import { contract } from '@proverka/api/contract'
import { DAY_MS } from '@proverka/domain/timing'
import { afterEach, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '../src/platform/config/limits.ts'
import { notifySaleWaits } from '../src/services/sale-waits/notify-waits.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

const { saleWaits } = contract
const CAR = 'AutoCheck'
const EMAIL = 'waits@example.com'
/** A closed port: what is for sale is decided without calling a source. */
const FSSP = { connected: [{ name: 'fssp', url: 'http://127.0.0.1:9', key: 'key' }] }

let server: TestServer
afterEach(() => server.stop())
const start = async (more: Parameters<typeof startTestServer>[0] = {}, overrides = {}) => {
  server = await startTestServer({ demo: false, sources: FSSP, ...more }, overrides)
}
const ask = (product_name = CAR, email = EMAIL) =>
  server.visit('fiz-pro').call(saleWaits.ask, { body: { product_name, email } })
const tokenOf = async () => {
  const { text } = await server.emailTo(EMAIL, /^Подтвердите почту/)
  return /wait=(wait_[\w-]+)/.exec(text)?.[1] ?? ''
}
const confirm = (token: string) => server.visit('fiz-pro').call(saleWaits.confirm, { body: { token } })
const rows = () => server.sql('select * from sale_waits order by product')

describe('[SELL-01] who waits for a check that is not for sale', () => {
  it('[SELL-01] confirms the email by a letter, is told once when it is for sale, and is deleted', async () => {
    await start()
    expect((await ask()).data).toEqual({ sent: true })
    expect(await rows()).toMatchObject([
      {
        site: 'fiz-pro',
        product: CAR,
        email: EMAIL,
        confirmed_at: null,
        consent: expect.stringMatching(/один раз/),
      },
    ])
    expect((await confirm('wait_other')).body).toMatchObject({ code: 'sale-wait/unknown' })
    expect((await confirm(await tokenOf())).data.titles).toHaveLength(1)

    await notifySaleWaits(server.context)
    expect(await rows()).toHaveLength(1)
    // What this server can answer from now on.
    await server.sql(`update sale_waits set product = 'BailiffCheck'`)
    await notifySaleWaits(server.context)
    await notifySaleWaits(server.context)
    await server.emailTo(EMAIL, 'Проверка появилась')
    expect(await rows()).toEqual([])
    const told = [...server.emails.values()].filter(({ subject }) => subject === 'Проверка появилась')
    expect(told).toHaveLength(1)
  })

  it('[SELL-01] gets one letter however often and for whatever a stranger leaves the address', async () => {
    await start()
    await ask()
    await ask()
    await ask('CounterAgent')
    const token = await tokenOf()
    expect((await confirm(token)).data.titles).toHaveLength(2)
    expect([...server.emails.values()].filter(({ to }) => to === EMAIL)).toHaveLength(1)
    // A confirmed address needs no second letter.
    await ask('CreditRating')
    expect((await rows()).every(({ confirmed_at }) => confirmed_at !== null)).toBe(true)
  })

  it('[SELL-01] is refused for what is sold, for nothing, and beyond the limit of letters', async () => {
    await start({ limits: { ...NO_LIMITS, emailsPerHour: 3 } })
    expect((await ask('BailiffCheck')).body).toMatchObject({ code: 'sale-wait/for-sale' })
    expect((await ask('NoSuchCheck')).body).toMatchObject({ code: 'product/not-found' })
    expect((await ask(CAR, 'no address')).status).toBe(400)
    expect((await ask(CAR)).status).toBe(200)
    expect((await ask(CAR, 'other@example.com')).status).toBe(429)
  })

  it('[SELL-01] is forgotten after a week without a confirmation', async () => {
    const clock = createTestClock()
    await start({}, { clock })
    await ask()
    const { openSaleWaits } = server.context.queries.expiredData
    const weekAgo = () => new Date(clock.now().getTime() - 7 * DAY_MS)
    expect(await openSaleWaits.destroy(weekAgo())).toEqual([])
    clock.advance(8 * DAY_MS)
    expect(await openSaleWaits.destroy(weekAgo())).toHaveLength(1)
    expect(await rows()).toEqual([])
  })

  it('[SELL-01] is counted for the operator, without addresses', async () => {
    await start({ demo: true, sources: undefined })
    await server.sql(`insert into sale_waits values
      (gen_random_uuid(), 'fiz-pro', 'AutoCheck', 'one@example.com', '', '1', now(), now()),
      (gen_random_uuid(), 'fiz-pro', 'AutoCheck', 'two@example.com', '', '2', now(), null)`)
    const admin = server.visit()
    await admin.signIn('admin@example.com')
    const { data, body } = await admin.call(contract.admin.listSaleWaits, {})
    expect(data).toEqual([
      {
        site: 'fiz-pro',
        product_name: CAR,
        product_name_ru: expect.stringMatching(/[А-Яа-я]/),
        confirmed: 1,
        unconfirmed: 1,
      },
    ])
    expect(JSON.stringify(body)).not.toContain('@')
    expect((await server.visit().call(contract.admin.listSaleWaits, {})).status).toBe(401)
  })
})

import { contract } from '@proverka/api/contract'
import { DAY_MS } from '@proverka/domain/timing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from './setup/admin.ts'
import { balanceOf, topUpByCard } from './setup/money.ts'
import { register } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const calls = contract.tariffs
const clock = createTestClock()

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer({}, { clock })
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

async function newcomer(): Promise<Visitor> {
  const visitor = server.visit()
  await register(visitor)
  return visitor
}

const current = async (visitor: Visitor) => (await visitor.call(calls.getCurrentTariff, {})).data
const activate = (visitor: Visitor, tariff_simple_id: number) =>
  visitor.call(calls.activateTariff, { body: { tariff_simple_id } })

describe('the terms of a tariff', () => {
  const update = (visitor: Visitor, body: object) =>
    visitor.call(contract.admin.updateTariff, { body: { tariff_simple_id: 3, ...body } })
  const listed = async () =>
    (await server.visit().call(calls.listTariffs, { query: {} })).data.find(
      ({ tariff_simple_id }) => tariff_simple_id === 3,
    )

  it('[OPS-02] are changed by an admin: who buys pays the new price for the new term, what was bought stays', async () => {
    const early = await newcomer()
    await topUpByCard(early, 3000)
    expect((await activate(early, 3)).status).toBe(200)
    const bought = await current(early)
    const before = await listed()

    const change = { price: 1990.5, days: 60, description: 'Скидка 15% на все отчеты, 60 дней' }
    expect((await update(admin, change)).data).toMatchObject({ tariff_simple_id: 3, ...change })
    expect(await listed()).toEqual({ ...before, ...change })
    expect(await current(early)).toEqual(bought)

    const late = await newcomer()
    await topUpByCard(late, 3000)
    const { data } = await activate(late, 3)
    expect(Date.parse(data.active_until ?? '') - clock.now().getTime()).toBe(60 * DAY_MS)
    expect(await balanceOf(late)).toBe(3000 - 1990.5)

    // What is absent stays; without days nobody can buy it.
    expect((await update(admin, { days: null })).data).toMatchObject({ price: 1990.5, days: null })
    expect((await activate(late, 3)).error).toBe('Этот тариф нельзя купить')
    const { logs } = (await admin.call(contract.admin.listUserLogs, { query: {} })).data
    expect(logs[0]).toMatchObject({
      action: 'tariff.update',
      subject: 'tariff:3',
      details: { from: { days: 60 }, to: { days: null } },
    })
  })

  it('are refused for a tariff that there is not, and in days or sums that cannot be', async () => {
    expect((await update(admin, { tariff_simple_id: 77, price: 1 })).status).toBe(404)
    for (const change of [{ days: 0 }, { days: 1.5 }, { price: -1 }, { price: 0.001 }, { description: '' }])
      expect((await update(admin, change)).status).toBe(400)
    expect((await update(await newcomer(), { price: 1 })).status).toBe(403)
  })
})

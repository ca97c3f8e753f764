import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '../src/platform/config/limits.ts'
import { visitAsAdmin } from './setup/admin.ts'
import { balanceOf, sumOfBooks, topUpByCard } from './setup/money.ts'
import { readZip } from './setup/read-zip.ts'
import { register } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'
import { HOUR_MS } from '@proverka/domain/timing'

const { listTransactions, redeemPromocode } = contract.orders
const GUESSES = 3
const clock = createTestClock()

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer({}, { clock })
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

let codes = 0
async function promocode(
  changes: { max_uses?: number; active_until?: string | null } = {},
  by: Visitor = admin,
) {
  const body = { code: `ОСЕНЬ-${++codes}`, amount: 250, max_uses: 10, active_until: null, ...changes }
  await by.call(contract.admin.createPromocode, { body })
  return body.code
}

async function newcomer(at: TestServer = server) {
  const visitor = at.visit()
  await register(visitor)
  return visitor
}

const redeem = (visitor: Visitor, code: string, key?: string) =>
  visitor.call(redeemPromocode, { body: { code } }, key === undefined ? {} : { 'idempotency-key': key })

describe('a promocode', () => {
  it('[ENTITY-30] comes to the bonus once per person, whatever the case of its letters', async () => {
    const [visitor, other, code] = [await newcomer(), await newcomer(), await promocode()]
    expect((await redeem(visitor, ` ${code.toLowerCase()} `)).data).toEqual({ code, amount: 250 })
    expect(await balanceOf(visitor)).toBe(250)
    const { data } = await visitor.call(listTransactions, { query: {} })
    expect(data).toMatchObject({ own: 0, bonus: 250, count: 1 })
    expect(data.transactions).toMatchObject([
      { Description: `Промокод ${code}`, kind: 'top-up', own: 0, bonus: 250, balance: 250 },
    ])
    expect(await redeem(visitor, code)).toMatchObject({
      status: 409,
      error: 'Этот промокод вы уже применили',
    })
    expect((await redeem(other, code)).status).toBe(200)
    expect(await sumOfBooks(server)).toBe(0)
  })

  it('gives no more than it has, also to many at once, and one answer for one key', async () => {
    const code = await promocode({ max_uses: 2 })
    const visitors = await Promise.all(Array.from({ length: 5 }, () => newcomer()))
    const replies = await Promise.all(visitors.map((visitor) => redeem(visitor, code)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409, 409])
    const balances = await Promise.all(visitors.map(balanceOf))
    expect(balances.reduce((sum: number, one) => sum + (one ?? 0), 0)).toBe(500)

    const [visitor, again] = [await newcomer(), await promocode()]
    const key = crypto.randomUUID()
    const repeats = await Promise.all([1, 2, 3].map(() => redeem(visitor, again, key)))
    expect(repeats.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await balanceOf(visitor)).toBe(250)
  })

  it('is once for one person in two tabs', async () => {
    const [visitor, code] = [await newcomer(), await promocode()]
    const replies = await Promise.all([1, 2].map(() => redeem(visitor, code)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await balanceOf(visitor)).toBe(250)
  })

  it('ends, and does not say which codes there were', async () => {
    const visitor = await newcomer()
    const ended = await promocode({
      active_until: new Date(clock.now().getTime() + HOUR_MS).toISOString(),
    })
    clock.advance(HOUR_MS)
    const answers = [await redeem(visitor, ended), await redeem(visitor, 'НЕТ-ТАКОГО')]
    expect(answers.map(({ status, error }) => [status, error])).toEqual([
      [404, 'Такого промокода нет или он уже не действует'],
      [404, 'Такого промокода нет или он уже не действует'],
    ])
  })

  it('is not to be guessed: wrong codes are counted, right ones are not', async () => {
    const strict = await startTestServer({ limits: { ...NO_LIMITS, couponsPerHour: GUESSES } })
    try {
      const owner = await visitAsAdmin(strict)
      const [honest, guesser, code] = [
        await newcomer(strict),
        await newcomer(strict),
        await promocode({}, owner),
      ]
      for (let round = 0; round <= GUESSES; round++) {
        expect((await redeem(honest, await promocode({}, owner))).status).toBe(200)
      }
      for (let guess = 0; guess < GUESSES; guess++) {
        expect((await redeem(guesser, `НАУГАД-${guess}`)).status).toBe(404)
      }
      expect((await redeem(guesser, code)).status).toBe(429)
      expect(await balanceOf(guesser)).toBe(0)
    } finally {
      await strict.stop()
    }
  })
})

describe('movements', () => {
  it('[ENTITY-25] say what they were, which part moved and what stood after', async () => {
    const visitor = await newcomer()
    await topUpByCard(visitor, 1500)
    clock.advance(1000)
    await redeem(visitor, await promocode())
    clock.advance(1000)
    await visitor.call(contract.tariffs.activateTariff, { body: { tariff_simple_id: 2 } })
    const list = async (kind?: 'top-up' | 'order' | 'return') =>
      (await visitor.call(listTransactions, { query: kind ? { kind } : {} })).data
    const all = await list()
    expect(all).toMatchObject({ own: 1260, bonus: 0, count: 3 })
    expect(
      all.transactions.map(({ kind, own, bonus, balance, Amount }) => [kind, own, bonus, balance, Amount]),
    ).toEqual([
      ['order', -240, -250, 1260, -490],
      ['top-up', 0, 250, 1750, 250],
      ['top-up', 1500, 0, 1500, 1500],
    ])
    // What stood after a movement does not depend on which of them are shown.
    expect((await list('order')).transactions.map(({ balance }) => balance)).toEqual([1260])
    expect((await list('top-up')).count).toBe(2)
    expect(await list('return')).toMatchObject({ transactions: [], count: 0 })

    const { data: file } = await visitor.call(contract.orders.downloadTransactions, { query: {} })
    const sheet = readZip(file as unknown as Uint8Array)
    const text = [...sheet.values()].join('\n')
    for (const words of ['Движение денег на', 'Пополнение баланса', 'Тариф «Постоянный»'])
      expect(text).toContain(words)
    for (const sum of [-240, -250, 1260, 1750]) expect(text).toContain(`<v>${sum}</v>`)
  })
})

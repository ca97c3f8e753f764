import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '../src/platform/config/limits.ts'
import { register } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

let server: TestServer
let guest: Visitor

beforeAll(async () => {
  server = await startTestServer()
  guest = server.visit()
})
afterAll(() => server.stop())

const FLAT = '00:14:0203005:1047'

async function check(rows: string[]) {
  const { data, status, error } = await guest.call(contract.wholesale.checkList, { body: { rows } })
  return { answers: data ?? [], status, error }
}

describe('a list before it is ordered', () => {
  it('answers each row by itself', async () => {
    const { answers } = await check([
      FLAT,
      '00;14;0203005;1047',
      'Образцовск, Кленовая 14, 47',
      '0:14:203005:1047',
      '00:14:0203005:999999',
      '0014020300',
      '=HYPERLINK("http://example.com")',
      '???',
      'Образцовск, Кленовая 14',
      'Нигдевск, Небывалая 1, 2',
    ])
    expect(
      answers.map(({ kind, corrected, repeats, fault }) => ({ kind, corrected, repeats, fault })),
    ).toEqual([
      { kind: 'found', corrected: false, repeats: null, fault: null },
      { kind: 'found', corrected: true, repeats: 0, fault: null },
      { kind: 'found', corrected: false, repeats: 0, fault: null },
      { kind: 'several', corrected: false, repeats: null, fault: null },
      { kind: 'unknown', corrected: false, repeats: null, fault: null },
      { kind: 'bad-number', corrected: false, repeats: null, fault: 'short' },
      { kind: 'formula', corrected: false, repeats: null, fault: null },
      { kind: 'unclear', corrected: false, repeats: null, fault: null },
      { kind: 'several', corrected: false, repeats: null, fault: null },
      { kind: 'unknown', corrected: false, repeats: null, fault: null },
    ])
    expect(answers[0]?.object).toMatchObject({
      Number: FLAT,
      Address: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47',
      Area: '54.3',
    })
    expect(answers[3]).toMatchObject({ count: 1, choices: [{ Number: FLAT }] })
    const [, , , , , , , , house] = answers
    expect(house?.choices.length).toBeGreaterThan(1)
    expect(house?.choices.length).toBeLessThanOrEqual(20)
    expect(house?.count).toBeGreaterThanOrEqual(house?.choices.length ?? 0)
  })

  it('[INPUT-01] [INPUT-09] is asked for without unseen signs, counts and marks', async () => {
    const { answers } = await check([
      '00:14:\u200b0203005:\u20601047',
      '00\u201114\u20110203005\u20111047',
      `1. ${FLAT}`,
      '2) Образцовск, Кле\u00adновая 14, 47',
      '5,01E+12',
    ])
    expect(answers.map(({ kind, object, fault }) => [kind, object?.Number ?? fault])).toEqual([
      ...Array.from({ length: 4 }, () => ['found', FLAT]),
      ['bad-number', 'rounded'],
    ])
  })

  it('[INPUT-09] asks which object is meant where a sheet may have dropped zeros', async () => {
    const { answers } = await check(['0:14:203005:1047', '0:14:0203005:1047', '5:01:0000001:1234'])
    expect(answers.map(({ kind, choices }) => [kind, choices.map((one) => one.Number)])).toEqual([
      ['several', [FLAT]],
      ['several', [FLAT]],
      ['unknown', []],
    ])
  })

  it('names what left the register', async () => {
    const [row] = await server.sql(
      `select number from demo_objects where status in ('Снят с учета', 'Аннулирован') and number is not null limit 1`,
    )
    const number = String(row?.['number'])
    const { answers } = await check([number])
    expect(answers).toMatchObject([{ kind: 'cancelled', object: { Number: number } }])
  })

  it('of 5,000 rows is answered, and other requests in between', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) =>
      index % 2 === 0 ? `00:14:0203005:${index + 1}` : `Образцовск, Кленовая ${index % 90}, ${index}`,
    )
    const whole = check(rows)
    const other = guest.call(contract.objects.searchObjects, { query: { query: FLAT } })
    const first = await Promise.race([whole.then(() => 'list'), other.then(() => 'search')])
    expect(first).toBe('search')
    expect((await whole).answers).toHaveLength(5000)
  })

  it('is refused when it is empty, too long, or has a row that is', async () => {
    expect((await check([])).status).toBe(400)
    expect((await check(Array.from({ length: 5001 }, () => FLAT))).error).toBe('Не больше 5000 строк за раз')
    expect((await check(['я'.repeat(501)])).error).toBe('Слишком длинная строка')
  })

  it('costs the day of a guest by rows, and that of a user another one', async () => {
    const limited = await startTestServer({
      limits: { ...NO_LIMITS, listRowsPerDayGuest: 3, listRowsPerDayUser: 4 },
    })
    const ask = (visitor: Visitor, count: number) =>
      visitor.call(contract.wholesale.checkList, {
        body: { rows: Array.from({ length: count }, () => FLAT) },
      })
    expect((await ask(limited.visit(), 4)).error).toMatch(/^Строк на сегодня больше нет/)
    const user = limited.visit()
    await register(user)
    expect((await ask(user, 4)).status).toBe(200)
    expect((await ask(user, 1)).status).toBe(429)
    await limited.stop()
  })

  it('makes no order', async () => {
    const before = await server.sql('select count(*) from orders')
    await check([FLAT])
    expect(await server.sql('select count(*) from orders')).toEqual(before)
  })
})

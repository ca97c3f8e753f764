import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '../src/platform/config/limits.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

const LIMIT = 8

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits: { ...NO_LIMITS, passportsPerDay: LIMIT } })
})
afterAll(() => server.stop())

const check = (passport: string) =>
  server.visit().call(contract.passports.checkPassport, { body: { passport } })

describe('a passport by its number alone', () => {
  it('[PROD-19] answers a guest at once, however the number is spelled', async () => {
    for (const number of ['0000000014', '00 00 000014', '0000-000014']) {
      expect((await check(number)).data).toMatchObject({
        result: 'not-listed',
        reason: null,
        source: 'МВД',
        demo: true,
        facts: [],
      })
    }
    expect((await check('00 00 000099')).data).toMatchObject({
      result: 'listed',
      facts: [{ label: 'Причина', value: 'изъят, уничтожен' }],
    })
  })

  it('is refused when it has no ten digits', async () => {
    for (const number of ['000000001', '00000000145', 'серия', ''])
      expect(await check(number)).toMatchObject({ status: 400, error: 'Серия и номер паспорта — 10 цифр' })
  })

  it('is «not checked» with the reason while the register is silent, never good', async () => {
    await server.sql(`insert into demo_sources (task_type, state) values ('passport', 'down')
      on conflict (task_type) do update set state = 'down'`)
    expect((await check('0000000014')).data).toMatchObject({ result: 'not-checked', reason: 'source-down' })
    await server.sql(`delete from demo_sources where task_type = 'passport'`)
  })

  it('leaves no order, and the number in no table', async () => {
    expect((await check('0000000777')).status).toBe(200)
    const [{ orders } = {}] = await server.sql('select count(*)::int as orders from orders')
    expect(orders).toBe(0)
    const tables = await server.sql(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    expect(tables.length).toBeGreaterThan(20)
    for (const { name } of tables) {
      const held = await server.sql(
        `select 1 from "${String(name)}" as held where held::text like '%0000000777%' limit 1`,
      )
      expect([name, held.length]).toEqual([name, 0])
    }
  })

  it('costs one address its day of questions', async () => {
    const last: number[] = []
    for (let more = 0; more < LIMIT; more++) last.push((await check('0000000014')).status)
    expect(last.at(-1)).toBe(429)
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NSPD_NOTHING, nspdFeatures, startNspd } from '@proverka/test-support/sources/confirmers'
import type { SourceReply, SourceStandIn } from '@proverka/test-support/sources/stand-in'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findSilence } from '../../src/adapters/registry/confirmers/turns.ts'
import { listRecords } from '../../src/adapters/registry/register-records.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { AT_ONCE, connectConfirmers, forgetConfirmed, sampleReply } from './confirmer-world.ts'
import { createRegisterWorld, type RegisterWorld } from './register-world.ts'

const HOUSE = '00:01:0101001:101'
const TLS = join(import.meta.dirname, '..', 'fixtures', 'tls')
const pem = (name: string) => readFileSync(join(TLS, `${name}.pem`), 'utf8')

let world: RegisterWorld
let portal: SourceStandIn
let reply: SourceReply
beforeAll(async () => {
  world = await createRegisterWorld()
})
beforeEach(async () => {
  await forgetConfirmed(world.connection)
  portal = await startNspd(() => reply)
})
afterEach(() => portal.stop())
afterAll(() => world.close())

const connect = (more: Partial<Parameters<typeof connectConfirmers>[1]> = {}) =>
  connectConfirmers(world.database, { nspd: portal, ...more })
const ask = async (number: string) => (await connect().chain.confirm(number))[0]?.outcome
const recordOf = async (number: string) =>
  (await listRecords(world.connection.run, { numbers: [number] })).map(
    ({ kind, state, address, partOf, facts }) => ({ kind, state, address, partOf, facts }),
  )[0]

describe('[REG-07] NSPD', () => {
  it.each([
    [
      'building',
      HOUSE,
      {
        kind: 'building',
        state: 'current',
        address: 'обл Примерная, г Новоречинск, ул Садовая, д 1',
        partOf: null,
        facts: {
          name: { value: 'Многоквартирный жилой дом' },
          purpose: { value: 'Многоквартирный дом' },
          floors: { value: '9' },
          'underground-floors': { value: '1' },
          walls: { value: 'Кирпичные' },
          area: { value: 4218.6 },
          cost: { value: 202959275.3, day: '2023-01-01' },
        },
      },
    ],
    ['building_partial', '00:02:0201001:11', { facts: { 'year-commissioned': { value: 1958 } } }],
    [
      'flat',
      '00:01:0101001:1005',
      {
        kind: 'premises',
        partOf: HOUSE,
        facts: { area: { value: 54.3 }, floor: { value: '5' }, purpose: { value: 'Жилое' } },
      },
    ],
    ['car_place', '00:01:0101002:2901', { kind: 'car-place', facts: { area: { value: 13.2 } } }],
    [
      'structure',
      '00:02:0201001:900',
      {
        kind: 'structure',
        address: 'обл Примерная, р-н Заречный, г Старый Брод, ш Северное',
        facts: { extension: { value: 1264 } },
      },
    ],
    ['land', '00:01:0101001:104', { kind: 'land', facts: { area: { value: 800 } } }],
    ['land_nothing_known', undefined, { kind: 'land', state: 'closed' }],
  ])('confirms what its answer «%s» says, and nothing of owners', async (sample, number, expected) => {
    reply = sampleReply('nspd', sample)
    const own = number ?? ownNumber(reply)
    expect(await ask(own)).toBe('confirmed')
    expect(await recordOf(own)).toMatchObject(expected)
    expect(JSON.stringify(await recordOf(own))).not.toMatch(/Частная|Собственность|Муниципальная/)
    expect(portal.calls[0]?.headers['user-agent']).toBe('Proverka/1.0 (+http://realty.localhost/)')
  })

  it('takes the object with the number that was asked for, not its neighbours', async () => {
    reply = sampleReply('nspd', 'flat_by_house_number_many')
    expect(await ask(HOUSE)).toBe('confirmed')
    expect(await recordOf(HOUSE)).toMatchObject({ kind: 'building' })
    expect(await recordOf('00:01:0101001:1001')).toBeUndefined()
    expect(await ask('77:01:0003033:1031')).toBe('unknown')
  })

  it('chooses none of two objects with one number; one object twice is one', async () => {
    const one = { cad_num: HOUSE, readable_address: 'обл Примерная' }
    reply = nspdFeatures(one, { ...one, readable_address: 'обл Другая' })
    expect(await ask(HOUSE)).toBe('ambiguous')
    expect(await recordOf(HOUSE)).toBeUndefined()
  })

  it('is believed over TLS by the root of the file alone', async () => {
    const secure = await startNspd(() => reply, { key: pem('server-key'), cert: pem('server') })
    try {
      reply = sampleReply('nspd', 'building')
      const askSecurely = async (ca?: string) =>
        (await connect({ nspd: secure, ...(ca !== undefined && { ca }) }).chain.confirm(HOUSE))[0]?.outcome
      const before = process.env['NODE_TLS_REJECT_UNAUTHORIZED']
      process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'
      try {
        expect(await askSecurely()).toBe('failed')
      } finally {
        if (before === undefined) delete process.env['NODE_TLS_REJECT_UNAUTHORIZED']
        else process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = before
      }
      expect(secure.calls).toHaveLength(0)
      expect(await askSecurely(pem('root'))).toBe('confirmed')
    } finally {
      await secure.stop()
    }
  })
})

const ownNumber = ({ body }: SourceReply): string =>
  (body as { data: { features: { properties: { options: { cad_num: string } } }[] } }).data.features[0]
    ?.properties.options.cad_num ?? ''

describe('[REG-08] what NSPD does not say', () => {
  it.each([
    ['an empty list', 'empty'],
    ['«not found»', 'not_found'],
  ])('%s is «unknown», asked for once more later, and never that there is no object', async (_, sample) => {
    reply = sampleReply('nspd', sample)
    let at = Date.now()
    const { chain, register } = connectConfirmers(
      world.database,
      { nspd: portal },
      AT_ONCE,
      () => new Date(at),
    )
    expect((await chain.confirm(HOUSE))[0]?.outcome).toBe('unknown')
    expect(await register.findObject(HOUSE)).toBeUndefined()
    at += 11 * 60_000
    reply = sampleReply('nspd', 'building')
    expect((await chain.confirm(HOUSE))[0]?.outcome).toBe('confirmed')
    expect(await register.findObject(HOUSE)).toMatchObject({ number: HOUSE })
  })

  it('[REG-08] a foreign match, twice, confirms nothing', async () => {
    reply = nspdFeatures({ cad_num: '02:54:0000000:81' }, { cad_num: '02:54:0000000:81' })
    expect([await ask(HOUSE), await ask(HOUSE)]).toEqual(['unknown', 'unknown'])
    expect(await recordOf(HOUSE)).toBeUndefined()
    expect(await recordOf('02:54:0000000:81')).toBeUndefined()
  })

  it.each([
    ['«OK» with 200', sampleReply('nspd', 'ok_text')],
    [
      'a page with 200',
      { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Техработы</html>' },
    ],
    ['a page with 404', { status: 404, headers: { 'content-type': 'text/html' }, body: '<html>404</html>' }],
    ['502', sampleReply('nspd', 'bad_gateway')],
    ['JSON of another shape', { body: { data: { features: 'none' } } }],
    ['a redirect', { status: 302, headers: { location: 'https://other.example/' }, body: '' }],
  ])('%s is a failure, and the next question is asked', async (_, given) => {
    reply = given
    expect(await ask(HOUSE)).toBe('failed')
    reply = NSPD_NOTHING
    expect(await ask(HOUSE)).toBe('unknown')
  })

  it.each(['forbidden', 'forbidden_html'])(
    'a refusal (%s) silences all processes for hours',
    async (sample) => {
      reply = sampleReply('nspd', sample)
      expect(await ask(HOUSE)).toBe('failed')
      reply = sampleReply('nspd', 'building')
      // As another process, after a restart.
      expect(await ask(HOUSE)).toBe('failed')
      expect(portal.calls).toHaveLength(1)
      const silence = await findSilence(world.connection.run, 'nspd')
      expect(silence?.reason).toBe('HTTP 403')
      expect((silence?.until.getTime() ?? 0) - Date.now()).toBeGreaterThan(5 * 3_600_000)
      await world.connection.run(
        `update register.confirmer_turns set silent_until = now() - interval '1 second'`,
      )
      expect(await ask(HOUSE)).toBe('confirmed')
    },
  )

  it('[REG-07] is asked one question at a time with the pause between, by all processes together', async () => {
    const spans: { begin: number; end: number }[] = []
    reply = NSPD_NOTHING
    portal.moodOf(() => {
      spans.push({ begin: performance.now(), end: 0 })
      return 'slow'
    })
    const times = { ...AT_ONCE, gapMs: 300, patienceMs: 20_000 }
    const other =
      world.databaseUrl === undefined
        ? undefined
        : await openDatabase({ databaseUrl: world.databaseUrl, patient: true })
    const processes = [world.database, other ?? world.database].map((database) =>
      connectConfirmers(database, { nspd: portal }, times),
    )
    await Promise.all(
      processes.flatMap(({ chain }, place) =>
        [1, 2].map((parcel) => chain.confirm(`00:01:0101001:${place}${parcel}`)),
      ),
    )
    await other?.close()
    const begins = spans.map(({ begin }) => begin)
    expect(begins).toHaveLength(4)
    // An answer takes half a second: the next question comes after it and the pause.
    for (const [at, begin] of begins.slice(1).entries())
      expect(begin - (begins[at] ?? 0)).toBeGreaterThanOrEqual(800)
  })
})

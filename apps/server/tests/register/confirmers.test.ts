import { startDadataAddresses, startSeller } from '@proverka/test-support/sources/confirmers'
import type { SourceMood, SourceStandIn } from '@proverka/test-support/sources/stand-in'
import { DAY_MS } from '@proverka/domain/timing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storeStatement } from '../../src/adapters/registry/confirmers/store-statement.ts'
import { listRecords } from '../../src/adapters/registry/register-records.ts'
import { createRegisterWorld, type RegisterWorld } from './register-world.ts'
import { connectConfirmers, forgetConfirmed, sampleReply, type StandIns } from './confirmer-world.ts'

const FLAT = '00:01:0101001:1005'
const HOUSE = '00:01:0101001:101'

let world: RegisterWorld
const services: SourceStandIn[] = []
beforeAll(async () => {
  world = await createRegisterWorld()
})
beforeEach(() => forgetConfirmed(world.connection))
afterEach(async () => {
  for (const service of services.splice(0)) await service.stop()
})
afterAll(() => world.close())

async function started(service: Promise<SourceStandIn>): Promise<SourceStandIn> {
  services.push(await service)
  return service
}

const flatOfDadata = {
  value: 'обл Примерная, г Новоречинск, ул Садовая, д 1, кв 5',
  fias_id: 'a1',
  house: '1',
  house_cadnum: HOUSE,
  flat: '5',
  flat_cadnum: FLAT,
  flat_area: '54.3',
}
const dadata = (...found: readonly Readonly<Record<string, unknown>>[]) =>
  started(startDadataAddresses(() => found))
const seller = () =>
  started(
    startSeller((number) =>
      number === FLAT ? (sampleReply('seller', 'object_full').body as Record<string, unknown>) : undefined,
    ),
  )

const outcomes = async (standIns: StandIns, number: string) =>
  (await connectConfirmers(world.database, standIns).chain.confirm(number)).map(
    ({ name, outcome }) => `${name}: ${outcome}`,
  )
const found = (number: string) => connectConfirmers(world.database, {}).register.findObject(number)

describe('[REG-07] DaData', () => {
  it('confirms a flat by its own number, with its house and area; persons are never stored', async () => {
    expect(await outcomes({ dadata: await dadata(flatOfDadata) }, FLAT)).toEqual(['dadata: confirmed'])
    expect(await found(FLAT)).toMatchObject({
      number: FLAT,
      address: flatOfDadata.value,
      object_type: 'Помещение',
      area: '54.3',
      // An address says nothing of the record in the EGRN.
      status: '',
    })
    const { register } = connectConfirmers(world.database, {})
    expect((await register.readObject(FLAT))?.origins).toMatchObject([{ source: 'dadata' }])
    expect(await listRecords(world.connection.run, { numbers: [FLAT] })).toMatchObject([{ partOf: HOUSE }])
  })

  it.each([
    ['another flat of the house whose number was asked for', HOUSE, [flatOfDadata], 'unknown'],
    ['nothing', FLAT, [], 'unknown'],
    ['two addresses with one number', FLAT, [flatOfDadata, { ...flatOfDadata, fias_id: 'a2' }], 'ambiguous'],
    ['one address twice', FLAT, [flatOfDadata, flatOfDadata], 'confirmed'],
  ])('that answers %s', async (_, number, rows, outcome) => {
    expect(await outcomes({ dadata: await dadata(...rows) }, number)).toEqual([`dadata: ${outcome}`])
    expect((await found(number)) !== undefined).toBe(outcome === 'confirmed')
  })
})

describe('[REG-07] the free quote of a seller', () => {
  it('confirms an object with the facts of its card and their day', async () => {
    expect(await outcomes({ seller: await seller() }, FLAT)).toEqual(['seller: confirmed'])
    const [record] = await listRecords(world.connection.run, { numbers: [FLAT] })
    expect(record).toMatchObject({
      source: 'seller',
      day: '2026-11-20',
      kind: 'premises',
      state: 'current',
      facts: {
        area: { value: 54.3 },
        cost: { value: 3325044.21, day: '2023-01-01' },
        floor: { value: '5' },
      },
    })
    expect(JSON.stringify(record)).not.toContain('Частная')
    expect(await found(FLAT)).toMatchObject({ status: 'Актуально' })
  })

  it('says nothing of a number that it does not find, nor of another one', async () => {
    expect(await outcomes({ seller: await seller() }, HOUSE)).toEqual(['seller: unknown'])
    const other = await started(
      startSeller(() => sampleReply('seller', 'object_full').body as Record<string, unknown>),
    )
    expect(await outcomes({ seller: other }, '00:01:0101001:1006')).toEqual(['seller: unknown'])
  })
})

describe('[REG-07] a service that fails', () => {
  const MOODS: readonly SourceMood[] = [
    'refuses',
    'hangs',
    'fails',
    'limits',
    'garbled',
    'other-shape',
    'moved',
  ]

  it.each(MOODS)(
    '(%s) confirms nothing, is measured, and is asked again at the next question',
    async (mood) => {
      const standIns = {
        dadata: await dadata(flatOfDadata),
        seller: await seller(),
        ...(mood === 'hangs' && { timeoutMs: 300 }),
      }
      for (const service of [standIns.dadata, standIns.seller]) service.setMood(mood)
      expect(await outcomes(standIns, FLAT)).toEqual(['dadata: failed', 'seller: failed'])
      expect(await found(FLAT)).toBeUndefined()
      const { rows } = await world.connection.run(
        'select source, service, failure is not null as failed from source_calls order by id',
      )
      expect(rows).toEqual([
        { source: 'DaData', service: 'dadata', failed: true },
        { source: 'Поставщик выписок', service: 'seller', failed: true },
      ])
      for (const service of [standIns.dadata, standIns.seller]) service.setMood('well')
      expect(await outcomes({ ...standIns, timeoutMs: 30_000 }, FLAT)).toEqual(['dadata: confirmed'])
    },
  )

  it('leaves the number to the next one, and a page that is not there is a failure', async () => {
    const standIns = { dadata: await dadata(flatOfDadata), seller: await seller() }
    standIns.dadata.setMood('fails')
    expect(await outcomes(standIns, FLAT)).toEqual(['dadata: failed', 'seller: confirmed'])

    const { chain } = connectConfirmers(world.database, {
      dadata: { ...standIns.dadata, url: `${standIns.dadata.url}/other` },
    })
    expect(await chain.confirm(HOUSE)).toMatchObject([{ outcome: 'failed' }])
  })
})

describe('[REG-07] the cache of answers', () => {
  it('asks nobody twice for one number at once, nor again for what was confirmed', async () => {
    const standIns = { dadata: await dadata(flatOfDadata) }
    const { chain, register } = connectConfirmers(world.database, standIns)
    await Promise.all([chain.confirm(FLAT), chain.confirm(FLAT)])
    expect(standIns.dadata.calls).toHaveLength(1)
    expect(await register.findObject(FLAT)).toBeDefined()
  })

  it('looks a second time after an empty answer, later, and then rarely', async () => {
    const standIns = { dadata: await dadata() }
    let at = Date.now()
    const { chain } = connectConfirmers(world.database, standIns, undefined, () => new Date(at))
    const ask = async (afterMs: number) => {
      at += afterMs
      await chain.confirm(FLAT)
      return standIns.dadata.calls.length
    }
    expect(await ask(0)).toBe(1)
    expect(await ask(60_000)).toBe(1)
    expect((await chain.recall(FLAT)).map(({ outcome }) => outcome)).toEqual(['unknown'])
    expect(await ask(10 * 60_000)).toBe(2)
    expect(await ask(DAY_MS)).toBe(2)
    expect(await ask(7 * DAY_MS)).toBe(3)
  })

  it('a newer statement of a source replaces its older one, and never the other way round', async () => {
    const statement = {
      number: FLAT,
      kind: 'premises',
      state: 'current',
      address: 'новый',
      partOf: null,
      facts: {},
      document: 'д',
      day: '2026-11-02',
    } as const
    await storeStatement(world.database, 'extract', statement, '2')
    await storeStatement(
      world.database,
      'extract',
      { ...statement, day: '2026-11-01', address: 'старый' },
      '1',
    )
    expect(await found(FLAT)).toMatchObject({ address: 'новый' })
    await storeStatement(world.database, 'extract', { ...statement, day: '2026-11-03', state: 'closed' }, '3')
    expect(await found(FLAT)).toMatchObject({ status: 'Погашено' })
    expect(await listRecords(world.connection.run, { numbers: [FLAT] })).toHaveLength(1)
  })
})

import { CONTRACTOR_KEY, startReestrApi } from '@proverka/test-support/sources/contractors'
import type { SourceStandIn } from '@proverka/test-support/sources/stand-in'
import { afterEach, describe, expect, it } from 'vitest'
import { REESTR_API } from '../../src/adapters/contractors/reestr-api/reestr-api.ts'
import { callOf, connectAt, readSample, seenCall, startSamples } from './contractor-world.ts'

const FLAT = '00:01:0101001:1005'
const BASE = '/v1'
const DONE = '0123456789abcdef0123456789abcdef'
const WORKING = 'fedcba9876543210fedcba9876543210'
const ZIP = Buffer.from('PK\u0003\u0004 a document')
const order = { number: FLAT, kind: 'extract', ourKey: '4d4f2c1e-0000-4000-8000-000000000001' } as const

let service: SourceStandIn
afterEach(() => service.stop())

const sample = (name: string) => readSample('reestr-api', name)
async function replay(name: string) {
  service = await startSamples([sample(name)], BASE, ZIP)
  return connectAt(REESTR_API, service.url)
}
const recorded = (name: string) => callOf(sample(name), BASE)
const seen = () => service.calls.map(seenCall)

describe('reestr-api.ru by its recorded answers', () => {
  it('says whether it knows an object', async () => {
    const contractor = await replay('search')
    expect(await contractor.quote(FLAT, 'extract')).toEqual({ kind: 'available', kopecks: undefined })
    expect(seen()).toEqual([recorded('search')])
  })

  it('an object that it does not find is unavailable', async () => {
    const contractor = await replay('search_nothing')
    expect(await contractor.quote('00:01:0101001:999999', 'extract')).toMatchObject({ kind: 'unavailable' })
    expect(seen()).toEqual([recorded('search_nothing')])
  })

  it('takes an order', async () => {
    const contractor = await replay('create')
    expect(await contractor.place(order)).toEqual({ kind: 'placed', theirId: DONE, kopecks: undefined })
    expect(seen()).toEqual([recorded('create')])
  })

  it('[FULFIL-06] says that there is no money, which refuses nothing', async () => {
    const contractor = await replay('create_error')
    expect(await contractor.place(order)).toEqual({ kind: 'no-money' })
    expect(seen()).toEqual([recorded('create_error')])
  })

  it('says the states of many orders at once', async () => {
    const contractor = await replay('check')
    expect(await contractor.states([DONE, WORKING])).toEqual(
      new Map([
        [DONE, { kind: 'ready' }],
        [WORKING, { kind: 'waiting' }],
      ]),
    )
    expect(seen()).toEqual([recorded('check')])
  })

  it('hands out the archive of an order', async () => {
    const contractor = await replay('download')
    expect(await contractor.collect(DONE)).toEqual([{ name: `${DONE}.zip`, bytes: ZIP }])
    expect(seen()).toEqual([recorded('download')])
  })
})

describe('reestr-api.ru as it may be', () => {
  it('[FULFIL-05] never repeats an order by itself, and cannot be asked for a lost one', async () => {
    for (const mood of ['loses', 'fails', 'garbled', 'hangs'] as const) {
      const standIn = await startReestrApi({ fileOf: () => ZIP })
      service = standIn
      const contractor = connectAt(REESTR_API, standIn.url, { timeoutMs: mood === 'hangs' ? 2000 : 20_000 })
      standIn.nextMoods(mood)
      await expect(contractor.place(order)).rejects.toMatchObject({ isWithoutEffect: false })
      expect([mood, standIn.calls.length]).toEqual([mood, 1])
      expect(contractor.find).toBeUndefined()
      await standIn.stop()
    }
  })

  it('the token in its address is in no error of a call', async () => {
    const standIn = await startReestrApi({ fileOf: () => ZIP })
    service = standIn
    for (const mood of ['fails', 'garbled', 'other-shape', 'refuses', 'limits', 'moved'] as const) {
      standIn.setMood(mood)
      const contractor = connectAt(REESTR_API, standIn.url)
      const calls = [
        () => contractor.place(order),
        () => contractor.states([DONE]),
        () => contractor.collect(DONE),
      ]
      for (const call of calls) {
        const error: unknown = await call().catch((reason: unknown) => reason)
        expect(error).toMatchObject({ name: 'SourceError' })
        expect(`${String(error)} ${JSON.stringify(error)} ${(error as Error).stack}`).not.toContain(
          CONTRACTOR_KEY,
        )
        expect((error as Error).cause).toBeUndefined()
      }
    }
  })

  it('refuses what it does not have in its own words, and a wrong token is nothing of the order', async () => {
    const standIn = await startReestrApi({ fileOf: () => ZIP, lacks: () => true })
    service = standIn
    expect(await connectAt(REESTR_API, standIn.url).place(order)).toEqual({
      kind: 'refused',
      reason: 'Объект не найден',
    })
    await expect(connectAt(REESTR_API, standIn.url, { key: 'another' }).place(order)).rejects.toMatchObject({
      isWithoutEffect: true,
    })
    expect(
      await connectAt(REESTR_API, standIn.url).place({ ...order, kind: 'rights-history' }),
    ).toMatchObject({ kind: 'refused' })
  })

  it('asks for the states of hundreds of orders in a few calls', async () => {
    const standIn = await startReestrApi({ fileOf: () => ZIP, isQuick: true })
    service = standIn
    const contractor = connectAt(REESTR_API, standIn.url)
    const ids: string[] = []
    for (let at = 0; at < 120; at++) {
      const placed = await contractor.place(order)
      if (placed.kind === 'placed') ids.push(placed.theirId)
    }
    const before = standIn.calls.length
    expect((await contractor.states(ids)).size).toBe(120)
    expect(standIn.calls.length - before).toBe(3)
  })
})

import { startApiegrn, type ContractorOptions } from '@proverka/test-support/sources/contractors'
import type { SourceStandIn } from '@proverka/test-support/sources/stand-in'
import { afterEach, describe, expect, it } from 'vitest'
import { APIEGRN } from '../../src/adapters/contractors/apiegrn/apiegrn.ts'
import { callOf, connectAt, readSample, seenCall, startSamples } from './contractor-world.ts'

const FLAT = '00:01:0101001:1005'
const BASE = '/api'
const ZIP = Buffer.from('PK\u0003\u0004 a document')
const order = { number: FLAT, kind: 'extract', ourKey: '4d4f2c1e-0000-4000-8000-000000000001' } as const

let service: SourceStandIn
afterEach(() => service.stop())

const sample = (name: string) => readSample('apiegrn', name)
async function replay(...names: string[]) {
  service = await startSamples(names.map(sample), BASE, ZIP)
  return connectAt(APIEGRN, service.url)
}
async function meet(options: Partial<ContractorOptions> = {}) {
  const standIn = await startApiegrn({ fileOf: () => ZIP, ...options })
  service = standIn
  return { contractor: connectAt(APIEGRN, standIn.url), standIn }
}
const failure = (more: object) => expect.objectContaining({ name: 'SourceError', ...more })

describe('apiegrn.ru by its recorded answers', () => {
  it('says what a document costs, and which cannot be had', async () => {
    const contractor = await replay('object_full')
    expect(await contractor.quote(FLAT, 'extract')).toEqual({ kind: 'available', kopecks: 25_000 })
    expect(await contractor.quote(FLAT, 'rights-history')).toEqual({ kind: 'available', kopecks: 35_000 })
    expect(seenCall(service.calls[0]!)).toEqual(callOf(sample('object_full'), BASE))
    expect(service.calls[0]?.headers['token']).not.toBe('')
  })

  it('an object that it does not find cannot be ordered', async () => {
    const { body } = sample('search_nothing')
    service = await startSamples([{ ...sample('object_full'), body }], BASE)
    const contractor = connectAt(APIEGRN, service.url)
    expect(await contractor.quote(FLAT, 'extract')).toEqual({
      kind: 'unavailable',
      reason: 'Объекты не найдены',
    })
    expect(await contractor.place(order)).toEqual({ kind: 'refused', reason: 'Объекты не найдены' })
    expect(service.calls.map(({ path }) => path)).not.toContain('/cadaster/save_order')
  })

  it('takes an order of the object that its card names, with our key', async () => {
    const contractor = await replay('object_full', 'order_created')
    expect(await contractor.place(order)).toEqual({ kind: 'placed', theirId: '700101', kopecks: 25_000 })
    const recorded = callOf(sample('order_created'), BASE)
    expect(seenCall(service.calls[1]!)).toEqual({
      ...recorded,
      body: { ...recorded.body, documents: '["XZP"]', comment: order.ourKey },
    })
  })

  it('is paid with the code of the transaction', async () => {
    const contractor = await replay('transaction_to_pay', 'paid')
    expect(await contractor.pay?.('700101')).toEqual({ kind: 'paid', kopecks: 60_000 })
    expect(service.calls.map(seenCall)).toEqual([
      callOf(sample('transaction_to_pay'), BASE),
      callOf(sample('paid'), BASE),
    ])
  })

  it('[FULFIL-06] is not paid without money on the account', async () => {
    const contractor = await replay('transaction_no_money', 'paid')
    expect(await contractor.pay?.('700101')).toEqual({ kind: 'no-money' })
    expect(service.calls).toHaveLength(1)
  })

  it('says the state of an order by its number, and its balance', async () => {
    const contractor = await replay('orders_working', 'account')
    expect(await contractor.states(['700101'])).toEqual(new Map([['700101', { kind: 'waiting' }]]))
    expect(await contractor.balance?.()).toBe(152_000)
    expect(service.calls.map(seenCall)).toEqual([
      callOf(sample('orders_working'), BASE),
      callOf(sample('account'), BASE),
    ])
  })

  it('hands out the document of a finished order', async () => {
    const contractor = await replay('orders_one_done_one_failed', 'download')
    expect(await contractor.states(['700101'])).toEqual(new Map([['700101', { kind: 'ready' }]]))
    expect(await contractor.collect('700101')).toEqual([{ name: '700101.zip', bytes: ZIP }])
    expect(seenCall(service.calls[2]!)).toEqual(callOf(sample('download'), BASE))
  })

  it.each([
    ['bad_token', 'balance', { reason: 'source-down', isWithoutEffect: true }],
    ['download_not_ready', 'collect', { reason: 'unclear-answer' }],
  ] as const)('%s is a failure of the call, without what was asked', async (name, call, expected) => {
    const contractor = await replay('orders_working', name)
    const given = call === 'balance' ? contractor.balance?.() : contractor.collect('700101')
    await expect(given).rejects.toEqual(failure(expected))
    await expect(given).rejects.not.toThrow(/токен|готов|700101/)
  })
})

describe('apiegrn.ru as it may be', () => {
  it('[FULFIL-05] never repeats an order or a payment by itself, whatever becomes of the answer', async () => {
    for (const mood of ['loses', 'fails', 'garbled', 'hangs', 'other-shape'] as const) {
      const { standIn } = await meet()
      const contractor = connectAt(APIEGRN, standIn.url, { timeoutMs: mood === 'hangs' ? 2000 : 20_000 })
      standIn.nextMoods('well', mood)
      await expect(contractor.place(order)).rejects.toEqual(failure({ isWithoutEffect: false }))
      const saves = standIn.calls.filter(({ path }) => path === '/cadaster/save_order')
      expect([mood, saves.length]).toEqual([mood, 1])
      await standIn.stop()
    }
    const { contractor, standIn } = await meet()
    const placed = await contractor.place(order)
    const theirId = placed.kind === 'placed' ? placed.theirId : ''
    standIn.nextMoods('well', 'loses')
    await expect(contractor.pay?.(theirId)).rejects.toEqual(failure({ isWithoutEffect: false }))
    expect(standIn.orders[0]?.isPaid).toBe(true)
    expect(await contractor.pay?.(theirId)).toEqual({ kind: 'paid', kopecks: 25_000 })
    expect(standIn.calls.filter(({ path }) => path === '/transaction/pay')).toHaveLength(1)
  })

  it('[FULFIL-05] a call that never reached it, or was refused at the door, has ordered nothing', async () => {
    const { standIn } = await meet()
    for (const mood of ['limits', 'refuses'] as const) {
      standIn.setMood(mood)
      await expect(connectAt(APIEGRN, standIn.url).place(order)).rejects.toEqual(
        failure({ isWithoutEffect: true }),
      )
    }
    standIn.setMood('well')
    await expect(connectAt(APIEGRN, standIn.url, { key: 'another' }).place(order)).rejects.toEqual(
      failure({ isWithoutEffect: true }),
    )
    expect(standIn.orders).toEqual([])
  })

  it('[FULFIL-05] finds an order by our key on any page, and both of one that it took twice', async () => {
    const { contractor, standIn } = await meet({ pageSize: 3 })
    const since = new Date()
    standIn.nextMoods('well', 'loses')
    await contractor.place(order).catch(() => {})
    for (let at = 0; at < 7; at++) await contractor.place({ ...order, ourKey: `other-${at}` })
    expect(await contractor.find?.(order, since)).toEqual([{ theirId: '700101', isOurs: true }])
    standIn.nextMoods('well', 'doubles')
    await contractor.place({ ...order, ourKey: 'twice' })
    expect(await contractor.find?.({ ...order, ourKey: 'twice' }, since)).toHaveLength(2)
    expect(await contractor.find?.({ ...order, ourKey: 'never' }, since)).toEqual([])
  })

  it('[FULFIL-05] finds orders by number, document and time where the list does not show our key', async () => {
    let now = Date.now() - 3_600_000
    const { contractor } = await meet({ showsComments: () => false, now: () => new Date(now) })
    await contractor.place(order)
    now = Date.now()
    await contractor.place(order)
    await contractor.place({ ...order, kind: 'rights-history' })
    await contractor.place({ ...order, number: '00:01:0101001:1006' })
    expect(await contractor.find?.(order, new Date())).toEqual([{ theirId: '700102', isOurs: false }])
  })

  it('says that an order ended without a document, and nothing of one that it does not know', async () => {
    const { contractor, standIn } = await meet()
    for (let at = 0; at < 3; at++) await contractor.place(order)
    await contractor.pay?.('700101')
    standIn.finish('failed')
    await contractor.pay?.('700102')
    standIn.finish('cancelled')
    expect(await contractor.states(['700101', '700102', '700103', '1'])).toEqual(
      new Map([
        ['700101', { kind: 'failed', reason: 'ошибка у контрагента' }],
        ['700102', { kind: 'failed', reason: 'заказ отменен контрагентом' }],
        ['700103', { kind: 'needs-money' }],
      ]),
    )
  })

  it('a page in the place of a document is no file', async () => {
    const { contractor, standIn } = await meet({ isQuick: true })
    await contractor.place(order)
    await contractor.pay?.('700101')
    standIn.nextMoods('well', 'garbled')
    await expect(contractor.collect('700101')).rejects.toEqual(failure({ reason: 'unclear-answer' }))
    expect(await contractor.collect('700101')).toEqual([{ name: '700101.zip', bytes: ZIP }])
  })
})

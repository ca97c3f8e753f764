import { contract } from '@proverka/api/contract'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@proverka/domain/timing'
import { itemIn } from '@proverka/test-support/guest-order'
import {
  startApiegrn,
  startReestrApi,
  type ContractorRow,
  type ContractorStandIn,
} from '@proverka/test-support/sources/contractors'
import type { SourceMood } from '@proverka/test-support/sources/stand-in'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FulfilmentRow } from '../../src/platform/db/queries/fulfilment/fulfilments.ts'
import { runContractors } from '../../src/services/contractors/run-contractors.ts'
import { endFulfilmentTerms } from '../../src/services/fulfilment/end-terms.ts'
import { extractOf, newNumbers, settingsWith, startOrderWorld, type OrderWorld } from './order-world.ts'

const RICH = 1_000_000

/** How the contractor is in a test; each begins with the usual one. */
const USUAL = {
  fileOf: extractOf as (order: ContractorRow) => Buffer,
  lacks: (_number: string): boolean => false,
  showsComments: true,
}

describe.each([
  ['apiegrn', startApiegrn, 25_000],
  ['reestr-api', startReestrApi, 19_000],
] as const)('an extract through %s', (name, startService, cost) => {
  let behaviour = USUAL
  let service: ContractorStandIn
  let world: OrderWorld
  beforeAll(async () => {
    service = await startService({
      fileOf: (order) => behaviour.fileOf(order),
      lacks: (number) => behaviour.lacks(number),
      showsComments: () => behaviour.showsComments,
      now: () => world.clock.now(),
    })
    world = await startOrderWorld({ [name]: service })
  })
  afterEach(async () => {
    behaviour = USUAL
    await world.server.sql('delete from contractor_accounts')
    service.setMood('well')
    service.setRoubles(RICH)
  })
  afterAll(async () => {
    await world.server.stop()
    await service.stop()
  })

  /** Runs rounds, each this much later. */
  async function runRounds(rounds: number, stepMs = 6 * MINUTE_MS) {
    for (let round = 0; round < rounds; round++) {
      await runContractors(world.context)
      world.clock.advance(stepMs)
    }
  }
  const buyOne = () => world.buy(newNumbers(1))
  const statusOf = async (rows: readonly FulfilmentRow[]) =>
    (await world.find(rows)).map(({ status }) => status)
  const ordersOf = (rows: readonly FulfilmentRow[]) =>
    service.orders.filter(({ number }) => rows.some((row) => row.number === number))

  /** The first call of a path meets a mood. */
  function failAt(path: string, mood: SourceMood) {
    let isMet = false
    service.moodOf(() => {
      if (isMet || service.calls.at(-1)?.path !== path) return 'well'
      isMet = true
      return mood
    })
    return () => isMet
  }

  it('[FULFIL-05] is ordered, waits without a job, is collected, and its cost is written down', async () => {
    const rows = await buyOne()
    expect(rows).toMatchObject([{ status: 'to-order', channel: name, asked_at: null }])
    await runContractors(world.context)
    expect(await world.find(rows)).toMatchObject([
      { status: 'ordered', contractor_order_id: ordersOf(rows)[0]?.id, cost_kopecks: cost },
    ])
    expect(ordersOf(rows)).toMatchObject([{ isPaid: true }])
    const calls = service.calls.length
    await runContractors(world.context)
    expect(service.calls.length).toBe(calls)
    await runRounds(3)
    service.finish()
    await runRounds(3, HOUR_MS)
    expect(await world.find(rows)).toMatchObject([{ status: 'answered', next_look_at: null }])
    const item = rows[0]?.order_item_id ?? ''
    const { report } = await itemIn(world.buyer, item, 'done')
    expect(report?.extract?.content.object.cadastralNumbers).toEqual([rows[0]?.number])
    expect(
      await world.server.sql(
        'select contractor, kopecks::int as kopecks from contractor_costs where order_item_id = $1',
        [item],
      ),
    ).toEqual([{ contractor: name, kopecks: cost }])
    expect(ordersOf(rows)).toHaveLength(1)
    const admin = world.server.visit()
    await admin.signIn('admin@example.com')
    const { data } = await admin.call(contract.admin.getMoney, { query: { by: 'product' } })
    const { net, ...sold } = data.find(({ key }) => key === 'EgrnObject') ?? { net: 0 }
    expect(sold).toMatchObject({ cost: cost / 100, margin: net - cost / 100 })
  })

  it('[FULFIL-06] waits while there is no money; the operator gets one email, and the buyer no refusal', async () => {
    const emails = async () =>
      (await world.server.sql(`select 1 from outbox where unique_key like 'contractor-money:%'`)).length
    service.setRoubles(0)
    const rows = await world.buy(newNumbers(3))
    await runRounds(4)
    for (const status of await statusOf(rows)) expect(['to-order', 'ordering']).toContain(status)
    expect(ordersOf(rows).filter(({ isPaid }) => isPaid)).toEqual([])
    expect(await emails()).toBe(1)
    const items = await world.server.sql('select distinct status from order_items where id = any($1)', [
      rows.map((row) => row.order_item_id),
    ])
    expect(items).toEqual([{ status: 'inprogress' }])
    const metrics = async () => {
      // What a reading finds is in the next answer.
      await world.server.context.metrics.render()
      return (await world.server.context.metrics.render()).text
    }
    expect(await metrics()).toContain(`contractor_money_low{contractor="${name}"} 1`)
    service.setRoubles(RICH)
    await runRounds(6)
    expect(await metrics()).toContain(`contractor_money_low{contractor="${name}"} 0`)
    expect(await statusOf(rows)).toEqual(['ordered', 'ordered', 'ordered'])
    expect(ordersOf(rows).map(({ isPaid }) => isPaid)).toEqual([true, true, true])
    service.setRoubles(0)
    const later = await buyOne()
    await runRounds(4)
    expect(await emails()).toBe(2)
    service.setRoubles(RICH)
    await runRounds(6)
    expect(await statusOf(later)).toEqual(['ordered'])
  })

  it('that it does not have goes to the operator with its words', async () => {
    behaviour = { ...USUAL, lacks: () => true }
    const rows = await buyOne()
    await runRounds(2)
    expect(await world.find(rows)).toMatchObject([
      {
        status: 'to-order',
        channel: 'hand',
        reason: expect.stringMatching(/^Контрагент не получил документ: Объект.* не найден/),
      },
    ])
    expect(ordersOf(rows)).toEqual([])
  })

  it('that it does not have is refused with its words where no operator gets it elsewhere', async () => {
    behaviour = { ...USUAL, lacks: () => true }
    const rows = await buyOne()
    const { context } = world
    const contractors = { ...settingsWith({ [name]: service }), channels: {} }
    await runContractors({ ...context, config: { ...context.config, contractors } })
    expect(await world.find(rows)).toMatchObject([{ status: 'refused', channel: name }])
    const [task] = await world.server.sql('select answer from report_tasks where id = $1', [
      rows[0]?.report_task_id,
    ])
    expect(task?.['answer']).toMatchObject({
      kind: 'not-checked',
      reason: 'refused',
      note: expect.stringMatching(/^Контрагент не получил документ: Объект/),
    })
  })

  it('that comes after its term is given all the same, and what is not paid by then is not bought', async () => {
    const late = await buyOne()
    await runRounds(1)
    service.setRoubles(0)
    const unpaid = await buyOne()
    await runRounds(1)
    world.clock.advance(20 * DAY_MS)
    await endFulfilmentTerms(world.context)
    expect(await statusOf([...late, ...unpaid])).toEqual(['overdue', 'overdue'])
    service.setRoubles(RICH)
    service.finish()
    await runRounds(4)
    expect(await statusOf([...late, ...unpaid])).toEqual(['answered', 'overdue'])
    expect(ordersOf(unpaid).filter(({ isPaid }) => isPaid)).toEqual([])
    // The session is over, too.
    await world.buyer.signIn('client@example.com')
  })

  it('as another file than was ordered, or as none, goes to the operator', async () => {
    const rows = await world.buy(newNumbers(2))
    const other = extractOf({ number: '77:05:0004001:9999' })
    behaviour = {
      ...USUAL,
      fileOf: ({ number }) => (number === rows[0]?.number ? other : Buffer.from('PK\u0003\u0004 nothing')),
    }
    await runRounds(1)
    service.finish()
    await runRounds(2)
    expect((await world.find(rows)).map(({ channel, reason }) => [channel, reason])).toEqual([
      ['hand', 'Контрагент прислал не ту выписку: она ждет выбора среди принятых файлов.'],
      ['hand', 'В файле контрагента нет выписки, которую можно прочитать.'],
    ])
  })

  it('[FULFIL-05] is in the hands of one of several processes', async () => {
    const rows = await world.buy(newNumbers(12))
    const together = () => Promise.all([1, 2, 3, 4].map(() => runContractors(world.context)))
    await together()
    service.finish()
    world.clock.advance(2 * MINUTE_MS)
    await together()
    expect(new Set(await statusOf(rows))).toEqual(new Set(['answered']))
    expect(ordersOf(rows)).toHaveLength(12)
  })

  const later =
    name === 'apiegrn'
      ? [
          '/cadaster/objectInfoFull',
          '/cadaster/save_order',
          '/transaction/info',
          '/transaction/pay',
          '/cadaster/orders',
          '/cadaster/download',
        ]
      : ['/order/check', '/order/download']

  it.each(later)('[FULFIL-05] whose answer is lost at %s is ordered once and paid once', async (path) => {
    for (const mood of ['loses', 'garbled', 'fails', 'limits'] as const) {
      const isMet = failAt(path, mood)
      const rows = await buyOne()
      const before = service.roubles()
      for (let round = 0; round < 6; round++) {
        await runRounds(1)
        service.finish()
      }
      const spent = before - service.roubles()
      expect([mood, isMet(), await statusOf(rows)]).toEqual([mood, true, ['answered']])
      expect([mood, ordersOf(rows).length, spent]).toEqual([mood, 1, 250])
    }
  })

  it.runIf(name === 'apiegrn')('[FULFIL-05] that was taken twice is paid for once', async () => {
    failAt('/cadaster/save_order', 'doubles')
    const [doubled, lost] = [await buyOne(), await buyOne()]
    await runRounds(1)
    service.finish()
    await runRounds(2)
    expect([await statusOf(doubled), await statusOf(lost)]).toEqual([['answered'], ['answered']])
    const orders = [...ordersOf(doubled), ...ordersOf(lost)]
    expect(orders.map(({ isPaid }) => isPaid).filter(Boolean)).toHaveLength(2)
    expect(orders).toHaveLength(3)
  })

  it.runIf(name === 'apiegrn')(
    '[FULFIL-05] is found by its number where the list does not show our key; of two alike the operator chooses',
    async () => {
      behaviour = { ...USUAL, showsComments: false }
      failAt('/cadaster/save_order', 'loses')
      const single = await buyOne()
      await runRounds(3)
      expect(await world.find(single)).toMatchObject([
        { status: 'ordered', contractor_order_id: ordersOf(single)[0]?.id },
      ])
      const [number = ''] = newNumbers(1)
      const twins = [...(await world.buy([number])), ...(await world.buy([number]))]
      service.moodOf(() => (service.calls.at(-1)?.path === '/cadaster/save_order' ? 'loses' : 'well'))
      await runRounds(3)
      expect((await world.find(twins)).map(({ channel, status }) => [channel, status])).toEqual([
        ['hand', 'to-order'],
        ['hand', 'to-order'],
      ])
      expect(ordersOf(twins).map(({ isPaid }) => isPaid)).toEqual([false, false])
    },
  )

  it.runIf(name === 'reestr-api').each(['loses', 'fails', 'garbled', 'other-shape'] as const)(
    '[FULFIL-05] whose order is lost (%s) goes to the operator and is never placed again',
    async (mood) => {
      const isMet = failAt('/order/create', mood)
      const rows = await buyOne()
      await runRounds(4)
      expect(isMet()).toBe(true)
      expect(await world.find(rows)).toMatchObject([
        { status: 'to-order', channel: 'hand', reason: expect.stringContaining('потерян') },
      ])
      expect(ordersOf(rows)).toHaveLength(mood === 'loses' ? 1 : 0)
    },
  )
})

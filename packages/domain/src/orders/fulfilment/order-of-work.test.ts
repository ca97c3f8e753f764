import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderOfWork, WORK_SHARE, type WaitingWork } from './order-of-work.ts'

const work = (id: string, buyerId: string, more: Partial<WaitingWork> = {}): WaitingWork => ({
  id,
  buyerId,
  isUrgent: false,
  latestAt: 0,
  createdAt: 0,
  ...more,
})

const BUYERS = ['a', 'b', 'c', 'd']

const queues = fc.record({
  waiting: fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      buyerId: fc.constantFrom(...BUYERS),
      isUrgent: fc.boolean(),
      latestAt: fc.nat(5),
      createdAt: fc.nat(5),
    }),
    { selector: ({ id }) => id, maxLength: 200 },
  ),
  inWork: fc.dictionary(fc.constantFrom(...BUYERS), fc.nat(100)).map((one) => new Map(Object.entries(one))),
})

describe('the order of work', () => {
  it('[FULFIL-12] names each once, urgent ones first', () => {
    fc.assert(
      fc.property(queues, ({ waiting, inWork }) => {
        const order = orderOfWork(waiting, inWork)
        expect(order.toSorted(byId)).toEqual(waiting.toSorted(byId))
        expect(order.map(({ isUrgent }) => isUrgent)).toEqual(
          order.map(({ isUrgent }) => isUrgent).toSorted((one, other) => Number(other) - Number(one)),
        )
      }),
    )
  })

  it('[FULFIL-12] lets what is within the share of its buyer wait for no more than the shares of the others', () => {
    fc.assert(
      fc.property(queues, ({ waiting, inWork }) => {
        const usual = orderOfWork(waiting, inWork).filter(({ isUrgent }) => !isUrgent)
        const urgent = (buyer: string) =>
          waiting.filter(({ buyerId, isUrgent }) => isUrgent && buyerId === buyer).length
        for (const buyer of new Set(usual.map(({ buyerId }) => buyerId))) {
          const used = (inWork.get(buyer) ?? 0) + urgent(buyer)
          const own = usual
            .filter(({ buyerId }) => buyerId === buyer)
            .slice(0, Math.max(0, WORK_SHARE - used))
          const last = own.at(-1)
          if (!last) continue
          const before = usual.slice(0, usual.indexOf(last))
          for (const other of BUYERS)
            expect(before.filter(({ buyerId }) => buyerId === other).length).toBeLessThanOrEqual(WORK_SHARE)
        }
      }),
    )
  })

  it('goes by promised day among orders of one buyer, whatever the order they came in', () => {
    fc.assert(
      fc.property(queues, ({ waiting, inWork }) => {
        const order = orderOfWork(waiting, inWork)
        for (const buyer of BUYERS) {
          const own = order.filter(({ buyerId, isUrgent }) => buyerId === buyer && !isUrgent)
          const days = own.map(({ latestAt }) => latestAt)
          expect(days).toEqual(days.toSorted((one, other) => one - other))
        }
        expect(orderOfWork(waiting.toReversed(), inWork)).toEqual(order)
      }),
    )
  })

  it('[FULFIL-12] of five thousand and one places the one after a share, and first once a share is in work', () => {
    const bulk = Array.from({ length: 5000 }, (_, index) => work(String(index).padStart(5, '0'), 'bulk'))
    const one = work('one', 'single', { latestAt: 7 })
    expect(orderOfWork([...bulk, one], new Map()).indexOf(one)).toBe(WORK_SHARE)
    expect(orderOfWork([...bulk, one], new Map([['bulk', WORK_SHARE]]))[0]).toBe(one)
    const urgent = work('urgent', 'bulk', { latestAt: 9, isUrgent: true })
    expect(orderOfWork([...bulk, one, urgent], new Map([['bulk', 900]]))[0]).toBe(urgent)
  })
})

const byId = (one: WaitingWork, other: WaitingWork): number => (one.id < other.id ? -1 : 1)

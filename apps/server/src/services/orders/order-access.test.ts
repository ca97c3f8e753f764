import { DATA_TERMS } from '@proverka/domain/legal'
import { DAY_MS } from '@proverka/domain/timing'
import { expect, it } from 'vitest'
import { orderKeptUntil } from './order-access.ts'

const day = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * DAY_MS)

it('reports are retained for 30 days from the last part, or from payment, or from the order', () => {
  const until = (paid_at: Date | null, done: (Date | null)[]) =>
    orderKeptUntil(
      { created_at: day(0), paid_at },
      done.map((done_at) => ({ done_at })),
    )
  expect(until(null, [null])).toEqual(day(30))
  expect(until(day(2), [null, null])).toEqual(day(32))
  expect(until(day(2), [day(3), null, day(9)])).toEqual(day(39))
})

it('the retention stated to buyers ends before reports are destroyed', () => {
  const told = orderKeptUntil({ created_at: day(0), paid_at: day(0) }, [{ done_at: day(1) }])
  expect(told.getTime()).toBeLessThan(day(1 + DATA_TERMS.report).getTime())
})

import type { Conversion } from '@proverka/api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tellOfPayment } from './tell-of-payment.ts'

const ORDER = {
  orderId: 'o1',
  totalAmount: 1499,
  email: 'buyer@example.com',
  date: '2026-11-21T10:00:00.000Z',
  items: [{ id: 'i1', name: 'EgrnObject', price: 1499 }],
}
const TOLD = {
  transactionId: 'o1',
  items: [{ id: 'i1', name: 'EgrnObject', price: '1499' }],
  totalAmount: '1499',
  currency: 'RUB',
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** What is reported and when, in milliseconds after the payment. */
async function listen(clientIdAt: number, isAllowed = () => true) {
  const start = Date.now()
  const told: { at: number; conversion: Conversion }[] = []
  const telling = tellOfPayment(ORDER, {
    isAllowed,
    readClientId: () => (Date.now() - start >= clientIdAt ? 'c1' : undefined),
    report: async (conversion) => void told.push({ at: Date.now() - start, conversion }),
  })
  await vi.advanceTimersByTimeAsync(60_000)
  await telling
  return told
}

it('[PAY-13] [TRACK-31] tells with a client id after 3 s at 3 s, and without one at 15 s without it', async () => {
  expect(await listen(3000)).toEqual([{ at: 3000, conversion: { ...TOLD, clientId: 'c1' } }])
  expect(await listen(Infinity)).toEqual([{ at: 15_000, conversion: TOLD }])
})

it.each([
  [0, 0],
  [14_900, 15_000],
])('a client id that comes after %i ms is told after %i ms', async (clientIdAt, at) => {
  expect(await listen(clientIdAt)).toEqual([{ at, conversion: { ...TOLD, clientId: 'c1' } }])
  expect(vi.getTimerCount()).toBe(0)
})

it('tells nothing when counters are refused during the wait', async () => {
  expect(await listen(3000, () => false)).toEqual([])
})

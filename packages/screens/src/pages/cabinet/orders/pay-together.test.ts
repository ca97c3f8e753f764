import { beforeEach, expect, it, vi } from 'vitest'
import type { PlacedOrder } from '../../purchase/checkout/place-order.ts'
import type { WidgetResult } from '../../purchase/payment/state.ts'
import { createPayTogether } from './pay-together.ts'

const JOINT: PlacedOrder = {
  id: 'joint',
  total: 2998,
  email: 'buyer@example.com',
  confirmationToken: 'token',
  paidFromBalance: false,
  items: [],
}
const failure = (code?: string) => Object.assign(new Error('no'), { name: 'ApiError', code })

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

/** A server that knows payments by their key; each press takes the next answers. */
function stage(
  answers: { place?: Error; window?: WidgetResult; report?: boolean | Error; order?: PlacedOrder }[],
) {
  const keys: string[] = []
  const windows: string[] = []
  let turn: (typeof answers)[number] = {}
  const pay = createPayTogether({
    async place(_, key) {
      turn = answers[keys.length] ?? {}
      keys.push(key)
      if (turn.place) throw turn.place
      return turn.order ?? JOINT
    },
    async ask({ title }) {
      windows.push(title ?? '')
      return turn.window ?? 'success'
    },
    async report() {
      if (turn.report instanceof Error) throw turn.report
      return turn.report ?? true
    },
  })
  return { keys, windows, press: (...ids: string[]) => pay(ids, '2 заказа') }
}

it('comes back to the same payment after a lost answer, 500, a limit, a closed window or a refusal of the bank', async () => {
  const { keys, press } = stage([
    { place: failure() },
    { place: failure('server/unknown') },
    { place: failure('rate/limit') },
    { window: 'closed', report: false },
    { window: 'error', report: false },
    { report: failure() },
    { report: false },
    {},
  ])
  await expect(press('a', 'b')).rejects.toThrow('no')
  await expect(press('a', 'b')).rejects.toThrow('no')
  await expect(press('b', 'a')).rejects.toThrow('no')
  expect(await press('a', 'b')).toBe('closed')
  expect(await press('a', 'b')).toBe('refused')
  expect(await press('a', 'b')).toBe('unknown')
  expect(await press('a', 'b')).toBe('unknown')
  expect(await press('a', 'b')).toBe('paid')
  expect(keys).toHaveLength(8)
  expect(new Set(keys).size).toBe(1)
})

it('opens no window for a payment that the server knows to be made', async () => {
  const { keys, windows, press } = stage([
    { report: failure() },
    { order: { ...JOINT, confirmationToken: undefined } },
  ])
  expect(await press('a', 'b')).toBe('unknown')
  expect(await press('a', 'b')).toBe('paid')
  expect(windows).toEqual(['2 заказа'])
  expect(new Set(keys).size).toBe(1)
})

it('takes another choice, one that was paid, and one that is not the same any more for another payment', async () => {
  const { keys, press } = stage([{ report: failure() }, {}, { place: failure('payment/already-paid') }, {}])
  await press('a', 'b')
  expect(await press('a', 'c')).toBe('paid')
  await expect(press('a', 'c')).rejects.toThrow('no')
  await press('a', 'c')
  expect(new Set(keys).size).toBe(4)
})

import { describe, expect, it } from 'vitest'
import { NOTHING, WAITING } from '../../../stories/sample-overview.ts'
import { placeFacts } from './account-facts.ts'

const NOW = '2026-11-25T10:00:00.000Z'
const EVENING = '2026-11-25T16:20:00.000Z'
const LATER = '2026-11-27T16:20:00.000Z'

const [unread, payment, data] = WAITING.tasks
const factsOf = (overview: Partial<typeof WAITING>, sessions?: number) =>
  placeFacts({ overview: { ...NOTHING, ...overview }, sessions }, NOW)

describe('facts of the places', () => {
  it('say how many orders wait, for what and until when; the term is marked', () => {
    expect(
      factsOf({ tasks: [unread!, { ...payment!, until: EVENING }], waiting_orders: 1 })['user-orders'],
    ).toEqual({ fact: '1\u00a0ждет оплаты, до 19:20', isNearest: true })
    expect(factsOf({ tasks: [{ ...data!, until: LATER }], waiting_orders: 1 })['user-orders']?.fact).toBe(
      '1\u00a0ждет данных, до 27.11',
    )
    expect(
      factsOf({ tasks: [{ ...payment!, until: EVENING }, data!], waiting_orders: 2 })['user-orders']?.fact,
    ).toBe('2\u00a0ждут вас, до 19:20')
  })

  it('have nothing at the orders when none waits', () => {
    expect(factsOf({ tasks: [unread!] })).not.toHaveProperty('user-orders')
    expect(factsOf({}).user).toEqual({ fact: 'дел нет' })
  })

  it('say what the folders of deals lack, and what a partner can be paid out', () => {
    const dealsOf = (count: number, waiting: number, missing: number) =>
      factsOf({ deals: { count, waiting, missing } })['user-deals']?.fact
    expect(dealsOf(0, 0, 0)).toBeUndefined()
    expect(dealsOf(2, 0, 0)).toBe('2 папки')
    expect(dealsOf(1, 1, 4)).toBe('не хватает 4 листов')
    expect(dealsOf(3, 1, 1)).toBe('1 ждет 1 листа')
    expect(dealsOf(3, 2, 5)).toBe('2 ждут 5 листов')
    expect(factsOf({ withdrawable: 3420 })['user-partner']?.fact).toMatch(/^3\s420\s₽ к выводу$/)
    expect(factsOf({ withdrawable: 0 })).not.toHaveProperty('user-partner')
  })

  it('name the tariff, or what is left to the earned one', () => {
    expect(factsOf({ tariff: WAITING.tariff })['user-tariff']?.fact).toMatch(/осталось 375\s₽/)
    const bought = { ...WAITING.tariff, tariff_simple_id: 2, name: 'Постоянный', active_until: LATER }
    expect(factsOf({ tariff: bought })['user-tariff']?.fact).toBe('«Постоянный» до 27.11')
  })

  it('leave out what has not come', () => {
    expect(placeFacts({ overview: undefined, sessions: undefined }, NOW)).toEqual({
      'user-balance': { fact: 'пополнить' },
    })
    expect(factsOf({}, 2)['user-settings']).toEqual({ fact: '2\u00a0входа' })
  })
})

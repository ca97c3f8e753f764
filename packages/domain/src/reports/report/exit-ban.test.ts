import { describe, expect, it } from 'vitest'
import { exitBanHeadline } from './exit-ban.ts'
import type { SummaryFact } from './summary-fact.ts'

const debt = (roubles: number, purpose?: string): SummaryFact => ({
  taskId: 'task-bailiffs',
  taskType: 'bailiffs',
  source: 'ФССП',
  kind: 'found',
  amount: roubles * 100,
  ...(purpose !== undefined && { purpose }),
})

describe('debts beside the limits of the law on leaving the country', () => {
  it('allow a ban at once from the usual limit on, which itself is enough', () => {
    expect(exitBanHeadline([debt(30_000)], true)).toBe('Выезд могут закрыть: долг 30 000 ₽, порог 30 000 ₽')
  })

  it('close it after two months from the lower limit on, which itself is enough', () => {
    expect(exitBanHeadline([debt(10_000)], true)).toBe(
      'Выезд могут закрыть через два месяца неуплаты: долг 10 000 ₽, порог 10 000 ₽',
    )
    expect(exitBanHeadline([debt(6_000), debt(3_000)], true)).toBe(
      'Закройте долг 9 000 ₽: для запрета на выезд он мал, порог 10 000 ₽',
    )
  })

  it.each([
    'Алименты на содержание детей',
    'Вред здоровью',
    'Выплаты по потере кормильца',
    'Моральный вред, причиненный преступлением',
    'Ущерб, причиненный преступлением',
  ])('close it at once from the lower limit on where the debt is: %s', (purpose) => {
    expect(exitBanHeadline([debt(12_500, purpose), debt(2_000, 'Кредитные платежи')], true)).toBe(
      'Выезд могут закрыть: алименты и вред 12 500 ₽, порог 10 000 ₽',
    )
  })

  it('close it at once from the lower limit of alimony on, which itself is enough', () => {
    expect(exitBanHeadline([debt(10_000, 'Алименты')], true)).toBe(
      'Выезд могут закрыть: алименты и вред 10 000 ₽, порог 10 000 ₽',
    )
  })

  it('know no alimony and no harm where the record does not say what the debt is for', () => {
    expect(exitBanHeadline([debt(12_500)], true)).toBe(
      'Выезд могут закрыть через два месяца неуплаты: долг 12 500 ₽, порог 10 000 ₽',
    )
  })

  it('are called small only where nothing may add to them', () => {
    expect(exitBanHeadline([debt(5_000)], false)).toBe(
      'Закройте долг 5 000 ₽: запрет на выезд возможен от 10 000 ₽, а проверено не все',
    )
    expect(exitBanHeadline([debt(30_000)], false)).toBe('Выезд могут закрыть: долг 30 000 ₽, порог 30 000 ₽')
  })
})

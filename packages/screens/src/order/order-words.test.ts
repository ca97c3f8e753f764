import { describe, expect, it } from 'vitest'
import type { OrderPart, OrderView } from './data.ts'
import { answeredText, isOver, numberText, productText, progressText, subjectOf } from './order-words.ts'

const part = (more: Partial<OrderPart> = {}) =>
  ({
    product_name: 'EgrnObject',
    product_name_ru: 'Выписка ЕГРН об объекте',
    status: 'inprogress',
    object_key: '00:14:0203005:1047',
    address: 'г. Образцовск',
    report: null,
    ...more,
  }) as OrderPart
const order = (...items: OrderPart[]) => ({ items }) as unknown as OrderView
const full = order(
  part({ status: 'done' }),
  part({ product_name: 'RiskAssessmentOwner' }),
  part({ product_name: 'EgrnRightList' }),
)

describe('an order in words', () => {
  it('writes its number as people read it', () => {
    expect([7, 10_005, 1_234_567].map(numberText)).toEqual(['7', '10 005', '1 234 567'])
  })

  it('names a bundle by its parts, whatever their order', () => {
    expect(productText(full)).toBe('Полная проверка')
    expect(productText(order(part()))).toBe('Выписка ЕГРН об объекте')
    expect(productText(order(part(), part()))).toBe('2 отчета')
  })

  it('counts what is ready', () => {
    expect(progressText(full)).toBe('Три части, одна готова')
    expect(progressText(order(part()))).toBe('Отчет готовится')
    expect(progressText(order(part({ status: 'done' })))).toBe('Отчет готов')
    expect(progressText(order(part(), part()))).toBe('Две части, готовятся')
    expect(progressText(order(part({ status: 'done' }), part({ status: 'done' })))).toBe(
      'Две части, все готовы',
    )
  })

  it('knows a cadastral number from a name, and when nothing moves any more', () => {
    expect(subjectOf(full)).toEqual({
      subject: '00:14:0203005:1047',
      isNumber: true,
      address: 'г. Образцовск',
    })
    expect(subjectOf(order(part({ object_key: 'Ладогин', address: 'Ладогин' })))).toMatchObject({
      isNumber: false,
      address: '',
    })
    expect(isOver(full)).toBe(false)
    expect(isOver(order(part({ status: 'done' }), part({ status: 'refund' })))).toBe(true)
  })

  it('says how many sources have answered where there are several', () => {
    const tasks = [{ answer: { kind: 'found' } }, { answer: { kind: 'in-progress' } }]
    expect(answeredText(part({ report: { tasks } as unknown as OrderPart['report'] }))).toBe('1 из 2')
    expect(answeredText(part())).toBeUndefined()
  })
})

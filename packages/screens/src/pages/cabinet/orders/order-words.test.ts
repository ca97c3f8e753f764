import { describe, expect, it } from 'vitest'
import { DONE_PARTS, GOING_PARTS, sampleHistory, samplePart } from '../../../stories/sample-orders.ts'
import { orderReason, subjectsText, sumOfOrders, withoutFilesText } from './order-words.ts'

const done = sampleHistory(10_602, DONE_PARTS)
const going = sampleHistory(10_603, GOING_PARTS)
const unpaid = sampleHistory(10_605, [samplePart('EgrnObject', { status: 'waitingforpayment' })])
const returned = sampleHistory(10_606, [samplePart('EgrnObject', { status: 'refund' })])
const person = sampleHistory(10_607, [samplePart('PersonCheck', { status: 'done' })])

describe('the second line of a row', () => {
  it('says why, and nothing where there is nothing to say', () => {
    expect(orderReason({ ...done, kept_until: '2026-12-02T10:00:00.000Z' })).toBe('храним до 02.12')
    expect(orderReason(going)).toBe('готово 1 из 3')
    expect(orderReason(unpaid)).toBe('')
    expect(orderReason({ ...unpaid, expired: true })).toBe('оплата по ценам дня')
    expect(orderReason(returned)).toMatch(/^возврат 499\s₽$/)
  })
})

describe('what an archive lacks', () => {
  it('names orders without files and those that have only some, and counts what is too much to name', () => {
    expect(withoutFilesText([done, person])).toBe('')
    expect(withoutFilesText([done, going, unpaid])).toMatch(
      /^10\s603 \(готово 1 из 3\), 10\s605 \(ждет оплаты\)$/,
    )
    const many = Array.from({ length: 7 }, (_, index) => ({ ...unpaid, number: 10_700 + index }))
    expect(withoutFilesText(many)).toMatch(/10\s704 \(ждет оплаты\) и еще 2$/)
  })
})

describe('the total of chosen orders', () => {
  it('counts objects and people, each once', () => {
    expect(subjectsText([done, going, { ...unpaid, subject: '00:14:0101002:88' }])).toMatch(/^2\sобъекта$/)
    expect(subjectsText([done, { ...person, subject: 'Ладогин А. П.' }])).toMatch(/^1\sобъект, 1\sчеловек$/)
  })

  it('is whole in kopecks', () => {
    expect(
      sumOfOrders([
        { ...done, totalAmount: 0.1 },
        { ...done, totalAmount: 0.2 },
      ]),
    ).toBe(0.3)
  })
})

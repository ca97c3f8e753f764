import { describe, expect, it } from 'vitest'
import { isOver, isReadable, subjectOf } from './order-state.ts'

const withStatuses = (...statuses: string[]) => ({ items: statuses.map((status) => ({ status })) })

describe('an order', () => {
  it.each([
    [['done'], true],
    [['refund'], true],
    [['deleted'], true],
    [['done', 'refund', 'deleted'], true],
    [['done', 'inprogress'], false],
    [['done', 'actionrequired'], false],
    [['waitingforpayment'], false],
  ])('is over when each part is done, given back or gone: %j', (statuses, over) => {
    expect(isOver(withStatuses(...statuses))).toBe(over)
  })

  it.each([
    [['done', 'refund'], true],
    [['refund'], false],
    [['deleted'], false],
    [['done', 'inprogress'], false],
  ])('is read when it is over and something was delivered: %j', (statuses, readable) => {
    expect(isReadable(withStatuses(...statuses))).toBe(readable)
  })

  it('without parts is about nothing', () => {
    expect(subjectOf({ items: [] })).toEqual({ subject: '', isNumber: false, address: '' })
  })
})

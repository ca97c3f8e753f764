import { expect, it } from 'vitest'
import { actOf, type ActItem } from './act.ts'

const item = (status: ActItem['status'], kopecks = 49_900, doneAt = '2026-11-20T21:30:00Z'): ActItem => ({
  title: 'Выписка',
  kopecks,
  status,
  doneAt: status === 'done' ? new Date(doneAt) : null,
})

it('is of the day of Moscow on which the last service was rendered', () => {
  expect(actOf([item('done', 49_900, '2026-11-01T09:00:00Z'), item('done', 9900)])).toEqual({
    date: '2026-11-21',
    lines: [
      { title: 'Выписка', kopecks: 49_900 },
      { title: 'Выписка', kopecks: 9900 },
    ],
    kopecks: 59_800,
  })
})

it('leaves out what was given back', () => {
  expect(actOf([item('done'), item('refund', 9900), item('deleted', 1)])?.kopecks).toBe(49_900)
})

it.each([
  ['a part is under way', [item('done'), item('inprogress')]],
  ['a part waits for data', [item('done'), item('actionrequired')]],
  ['it is not paid', [item('waitingforpayment')]],
  ['all was given back', [item('refund')]],
  ['it cost nothing', [item('done', 0)]],
  ['there is nothing in it', []],
])('is not there while %s', (_, items) => {
  expect(actOf(items)).toBeUndefined()
})

it('is not there while the day of a rendered service is not known', () => {
  expect(actOf([item('done'), { ...item('done'), doneAt: null }])).toBeUndefined()
})

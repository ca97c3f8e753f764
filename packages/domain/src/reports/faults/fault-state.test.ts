import { expect, it } from 'vitest'
import { FAULT_STATE_WORDS, FAULT_STATES, mayFaultMove } from './fault-state.ts'

it('[REPORT-06] a reported fault goes forward alone, and may be answered at once', () => {
  const moves = FAULT_STATES.flatMap((from) => FAULT_STATES.map((to) => [from, to] as const))
  expect(moves.filter(([from, to]) => mayFaultMove(from, to))).toEqual([
    ['accepted', 'in_work'],
    ['accepted', 'answered'],
    ['in_work', 'answered'],
  ])
})

it('[REPORT-06] a reader sees the state of a reported fault in words', () => {
  expect(FAULT_STATES.map((state) => FAULT_STATE_WORDS[state])).toEqual([
    'Принято',
    'Разбираемся',
    'Ответили',
  ])
})

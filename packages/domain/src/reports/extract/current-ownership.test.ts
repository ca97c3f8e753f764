import { expect, it } from 'vitest'
import { currentOwnership, currentRights, ownerCount } from './current-ownership.ts'
import type { ExtractHolder, ExtractRight } from './extract.ts'

const person = (name: string): ExtractHolder => ({ kind: 'person', state: 'named', name })
const right = (number: string, more: Partial<ExtractRight> = {}): ExtractRight => ({
  type: 'Собственность',
  number,
  holders: [person('Ладогин Арсений Петрович')],
  documents: [],
  ...more,
})
const rights = [
  right('1', { endedAt: '2015-02-03' }),
  right('2'),
  right('3', { type: 'Аренда' }),
  right('4', { type: 'Общая долевая собственность', holders: [] }),
  right('5', {
    type: 'общая совместная СОБСТВЕННОСТЬ',
    holders: [person('Ладогина Вера'), person('Ладогин Лев')],
  }),
]

it('the rights of today are those that have not passed on', () => {
  expect(currentRights(rights).map(({ number }) => number)).toEqual(['2', '3', '4', '5'])
})

it('ownership of today is among them, by its name in any letters', () => {
  expect(currentOwnership({ rights }).map(({ number }) => number)).toEqual(['2', '4', '5'])
})

it('owners are counted by their names, and a right without a holder has one all the same', () => {
  expect(ownerCount({ rights })).toBe(4)
  expect(ownerCount({ rights: [right('1', { holders: [] })] })).toBe(1)
  expect(ownerCount({ rights: [] })).toBe(0)
})

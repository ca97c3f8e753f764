import { expect, it } from 'vitest'
import { INN_CHECKSUM_MESSAGE, INN_EMPTY_MESSAGE } from './inn.ts'
import { describePersonInn, PERSON_INN_MESSAGE } from './person-inn.ts'

it.each([
  ['500100732259', undefined],
  ['0000000018', PERSON_INN_MESSAGE],
  ['500100732258', INN_CHECKSUM_MESSAGE],
  ['', INN_EMPTY_MESSAGE],
])('%s: %s', (inn, message) => {
  expect(describePersonInn(inn)).toBe(message)
})

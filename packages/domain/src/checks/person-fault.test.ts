import { expect, it } from 'vitest'
import { NAME_LETTERS_MESSAGE } from '../fields/person-name/name-fault.ts'
import { birthDateFault, personFault, TOO_OLD_MESSAGE, UNBORN_MESSAGE } from './person-fault.ts'

const TODAY = '2026-11-25'
const person = { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' }

it.each([
  ['2026-11-26', UNBORN_MESSAGE],
  ['2060-11-27', UNBORN_MESSAGE],
  ['2026-11-25', undefined],
  ['1906-11-25', undefined],
  ['1906-11-24', TOO_OLD_MESSAGE],
  ['0087-03-14', TOO_OLD_MESSAGE],
])('of the birth date %s says %s', (birthDate, message) => {
  expect(birthDateFault(birthDate, TODAY)).toBe(message)
})

it('names the first field that no register can hold', () => {
  expect(personFault(person, TODAY)).toBeUndefined()
  expect(personFault({ ...person, middleName: '' }, TODAY)).toBeUndefined()
  expect(personFault({ ...person, firstName: 'Arseny', birthDate: '2060-01-01' }, TODAY)).toEqual({
    field: 'firstName',
    message: NAME_LETTERS_MESSAGE,
  })
  expect(personFault({ ...person, middleName: '7' }, TODAY)?.field).toBe('middleName')
  expect(personFault({ ...person, birthDate: '2060-01-01' }, TODAY)).toEqual({
    field: 'birthDate',
    message: UNBORN_MESSAGE,
  })
})

import { describe, expect, it } from 'vitest'
import { canBeAskedWith, missingDataOf, wantedDataOf, withAddedData } from './missing-data.ts'

const person = { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' }
const lacking = (task_type: string) =>
  ({ task_type, answer: { kind: 'not-checked', reason: 'missing-data' } }) as const
const down = { task_type: 'taxes', answer: { kind: 'not-checked', reason: 'source-down' } } as const

describe('[TRUE-09] data that are added to a report', () => {
  it('are those that the person does not have', () => {
    expect(missingDataOf(person)).toEqual(['middleName', 'region', 'inn', 'passport', 'license'])
    expect(missingDataOf({ ...person, inn: '500100732259', passport: '' })).toEqual([
      'middleName',
      'region',
      'passport',
      'license',
    ])
  })

  it('never replace what was there', () => {
    const known = { ...person, inn: '500100732259' }
    expect(withAddedData(known, { inn: '773173084809', passport: '0000000123' })).toEqual({
      ...known,
      passport: '0000000123',
    })
    expect(withAddedData(person, {})).toEqual(person)
  })

  it('let those questions be put again that lacked them, and no other', () => {
    const withInn = { ...person, inn: '500100732259' }
    expect(canBeAskedWith(lacking('taxes'), withInn)).toBe(true)
    expect(canBeAskedWith(lacking('taxes'), person)).toBe(false)
    expect(canBeAskedWith(lacking('passport'), withInn)).toBe(false)
    expect(canBeAskedWith(down, withInn)).toBe(false)
    expect(canBeAskedWith({ task_type: 'taxes', answer: { kind: 'not-found' } }, withInn)).toBe(false)
  })

  it('are asked for in the order of the form, only where something was not checked for them', () => {
    const tasks = [lacking('passport'), lacking('taxes'), lacking('selfEmployed'), down]
    expect(wantedDataOf(tasks, person)).toEqual(['inn', 'passport'])
    expect(wantedDataOf(tasks, { ...person, inn: '500100732259' })).toEqual(['passport'])
    expect(wantedDataOf([down], person)).toEqual([])
  })
})

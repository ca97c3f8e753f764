import { describe, expect, it } from 'vitest'
import {
  canBeAskedWith,
  hasAddedData,
  missingDataOf,
  wantedDataOf,
  withAddedData,
  type KnownData,
} from './missing-data.ts'

const person: KnownData = {}
const INN = '500100732259'
const lacking = (task_type: string) =>
  ({ task_type, answer: { kind: 'not-checked', reason: 'missing-data' } }) as const
const down = { task_type: 'taxes', answer: { kind: 'not-checked', reason: 'source-down' } } as const

describe('[TRUE-09] data that are added to a report', () => {
  it('are those that the subject may have and does not', () => {
    expect(missingDataOf('person', person)).toEqual(['middleName', 'region', 'inn', 'passport', 'license'])
    expect(missingDataOf('person', { inn: INN, passport: '' })).toEqual([
      'middleName',
      'region',
      'passport',
      'license',
    ])
    expect(missingDataOf('vehicle', { plate: 'А000АА00' })).toEqual(['vin', 'certificate'])
    for (const kind of ['company', 'taxpayer', 'property', 'flat'] as const)
      expect(missingDataOf(kind, {})).toEqual([])
  })

  it('never replace what was there', () => {
    expect(withAddedData('person', { inn: INN }, { inn: '773173084809', passport: '0000000123' })).toEqual({
      inn: INN,
      passport: '0000000123',
    })
    expect(withAddedData('person', person, {})).toEqual(person)
    // What belongs to another kind of subject is no datum of this one.
    expect(withAddedData('vehicle', { plate: 'А000АА00' }, { inn: INN, certificate: '0000000014' })).toEqual({
      plate: 'А000АА00',
      certificate: '0000000014',
    })
  })

  it('are the same when they come twice', () => {
    expect(hasAddedData({ inn: INN }, { inn: INN, passport: '' })).toBe(true)
    expect(hasAddedData({ inn: INN }, { inn: '773173084809' })).toBe(false)
    expect(hasAddedData({ inn: INN }, { inn: INN, passport: '0000000123' })).toBe(false)
  })

  it('let those questions be put again that lacked them, and no other', () => {
    const withInn = { inn: INN }
    expect(canBeAskedWith(lacking('taxes'), 'person', withInn)).toBe(true)
    expect(canBeAskedWith(lacking('taxes'), 'person', person)).toBe(false)
    expect(canBeAskedWith(lacking('passport'), 'person', withInn)).toBe(false)
    expect(canBeAskedWith(down, 'person', withInn)).toBe(false)
    expect(canBeAskedWith({ task_type: 'taxes', answer: { kind: 'not-found' } }, 'person', withInn)).toBe(
      false,
    )
    expect(canBeAskedWith(lacking('vehicle-mileage'), 'vehicle', { vin: '000DEM00000000014' })).toBe(true)
    expect(canBeAskedWith(lacking('vehicle-fines'), 'vehicle', { plate: 'А000АА00' })).toBe(false)
  })

  it('are asked for in the order of the form, only where something was not checked for them', () => {
    const tasks = [lacking('passport'), lacking('taxes'), lacking('selfEmployed'), down]
    expect(wantedDataOf(tasks, 'person', person)).toEqual([
      { name: 'inn', checks: ['Налоговая задолженность', 'Самозанятость'], besides: [] },
      { name: 'passport', checks: ['Паспорт'], besides: [] },
    ])
    expect(wantedDataOf(tasks, 'person', { inn: INN }).map(({ name }) => name)).toEqual(['passport'])
    expect(wantedDataOf([down], 'person', person)).toEqual([])
  })

  it('say what else a check needs that waits for two of them', () => {
    expect(wantedDataOf([lacking('vehicle-fines')], 'vehicle', { vin: '000DEM00000000014' })).toEqual([
      { name: 'plate', checks: ['Штрафы'], besides: ['certificate'] },
      { name: 'certificate', checks: ['Штрафы'], besides: ['plate'] },
    ])
  })
})

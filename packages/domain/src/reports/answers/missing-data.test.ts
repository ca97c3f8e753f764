import { describe, expect, it } from 'vitest'
import {
  hasAddedData,
  isAskedAgain,
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

  it('have those questions put again that need them, and no other', () => {
    const withInn = { inn: INN }
    const notFound = (task_type: string) => ({ task_type, answer: { kind: 'not-found' } }) as const
    const isAgain = (task: Parameters<typeof isAskedAgain>[0], known: KnownData) =>
      isAskedAgain(task, 'person', person, known)
    expect(isAgain(lacking('taxes'), withInn)).toBe(true)
    expect(isAgain(lacking('taxes'), person)).toBe(false)
    expect(isAgain(lacking('passport'), withInn)).toBe(false)
    // The same question when its source was down, or while it thinks about the old data.
    expect(isAgain(down, withInn)).toBe(true)
    expect(isAgain({ task_type: 'taxes', answer: { kind: 'in-progress' } }, withInn)).toBe(true)
    expect(
      isAgain({ task_type: 'bailiffs', answer: { kind: 'found', findings: [] } }, { region: '77' }),
    ).toBe(false)
    expect(isAgain(notFound('bankruptcy'), withInn)).toBe(false)
  })

  it('leave what a register states of a person as it is', () => {
    const trade = { title: 'ИП Ладогин Арсений Петрович', severity: 'notice' as const, facts: [] }
    const stated = { task_type: 'business', answer: { kind: 'stated' as const, findings: [trade] } }
    const none = { task_type: 'business', answer: { kind: 'not-found' } } as const
    expect(isAskedAgain(stated, 'person', person, { inn: INN })).toBe(false)
    expect(isAskedAgain(none, 'person', person, { inn: INN })).toBe(true)
  })

  it('are not wanted by a question of a newer version, which is put again only if it lacked some', () => {
    const notFound = { task_type: 'of-tomorrow', answer: { kind: 'not-found' } } as const
    expect(wantedDataOf([lacking('of-tomorrow'), lacking('taxes')], 'person', person)).toEqual([
      { name: 'inn', checks: ['Налоговая задолженность'], alsoNeeds: [] },
    ])
    expect(isAskedAgain(lacking('of-tomorrow'), 'person', person, { inn: INN })).toBe(true)
    expect(isAskedAgain(notFound, 'person', person, { inn: INN })).toBe(false)
  })

  it('have a car looked up again by its VIN where it was unknown by its plate', () => {
    const byPlate = { plate: 'А000АА00' }
    const byBoth = { ...byPlate, vin: '000DEM00000000014' }
    const isAgain = (task: Parameters<typeof isAskedAgain>[0], before: KnownData, known: KnownData) =>
      isAskedAgain(task, 'vehicle', before, known)
    const unknown = { task_type: 'vehicle-registrations', answer: { kind: 'not-found' } } as const
    const other = {
      task_type: 'vehicle-registrations',
      answer: { kind: 'found' as const, findings: [] },
    }
    expect(isAgain(unknown, byPlate, byBoth)).toBe(true)
    expect(isAgain(other, byPlate, byBoth)).toBe(true)
    expect(isAgain(lacking('vehicle-mileage'), byPlate, byBoth)).toBe(true)
    // A source may want more than its check says.
    expect(isAgain(lacking('vehicle-taxi'), byPlate, byBoth)).toBe(true)
    expect(isAgain({ task_type: 'vehicle-taxi', answer: { kind: 'not-found' } }, byPlate, byBoth)).toBe(false)
    expect(isAgain(lacking('vehicle-fines'), {}, byPlate)).toBe(false)
  })

  it('are asked for in the order of the form, only where something was not checked for them', () => {
    const tasks = [lacking('passport'), lacking('taxes'), lacking('selfEmployed'), down]
    expect(wantedDataOf(tasks, 'person', person)).toEqual([
      { name: 'inn', checks: ['Налоговая задолженность', 'Самозанятость'], alsoNeeds: [] },
      { name: 'passport', checks: ['Паспорт'], alsoNeeds: [] },
    ])
    expect(wantedDataOf(tasks, 'person', { inn: INN }).map(({ name }) => name)).toEqual(['passport'])
    expect(wantedDataOf([down], 'person', person)).toEqual([])
  })

  it('say what else a check needs that waits for two of them', () => {
    expect(wantedDataOf([lacking('vehicle-fines')], 'vehicle', { vin: '000DEM00000000014' })).toEqual([
      { name: 'plate', checks: ['Штрафы'], alsoNeeds: ['certificate'] },
      { name: 'certificate', checks: ['Штрафы'], alsoNeeds: ['plate'] },
    ])
  })
})

import { expect, it } from 'vitest'
import { checkOf } from '../../checks/check-of.ts'
import {
  findingOfRecord,
  LOOKED_UP_CHECKS,
  recordFault,
  recordFormOf,
  type RecordForm,
} from './record-forms.ts'

const courts = recordFormOf('courts') as RecordForm
const fact = (label: string, value: string) => ({ label, value })
const CASE = [fact('Роль', 'ответчик'), fact('Суд', 'Образцовский районный суд')]

it('FULFIL-11: an open case against the person is a warning, one that is over or of a plaintiff is not', () => {
  const of = (...more: ReturnType<typeof fact>[]) =>
    findingOfRecord(courts, { number: '2-1234/2026', facts: [...CASE, ...more], amount: 5_000_000 })
  expect(of()).toEqual({
    title: 'Дело 2-1234/2026',
    severity: 'warning',
    facts: [fact('Суд', 'Образцовский районный суд'), fact('Роль', 'ответчик')],
    amount: 5_000_000,
  })
  expect(of(fact('Итог', 'Отказано')).severity).toBe('notice')
  const plaintiff = [fact('Суд', 'Суд'), fact('Роль', 'истец')]
  expect(findingOfRecord(courts, { number: '', facts: plaintiff })).toMatchObject({
    title: 'Дело',
    severity: 'notice',
  })
})

it('FULFIL-11: a record is refused with the fact that does not fit', () => {
  const faultOf = (facts: readonly ReturnType<typeof fact>[], form = courts, amount?: number) =>
    recordFault(form, { number: '1', facts, ...(amount !== undefined && { amount }) })
  expect(faultOf(CASE)).toBeUndefined()
  expect(faultOf([fact('Роль', 'ответчик')])).toEqual({ label: 'Суд', message: 'Впишите: суд' })
  expect(faultOf([fact('Роль', 'судья'), fact('Суд', 'Суд')])?.message).toBe(
    'Выберите: ответчик, истец, участник',
  )
  expect(faultOf([...CASE, fact('Чужое', '1')])).toEqual({
    label: 'Чужое',
    message: 'Такого поля в записи нет',
  })
  expect(faultOf([...CASE, fact('Роль', 'истец')])?.message).toBe('Поле указано дважды')
  expect(faultOf([], recordFormOf('wanted'), 1)?.message).toBe('У такой записи нет суммы')
})

it('every check that can be looked up is one of the catalogue, and each of its records has a weight', () => {
  for (const type of LOOKED_UP_CHECKS) {
    expect(checkOf(type), type).toBeDefined()
    expect(['critical', 'warning', 'notice']).toContain(recordFormOf(type)?.severityOf(() => undefined))
  }
  expect(recordFormOf('extract')).toBeUndefined()
  expect(recordFormOf('toString')).toBeUndefined()
})

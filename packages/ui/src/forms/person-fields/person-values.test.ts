import { DATE_MESSAGE, PASSPORT_MESSAGE, REQUIRED_MESSAGE, TOO_LONG_MESSAGE } from '@proverka/domain'
import { readPerson } from '@proverka/domain/checks'
import { describe, expect, it } from 'vitest'
import { initialPerson, personFields } from './person-values.ts'

describe('values of a person', () => {
  const typed = { lastName: ' Ладогин ', firstName: 'Арсений', birthDate: '1987-03-14', middleName: ' ' }

  it('leave out what is empty and trim the rest', () => {
    expect(readPerson(initialPerson(typed))).toEqual({
      lastName: 'Ладогин',
      firstName: 'Арсений',
      birthDate: '1987-03-14',
    })
  })

  it('carry the digits of a passport as it is shown', () => {
    expect(readPerson({ ...initialPerson(typed), passport: '00 00 000123' }).passport).toBe('0000000123')
  })

  it('need names and a day that exists', () => {
    expect(personFields.lastName.rule('  ')).toBe(REQUIRED_MESSAGE)
    expect(personFields.birthDate.rule('')).toBe(REQUIRED_MESSAGE)
    expect(personFields.birthDate.rule('1987-02-30')).toBe(DATE_MESSAGE)
    expect(personFields.birthDate.rule('1987-02-28')).toBeUndefined()
  })

  it('need names in Russian letters and a day on which someone alive was born', () => {
    expect(personFields.lastName.rule('Ladogin')).toBe('Напишите русскими буквами, как в паспорте')
    expect(personFields.firstName.rule('12')).toBe('Уберите цифры: в имени их не бывает')
    expect(personFields.middleName.rule('')).toBeUndefined()
    expect(personFields.birthDate.rule('2999-01-01')).toBe('Эта дата еще не наступила')
    expect(personFields.birthDate.rule('1896-03-14')).toBe('Проверьте год: получается больше 120 лет')
  })

  it('carry a pasted name as registers hold it', () => {
    expect(readPerson(initialPerson({ ...typed, lastName: 'Ладо\u00adгин  ' })).lastName).toBe('Ладогин')
    expect(personFields.lastName.rule('Лaдoгин')).toBe('Замените латинские буквы русскими: a, o')
    expect(personFields.formerLastNames.rule('Прежнев, Стaров')).toBe('Замените латинские буквы русскими: a')
  })

  it('refuse names longer than the server takes', () => {
    expect(personFields.firstName.rule('а'.repeat(101))).toBe(TOO_LONG_MESSAGE)
    expect(personFields.middleName.rule('а'.repeat(101))).toBe(TOO_LONG_MESSAGE)
    expect(personFields.firstName.rule('а'.repeat(100))).toBeUndefined()
  })

  it('judge documents only when they are given', () => {
    expect(personFields.passport.rule('')).toBeUndefined()
    expect(personFields.inn.rule(' ')).toBeUndefined()
    expect(personFields.passport.rule('00 00 000')).toBe(PASSPORT_MESSAGE)
    expect(personFields.inn.rule('0000')).toBe('ИНН может состоять только из 10 или 12 цифр')
  })
})

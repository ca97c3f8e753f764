import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  NAME_DIGITS_MESSAGE,
  NAME_INITIALS_MESSAGE,
  NAME_LETTERS_MESSAGE,
  NAME_ONE_MESSAGE,
  NAME_SECOND_MESSAGE,
  nameFault,
  registerName,
  registerPatronymic,
} from './name-fault.ts'

it.each([
  ['  Анна   Мария ', 'Анна Мария'],
  ['Мамин-Сибиряк', 'Мамин-Сибиряк'],
  ['Мамин – Сибиряк', 'Мамин-Сибиряк'],
  ['Мамин\u2011Сибиряк', 'Мамин-Сибиряк'],
  ['Ладо\u00adгин', 'Ладогин'],
  ['Арсени\u0438\u0306', 'Арсений'],
  ['О’Коннор', "О'Коннор"],
  ['Ladogin', 'Ladogin'],
  ['', ''],
])('«%s» is «%s» in a register', (typed, name) => {
  expect(registerName(typed)).toBe(name)
  expect(registerName(name)).toBe(name)
})

it.each(['-', '—', '--', 'нет', 'Нет.', 'отсутствует', 'без отчества', 'б/о'])(
  '«%s» says that there is no patronymic',
  (text) => expect(registerPatronymic(text)).toBe(''),
)
it('keeps a patronymic', () => expect(registerPatronymic(' Ибрагим  оглы')).toBe('Ибрагим оглы'))

it.each(['', ' ', 'Мамин-Сибиряк', "О'Коннор", 'Д’Артаньян', 'Петрович оглы', 'Әхмәт', 'фон Тестов'])(
  'a register can hold «%s»',
  (name) => {
    for (const part of ['lastName', 'firstName', 'middleName'] as const)
      expect(nameFault(name, part)).toBeUndefined()
  },
)

it('lets a family name be one letter', () => {
  for (const name of ['Ю', 'О', 'Э']) expect(nameFault(name, 'lastName')).toBeUndefined()
  expect(nameFault('Ю', 'firstName')).toBe(NAME_INITIALS_MESSAGE)
})

it.each([
  ['Ladogin', NAME_LETTERS_MESSAGE],
  ['ლადო', NAME_LETTERS_MESSAGE],
  ['!!!', NAME_LETTERS_MESSAGE],
  ['-', NAME_LETTERS_MESSAGE],
  ['Ладоgин', 'Замените латинские буквы русскими: g'],
  ['Лaдoгин', 'Замените латинские буквы русскими: a, o'],
  ['Ладогин5', NAME_DIGITS_MESSAGE],
  ['12', NAME_DIGITS_MESSAGE],
  ['А.', NAME_INITIALS_MESSAGE],
  ['А. П.', NAME_INITIALS_MESSAGE],
  ['А.П.', NAME_INITIALS_MESSAGE],
  ['А П', NAME_INITIALS_MESSAGE],
  ['Ладогин А.П.', NAME_INITIALS_MESSAGE],
  ['Ладогин А.', NAME_INITIALS_MESSAGE],
  ['Ладогин.', 'Уберите знак «.»'],
  ['Ладогин?', 'Уберите знак «?»'],
  ['Ладогин_', 'Уберите знак «_»'],
  ['-Ладогин', 'Уберите знак «-»'],
  ['Ладогин (Прежнев)', NAME_SECOND_MESSAGE],
  ['Ладогин/Прежнев', NAME_SECOND_MESSAGE],
  ['Ладогин / Прежнев', NAME_SECOND_MESSAGE],
  ['Ладогин, Прежнев', NAME_SECOND_MESSAGE],
  ['Ладогин или Прежнев', NAME_SECOND_MESSAGE],
  ['«Ладогин»', NAME_SECOND_MESSAGE],
])('[INPUT-03] says of the family name «%s» what to write', (name, message) => {
  expect(nameFault(name, 'lastName')).toBe(message)
})

it('names no field of family names to a given name', () => {
  expect(nameFault('Арсений/Андрей', 'firstName')).toBe(NAME_ONE_MESSAGE)
})

it('changes no name in Russian letters', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[А-Яа-яЁё]{2,12}(?:-[А-Яа-яЁё]{1,12})?$/), (name) => {
      expect(registerName(name)).toBe(name)
      expect(nameFault(name, 'firstName')).toBeUndefined()
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NAME_LETTERS_MESSAGE, nameFault, russianName } from './name-letters.ts'

it.each([
  ['Лaдoгин', 'Ладогин'],
  ['Apceний', 'Арсений'],
  ['Семëнов', 'Семёнов'],
  ['  Анна   Мария ', 'Анна Мария'],
  ['Мамин-Сибиряк', 'Мамин-Сибиряк'],
  ["О'Коннор", "О'Коннор"],
  ['Ladogin', 'Ladogin'],
  ['', ''],
])('«%s» is «%s» in a register', (typed, name) => {
  expect(russianName(typed)).toBe(name)
  expect(russianName(name)).toBe(name)
})

it.each(['', ' ', 'Ю', 'Лaдoгин', 'Мамин-Сибиряк', "О'Коннор", 'Д’Артаньян', 'Петрович оглы', 'Әхмәт'])(
  'a register can hold «%s»',
  (name) => {
    expect(nameFault(name)).toBeUndefined()
  },
)

it.each(['Ladogin', 'Ладоgин', 'Ладогин5', '12', '!!!', '-', 'ლადო'])('no register holds «%s»', (name) => {
  expect(nameFault(name)).toBe(NAME_LETTERS_MESSAGE)
})

it('changes no name in Russian letters', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[А-Яа-яЁё]{1,12}(?:-[А-Яа-яЁё]{1,12})?$/), (name) => {
      expect(russianName(name)).toBe(name)
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nameWords, splitFullName } from './split-full-name.ts'

it.each([
  ['Ладогин Арсений Петрович', 'Ладогин', 'Арсений', 'Петрович'],
  ['  Ладогин   Арсений ', 'Ладогин', 'Арсений', ''],
  ['Ладогин,\u00a0Арсений\tПетрович', 'Ладогин', 'Арсений', 'Петрович'],
  ['Арсений Петрович Ладогин', 'Ладогин', 'Арсений', 'Петрович'],
  ['Мария Ильинична Ладогина', 'Ладогина', 'Мария', 'Ильинична'],
  // A family name that ends as a patronymic does stands first, as it mostly does.
  ['Ладогин Петрович Ильич', 'Ладогин', 'Петрович', 'Ильич'],
  ['Ладогин Арсений Петрович оглы', 'Ладогин', 'Арсений', 'Петрович оглы'],
  ['Ладогин, Арсений,, Петрович', 'Ладогин', 'Арсений', 'Петрович'],
  // What a patronymic begins with may stand in a given name.
  ['Ладогин Вичеслав Петр', 'Ладогин', 'Вичеслав', 'Петр'],
  ['Ладогин Петрович', 'Ладогин', 'Петрович', ''],
  ['Арсений Петрович Ладогин Смирнов', 'Арсений', 'Петрович', 'Ладогин Смирнов'],
  ['Ладогин', 'Ладогин', '', ''],
  ['', '', '', ''],
])('«%s» is «%s», «%s», «%s»', (text, lastName, firstName, middleName) => {
  expect(splitFullName(text)).toEqual({ lastName, firstName, middleName })
})

it('loses and invents no word', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[А-Яа-я-]{1,12}$/), { maxLength: 6 }), (words) => {
      const { lastName, firstName, middleName } = splitFullName(words.join(' '))
      expect(nameWords([lastName, firstName, middleName].join(' ')).toSorted()).toEqual(words.toSorted())
    }),
  )
})

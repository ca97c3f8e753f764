import { describe, expect, it } from 'vitest'
import { knownPeople, personalSpans, type KnownPeople } from './personal-spans.ts'

const LADOGIN: KnownPeople = { names: ['Ладогин Арсений Петрович'], births: ['14.03.1987'] }
const NONE: KnownPeople = { names: [], births: [] }

/** The text with what is personal in brackets. */
function marked(text: string, known = NONE, label?: string): string {
  const spans = personalSpans(text, known, label)
  return spans.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)}[${left.slice(start, end)}]${left.slice(end)}`,
    text,
  )
}

describe('[TRUST-07] what is personal in a text', () => {
  it.each([
    [
      'Ладогин Арсений Петрович, долевая собственность, 1/2',
      '[Ладогин Арсений Петрович], долевая собственность, 1/2',
    ],
    ['ЛАДОГИН АРСЕНИЙ ПЕТРОВИЧ', '[ЛАДОГИН АРСЕНИЙ ПЕТРОВИЧ]'],
    ['Взыскать с Ладогина Арсения Петровича', 'Взыскать с [Ладогина Арсения Петровича]'],
    ['Взыскатель: Ветрова-Ким О. И.', 'Взыскатель: [Ветрова-Ким О. И.]'],
    ['судья А. П. Ладогин', 'судья [А. П. Ладогин]'],
    ['Алиев Рустам Гейдар оглы', '[Алиев Рустам Гейдар оглы]'],
  ])('finds the name of anybody: %s', (text, expected) => {
    expect(marked(text)).toBe(expected)
  })

  it('finds a known person by the surname and without a patronymic', () => {
    expect(marked('Ладогин Арсений; Арсений Ладогин; Ладогин', LADOGIN)).toBe(
      '[Ладогин Арсений]; [Арсений Ладогин]; [Ладогин]',
    )
    expect(marked('Ким Сергей', { names: ['Ким Сергей'], births: [] })).toBe('[Ким Сергей]')
  })

  it.each([
    'ул. Кленовая, д. 14',
    'Банк «Межевой знак»',
    'Физическое лицо',
    'г. Новоречинск, обл. Примерная',
  ])('leaves what names no person: %s', (text) => {
    expect(marked(text, LADOGIN)).toBe(text)
  })

  it.each([
    [
      'Ипотека, № 00:01:0101001:1047-00/001/2024-3 от 18.03.2024',
      'Ипотека, № [00:01:0101001:1047-00/001/2024-3] от 18.03.2024',
    ],
    ['производство 1234/24/99001-ИП', 'производство [1234/24/99001-ИП]'],
    ['дело № А99-123/2024', 'дело № [А99-123/2024]'],
    ['договор № 17-К', 'договор № [17-К]'],
    ['паспорт 00 01 123456', 'паспорт [00 01 123456]'],
  ])('finds numbers of documents: %s', (text, expected) => {
    expect(marked(text)).toBe(expected)
  })

  it.each(['00:01:0101001:1047', '№ 00:01:0101001:1047', '№\u00A020\u00A0418', '1 624 ₽', '7 записей'])(
    'leaves other numbers: %s',
    (text) => {
      expect(marked(text)).toBe(text)
    },
  )

  it('finds days of birth by their words, by their label and of a known person', () => {
    expect(marked('дата рождения — 01.02.1990')).toBe('дата рождения — [01.02.1990]')
    expect(marked('01.02.1990', NONE, 'Дата рождения')).toBe('[01.02.1990]')
    expect(marked('с 14.03.1987 по 15.03.1987', LADOGIN)).toBe('с [14.03.1987] по 15.03.1987')
    expect(marked('с 18.03.2024')).toBe('с 18.03.2024')
  })

  it('hides the whole of what a label calls a name', () => {
    expect(marked('Smith John', NONE, 'ФИО')).toBe('[Smith John]')
  })

  it('knows people by the fields of a report', () => {
    const subject = {
      kind: 'person' as const,
      lastName: 'Ладогин',
      firstName: 'Арсений',
      birthDate: '1987-03-14',
      formerLastNames: ['Полевой'],
    }
    expect(knownPeople({ subject })).toEqual({
      names: ['Ладогин Арсений', 'Полевой Арсений'],
      births: ['14.03.1987'],
    })
  })
})

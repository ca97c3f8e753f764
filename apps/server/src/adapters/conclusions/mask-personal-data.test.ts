import { describe, expect, it } from 'vitest'
import { maskPersonalData, PLACEHOLDER } from './mask-personal-data.ts'

const REPORT = {
  subject: {
    kind: 'person',
    lastName: 'Ладогин',
    firstName: 'Арсений',
    middleName: 'Петрович',
    birthDate: '1987-03-14',
  },
  updated_at: '2026-11-21T11:05:00.000Z',
} as const

const mask = () => maskPersonalData(REPORT)

describe('personal data in a text for a model', () => {
  it.each([
    ['the subject in any case', 'у Ладогина Арсения Петровича', /Ладог|Арсен|Петров/],
    ['the subject in small letters', 'должник ладогин арсений', /ладог|арсен/],
    ['another person', 'Взыскатель Кувшинова Мария Олеговна', /Кувшин|Мари|Олегов/],
    ['a person in capitals', 'ответчик КУВШИНОВА МАРИЯ ОЛЕГОВНА', /КУВШ|МАРИЯ|ОЛЕГ/],
    ['a person with initials', 'Судья Шубина Е. В. вынесла решение', /Шубин|Е\. ?В/],
    ['initials before the name', 'пристав Е.В. Шубина', /Шубин|Е\. ?В/],
    ['a family name alone', 'иск к Шубиной о взыскании', /Шубин/],
    ['a family name first', 'Шубина подала иск', /Шубин/],
    ['a person in small letters', 'иск к шубину егору ивановичу', /шубин|егор|иванович/],
    ['a name in Latin letters', 'owner Egor Shubin', /Egor|Shubin/],
    ['a birth date', 'Кувшинова, 02.05.1979 г. р.', /1979/],
    ['a birth date after its word', 'дата рождения: 2 мая 2013', /2013/],
    ['an old date', 'паспорт выдан 02.05.1999', /1999/],
    ['a passport', 'паспорт 00 00 123456', /123456|00 00/],
    ['an INN', 'ИНН 000012345678', /12345678/],
    ['a SNILS', 'СНИЛС 000-123-456 00', /123|456/],
    ['a phone', 'тел. +7 (000) 123-45-67, 8 000 765 43 21', /123|765|43/],
    ['an email', 'почта egor.shubin@example.com', /egor|example/],
    ['an address', 'ул. Кленовая, д. 14, кв. 31', /Кленов|14|31/],
    ['a case', 'дело № 2-1234/2026', /1234/],
    ['a VIN', 'VIN 000DEM00000000014', /DEM0/],
  ])('hides %s and puts it back', (_what, text, secret) => {
    const { hide, restore } = mask()
    const hidden = hide(text)
    expect(hidden.replaceAll(PLACEHOLDER, '')).not.toMatch(secret)
    expect(restore(hidden)).toBe(text)
  })

  it.each([
    'Долг 388 140 ₽, остаток 12 000,50 руб.',
    'Исполнительное производство начато 21.11.2026',
    'ФССП: ст. 46 ч. 1 п. 4, 3 записи за 2025 год',
    'Сведения МВД РФ',
  ])('does not mask data of no person: %s', (text) => expect(mask().hide(text)).toBe(text))

  it('have one placeholder for each value, at every occurrence', () => {
    const { hide } = mask()
    const first = hide('истец Кувшинова Мария Олеговна')
    hide('ответчик Шубин Егор Иванович')
    expect(hide('истец КУВШИНОВА МАРИЯ ОЛЕГОВНА')).toBe(first)
    expect(hide('истец Шубин Егор Иванович')).not.toBe(first)
  })

  it('takes no placeholder that it has not given, and none that a register wrote', () => {
    const { hide, restore } = mask()
    expect(restore('должен [имя 1]')).toBeUndefined()
    const hidden = hide('запись [имя 7] и Шубин Егор')
    expect(hidden).not.toContain('[имя 7]')
    expect(restore(hidden)).toBe('запись [имя 7] и Шубин Егор')
  })
})

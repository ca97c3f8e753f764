import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayInMoscow, formatDate, formatDateTime, formatDay, formatMoment } from './format-date.ts'
import { formatPassport, maskPassport } from './format-passport.ts'
import { formatPhone } from './format-phone.ts'
import { jsonInElement } from './json-in-element.ts'
import { momentOf, shortDayOf } from './moments.ts'
import { counted, pluralWord } from './plural.ts'
import { typograph } from './typography.ts'

describe('formats', () => {
  it('says a moment as people do, in Moscow', () => {
    const now = '2026-11-22T20:30:00.000Z'
    expect(formatMoment('2026-11-22T20:45:00.000Z', now)).toBe('23:45')
    expect(formatMoment('2026-11-22T21:05:00.000Z', now)).toBe('00:05 завтра')
    expect(formatMoment('2026-11-24T11:20:00.000Z', now)).toBe('14:20 24.11.2026')
    expect(formatMoment('когда-нибудь', now)).toBe('когда-нибудь')
  })

  it('leaves out of a moment what is the same now', () => {
    const now = '2026-11-22T20:30:00.000Z'
    expect(momentOf('2026-11-22T11:12:00.000Z', now)).toBe('14:12')
    expect(momentOf('2026-09-12T11:12:00.000Z', now)).toBe('12.09, 14:12')
    expect(shortDayOf('2026-09-12T11:12:00.000Z', now)).toBe('12.09')
    expect(shortDayOf('2025-09-12T11:12:00.000Z', now)).toBe('12.09.2025')
  })

  it('keeps a number with its noun', () => {
    expect(counted(3, 'день', 'дня', 'дней')).toBe('3\u00a0дня')
    expect(counted(11, 'день', 'дня', 'дней')).toBe('11\u00a0дней')
  })

  it('lets no JSON end the element that contains it', () => {
    const value = { title: '</script><script>alert(1)</script>' }
    expect(jsonInElement(JSON.stringify(value))).not.toContain('<')
    expect(JSON.parse(jsonInElement(JSON.stringify(value)))).toEqual(value)
  })

  it('[VALID-24] writes a passport in groups of 2, 2 and the rest', () => {
    expect(formatPassport('4509123456')).toBe('45 09 123456')
    expect(formatPassport('00 00 123456')).toBe('00 00 123456')
    expect(formatPassport('450')).toBe('45 0')
    const long = (length: number) => '1 '.repeat(length / 2)
    expect(formatPassport(long(64))).toBe(`11 11 ${'1'.repeat(28)}`)
    expect(formatPassport(long(66))).toBe(long(66))
    expect(formatPassport('')).toBe('')
    expect(formatPassport('\u00a000\t00 12 34  56')).toBe('00 00 123456')
    expect(maskPassport('4509 123456')).toBe('•••• ••3456')
    expect(maskPassport('45 09 12 3-4 5 6.')).toBe('•••• ••3456')
    expect(maskPassport('1a2')).toBe('•••• ••12')
    expect(maskPassport('')).toBe('•••• ••')
  })

  it('writes dates', () => {
    expect(formatDate('2026-11-21')).toBe('21.11.2026')
    expect(formatDate('2026-11-21T10:00:00+03:00')).toBe('21.11.2026')
    expect(formatDate('весной')).toBe('весной')
    expect(['2026-11-211', '12026-11-21', '2026-11-21 10:00', '2026-1-21'].map(formatDate)).toEqual([
      '2026-11-211',
      '12026-11-21',
      '2026-11-21 10:00',
      '2026-1-21',
    ])
  })

  it.each([
    ['2023-10-05T21:57:21+00:00', '2023-10-06', '06.10.2023'],
    ['2023-10-05T21:57:21Z', '2023-10-06', '06.10.2023'],
    ['2023-12-31T21:00:00.000Z', '2024-01-01', '01.01.2024'],
    ['2023-10-05T20:59:59+00:00', '2023-10-05', '05.10.2023'],
    ['2023-10-06T04:57:21+07:00', '2023-10-06', '06.10.2023'],
    ['2023-10-06T02:57:21+0700', '2023-10-05', '05.10.2023'],
    ['2009-04-15T00:00:00+04:00', '2009-04-15', '15.04.2009'],
    // Registers write their own time without an offset, whatever the clock of the device.
    ['2023-10-05T23:57:21', '2023-10-05', '05.10.2023'],
    ['2023-10-05T00:00', '2023-10-05', '05.10.2023'],
    ['2023-10-05', '2023-10-05', '05.10.2023'],
    ['весной', 'весной', 'весной'],
  ])('[INPUT-06] gives %s one day in Moscow: %s', (instant, iso, day) => {
    expect([dayInMoscow(instant), formatDate(instant), formatDay(instant)]).toEqual([iso, day, day])
  })

  it('writes instants in Moscow time', () => {
    expect(formatDateTime('2026-11-21T11:05:00Z')).toBe('21.11.2026, 14:05 МСК')
    expect(formatDateTime('2026-12-31T22:30:00Z')).toBe('01.01.2027, 01:30 МСК')
    expect(formatDateTime('скоро')).toBe('скоро')
    for (const text of [
      'с 2026-11-21T11:05:00Z',
      '2026-11-21T11:05:00Z (утро)',
      '2026-11-21T11:05:00Z+03:00',
    ])
      expect(formatDateTime(text)).toBe(text)
    expect(formatDateTime('2026-11-21T14:05:00.123456+03:00')).toBe('21.11.2026, 14:05 МСК')
    for (const text of [
      '',
      'ул. Мира, д. 1',
      '2026',
      '2026-11-21',
      '2026-13-21T11:05:00Z',
      '21.11.2026 14:05',
    ]) {
      expect(formatDateTime(text)).toBe(text)
    }
  })

  it('writes phones', () => {
    expect(formatPhone('+79991234567')).toBe('+7 (999) 123-45-67')
    for (const text of ['123', '+799912345678', 'a+79991234567', '89991234567'])
      expect(formatPhone(text)).toBe(text)
  })

  it('declines nouns', () => {
    const days = (count: number) => pluralWord(count, 'день', 'дня', 'дней')
    expect([1, 2, 5, 11, 21, 22, 25, 111, 0, -1, 1.5].map(days)).toEqual([
      'день',
      'дня',
      'дней',
      'дней',
      'день',
      'дня',
      'дней',
      'дней',
      'дней',
      'день',
      'дня',
    ])
  })

  it('declines like Intl, whatever the number', () => {
    const rules = new Intl.PluralRules('ru-RU')
    const forms = { one: 'one', few: 'few', other: 'few', many: 'many', zero: '', two: '' }
    const numbers = [fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.double(), fc.maxSafeInteger()]
    fc.assert(
      fc.property(fc.oneof(...numbers), (number) => {
        expect(pluralWord(number, 'one', 'few', 'many')).toBe(forms[rules.select(Math.abs(number))])
      }),
    )
    // Beyond the safe integers the digits that are written are not those of the remainder.
    for (const number of [2 ** 70, 1e21, Infinity, NaN]) {
      expect(pluralWord(number, 'one', 'few', 'many')).toBe(forms[rules.select(number)])
    }
  })

  it('keeps short words, marks and units with their neighbours', () => {
    const set = (text: string) => typograph(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '+')
    expect(set('закон № 229-ФЗ и ст. 64, не в срок')).toBe('закон №_229-+ФЗ и_ст._64, не_в_срок')
    expect(set('1 499 000 ₽ — цена')).toBe('1_499_000_₽_— цена')
    expect(set('всего 1 000')).toBe('всего 1_000')
    expect(set('обычно 4 минуты')).toBe('обычно 4_минуты')
    expect(set('для вас (без лишних слов) про дом, ПРИ СССР')).toBe(
      'для_вас (без_лишних слов) про_дом, ПРИ_СССР',
    )
    expect(set('ул. Мира, д. 5, корп. 2, стр. 1, кв. 7, г. Москва')).toBe(
      'ул._Мира, д._5, корп._2, стр._1, кв._7, г._Москва',
    )
    expect(set('дом у реки «на горе» слово')).toBe('дом у_реки «на_горе» слово')
    expect(set('гост. место мост. 5 одиннадцать слов')).toBe('гост. место мост. 5 одиннадцать слов')
    expect(set('10 % 5 тыс. 3 млн 2 млрд 45 м² 7 руб. 9 мин 12 дней 14:05 МСК 1 слово')).toBe(
      '10_% 5_тыс. 3_млн 2_млрд 45_м² 7_руб. 9_мин 12_дней 14:05_МСК 1 слово',
    )
    expect(set('нет ли ошибки, тот же дом, было бы 2 часа')).toBe('нет_ли ошибки, тот_же дом, было_бы 2_часа')
    expect(set('или так, над домом, под знаком')).toBe('или_так, над_домом, под_знаком')
    expect(set('12 тыс. км, 2,4 млн ₽, 20 МБ')).toBe('12_тыс._км, 2,4_млн_₽, 20_МБ')
    expect(set('Ладогин А. П., отчет И. Все')).toBe('Ладогин А._П., отчет И._Все')
    expect(set('1 0000 и 1 000 и 12 34')).toBe('1 0000 и_1_000 и_12 34')
    expect(set('пр-кт Мира, д. 5, пом. 2, ш. Южное, б-р Тихий, наб. Реки, 12 обл.')).toBe(
      'пр-+кт_Мира, д._5, пом._2, ш._Южное, б-+р_Тихий, наб._Реки, 12 обл.',
    )
    expect(set('Из-за долга кто-то продал квартиру-студию, 48120/26/00014-ИП, почта a-b@c-d.ru')).toBe(
      'Из-+за долга кто-+то продал квартиру-студию, 48120/26/00014-ИП, почта a-b@c-d.ru',
    )
    expect(set('на нем 5 901 ₽, на них 12 ₽, долг 3 ₽, это 2 года')).toBe(
      'на_нем_5_901_₽, на_них_12_₽, долг 3_₽, это 2_года',
    )
    expect(typograph(typograph('а в № 5'))).toBe(typograph('а в № 5'))
  })
})

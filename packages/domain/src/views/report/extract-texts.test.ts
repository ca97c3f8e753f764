import { describe, expect, it } from 'vitest'
import {
  areaText,
  basisText,
  documentText,
  entryText,
  holdersText,
  holderText,
  registerMoney,
  rightText,
  termText,
} from './extract-texts.ts'

describe('a holder in words', () => {
  it.each([
    [
      'by name',
      { kind: 'person', state: 'named', name: 'Ладогин Арсений Петрович' },
      'Ладогин Арсений Петрович',
    ],
    [
      'with its numbers and role',
      {
        kind: 'organisation',
        state: 'named',
        name: 'АО «Образец-банк»',
        inn: '0014010007',
        ogrn: '1000014000007',
        role: 'Залогодержатель',
      },
      'АО «Образец-банк», ИНН 0014010007, ОГРН 1000014000007, Залогодержатель',
    ],
    ['by kind where no name is written', { kind: 'person', state: 'named' }, 'Физическое лицо'],
    ['by kind for a company', { kind: 'organisation', state: 'withheld' }, 'Юридическое лицо'],
    ['by kind for a public body', { kind: 'public', state: 'named' }, 'Публичное образование'],
  ] as const)('is named %s', (_how, holder, words) => {
    expect(holderText(holder)).toBe(words)
  })

  it('is named by kind alone where the register withholds the name, even if a file has it', () => {
    expect(holderText({ kind: 'person', state: 'withheld', name: 'Ладогин Арсений Петрович' })).toBe(
      'Физическое лицо',
    )
  })

  it('has no number of a person whose name is withheld, which names the person, too', () => {
    expect(holderText({ kind: 'person', state: 'withheld', inn: '001400000180' })).toBe('Физическое лицо')
    expect(holderText({ kind: 'organisation', state: 'withheld', inn: '0014010007' })).toBe(
      'Юридическое лицо, ИНН 0014010007',
    )
  })

  it('is in one line with the others; an absent one is «не указан», which is not «нет»', () => {
    expect(
      holdersText([
        { kind: 'person', state: 'named', name: 'Котова Вера Ильинична' },
        { kind: 'public', state: 'named', name: 'Город Образцовск' },
      ]),
    ).toBe('Котова Вера Ильинична; Город Образцовск')
    expect(holdersText([])).toBe('не указан')
  })
})

describe('a right and its entry in words', () => {
  it('has its share where the register names one', () => {
    expect(rightText({ type: 'Собственность' })).toBe('Собственность')
    expect(rightText({ type: 'Долевая собственность', share: '1/2' })).toBe('Долевая собственность, доля 1/2')
  })

  it.each([
    ['00:01-1', '2015-03-01', '№ 00:01-1 от 01.03.2015'],
    ['00:01-1', undefined, '№ 00:01-1'],
    [undefined, '2015-03-01', 'от 01.03.2015'],
    [undefined, undefined, ''],
    // Midnight is what a register writes that knows the day alone.
    ['00:01-1', '2015-03-01T00:00:00+03:00', '№ 00:01-1 от 01.03.2015'],
    ['00:01-1', '2015-03-01T14:05:00+03:00', '№ 00:01-1 от 01.03.2015, 14:05 МСК'],
    ['00:01-1', '2015-03-01T09:00:00+03:00', '№ 00:01-1 от 01.03.2015, 09:00 МСК'],
  ])('number %s of %s is «%s»', (number, date, words) => {
    expect(entryText(number, date)).toBe(words)
  })
})

describe('a document in words', () => {
  it.each([
    [{ name: 'Договор' }, 'Договор'],
    [
      { name: 'Решение', number: '2-7/2026', date: '2026-02-03', issuer: 'Образцовский городской суд' },
      'Решение № 2-7/2026 от 03.02.2026, Образцовский городской суд',
    ],
    [
      { name: 'Договор купли-продажи', number: 'б/н', date: '2018-05-25' },
      'Договор купли-продажи от 25.05.2018',
    ],
    [{ name: 'Договор', number: 'БН' }, 'Договор'],
    [{ name: 'Акт', number: 'Б/Н-5' }, 'Акт № Б/Н-5'],
    [{ name: 'Акт', number: '5-б/н' }, 'Акт № 5-б/н'],
    [{ name: 'Акт', issuer: 'Образцовская администрация' }, 'Акт, Образцовская администрация'],
  ])('%j is «%s»', (document, words) => {
    expect(documentText(document)).toBe(words)
  })

  it('is a ground with the others of its entry; an entry without one says nothing of grounds', () => {
    expect(
      basisText([
        { name: 'Договор', date: '2018-05-25' },
        { name: 'Акт', number: '5' },
      ]),
    ).toEqual(['Основание: Договор от 25.05.2018; Акт № 5'])
    expect(basisText([])).toEqual([])
  })
})

describe('the term of an encumbrance', () => {
  it.each([
    ['2024-03-18', '2044-03-18', 'с 18.03.2024 по 18.03.2044'],
    ['2024-03-18', undefined, 'с 18.03.2024'],
    [undefined, '2044-03-18', 'по 18.03.2044'],
    ['2024-03-18', '240 месяцев', 'с 18.03.2024 240 месяцев'],
    ['2024-03-18', 'с 18.03.2024 на 240 месяцев', 'с 18.03.2024 на 240 месяцев'],
    ['2024-03-18', 'не установлен с 18.03.2024', 'с 18.03.2024 не установлен с 18.03.2024'],
    [undefined, 'до 2044-03-18', 'до 2044-03-18'],
    [undefined, '20444-03', '20444-03'],
    [undefined, undefined, 'срок не указан'],
  ])('from %s to %s is «%s»', (from, to, words) => {
    expect(termText(from, to)).toBe(words)
  })
})

describe('figures of a register', () => {
  it.each([
    [54.3, '54,3 м²'],
    [54, '54 м²'],
    [1524.7, '1 524,7 м²'],
    [0.5, '0,5 м²'],
    [undefined, undefined],
  ])('an area of %s is %s', (area, words) => {
    expect(areaText(area)).toBe(words)
  })

  it.each([
    [4_512_345, '4 512 345 ₽'],
    [4_512_345.67, '4 512 345,67 ₽'],
    [1200.05, '1 200,05 ₽'],
    [1200.5, '1 200,50 ₽'],
    [0, '0 ₽'],
    [1200.999_99, '1 201 ₽'],
    [0.999, '1 ₽'],
    [4_512_345.996, '4 512 346 ₽'],
  ])('a sum of %d is «%s»', (roubles, words) => {
    expect(registerMoney(roubles)).toBe(words)
  })
})

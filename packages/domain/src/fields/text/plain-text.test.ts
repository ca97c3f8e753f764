import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainLine, plainText, visibleText } from './plain-text.ts'

/** Invisible characters, one of each kind that occurs in pasted text. */
const UNSEEN_SIGNS = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u180e',
  '\u202a',
  '\u202c',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2069',
  '\ufe0f',
  '\ufeff',
  '\u{e0020}',
]

describe('text as it is seen', () => {
  it.each(UNSEEN_SIGNS)('drops %j', (sign) => {
    expect(visibleText(`Ладо${sign}гин`)).toBe('Ладогин')
    expect(plainText(`00:14:${sign}0203005:1047`)).toBe('00:14:0203005:1047')
  })

  it.each(['\u00a0', '\u2002', '\u2009', '\u202f', '\u205f', '\u3000', '\u2800', '\v'])(
    'takes %j for a space',
    (space) => expect(visibleText(`Кленовая,${space}14`)).toBe('Кленовая, 14'),
  )

  it('keeps the tabs between the cells of a table, which are spaces in a line', () => {
    expect(visibleText('Номер\tАдрес\u200b')).toBe('Номер\tАдрес')
    expect(plainText('Номер\tАдрес')).toBe('Номер Адрес')
  })

  it('keeps lines, whatever ends them', () => {
    expect(visibleText('а\r\nб\rв\u2028г\u2029д\u0085е\nж')).toBe('а\nб\nв\nг\nд\nе\nж')
  })

  it.each([
    ['Арсени\u0438\u0306', 'Арсений'],
    ['Семе\u0308н', 'Семён'],
    ['Ладо\u0301гин', 'Ладогин'],
    ['Бере\u0300зин', 'Березин'],
    ['г\u0301ора', 'гора'],
    ['Андрей\u0301', 'Андрей'],
    ['\u045dванов', 'иванов'],
    ['Josй\u0301', 'Josй'],
    ['Jose\u0301', 'José'],
    ['12\u0301-34', '12-34'],
  ])('%j is %s', (written, seen) => expect(visibleText(written)).toBe(seen))

  it('leaves prose as it was written', () => {
    const prose = '«Дом» — 5 м², №\u20092, José…\nдо 14°'
    expect(visibleText(prose)).toBe(prose.replace('\u2009', ' '))
  })
})

describe('text as a keyboard types it', () => {
  it.each([...'‐‑‒–—―−－﹣⁃'])('takes %s for a hyphen', (dash) =>
    expect(plainText(`Иванова${dash}Петрова`)).toBe('Иванова-Петрова'),
  )
  it.each([...'«»„“”‟＂'])('takes %s for a quote', (quote) => expect(plainText(quote)).toBe('"'))
  it.each([...'’‘‛ʼʹ′´`＇'])('takes %s for an apostrophe', (sign) =>
    expect(plainText(`д${sign}Артаньян`)).toBe("д'Артаньян"),
  )

  it('reads full-width signs and slashes', () => {
    expect(plainText('ＩＮＮ：０１／２')).toBe('INN:01/2')
    expect(plainText('26⁄28')).toBe('26/28')
  })

  it('is one line on demand', () => expect(plainLine('  Кленовая,\u00a0\n 14 ')).toBe('Кленовая, 14'))
})

describe('whatever is pasted', () => {
  const sign = fc.constantFrom(...UNSEEN_SIGNS)
  const word = fc.string({ unit: fc.constantFrom(...'АБВЙЁабвйё019 -:/.,"'), maxLength: 20 })

  it('[INPUT-02] means the same with unseen signs anywhere in it', () => {
    fc.assert(
      fc.property(word, fc.array(fc.tuple(sign, fc.nat()), { maxLength: 5 }), (text, signs) => {
        const pasted = [...text.normalize('NFD')]
        for (const [unseen, at] of signs) pasted.splice(at % (pasted.length + 1), 0, unseen)
        expect(plainText(pasted.join(''))).toBe(text)
      }),
    )
  })

  it('is not changed a second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(visibleText(visibleText(text))).toBe(visibleText(text))
        expect(plainText(plainText(text))).toBe(plainText(text))
      }),
    )
  })
})

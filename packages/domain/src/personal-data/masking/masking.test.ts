import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskDate, maskEmail, maskName, maskNumber, maskPhone, maskText } from './masking.ts'

const letters = (most: number) =>
  fc
    .array(fc.constantFrom(...'абвгдежзиклмнопрст'), { minLength: 1, maxLength: most })
    .map((word) => word.join(''))

describe('masks of personal data', () => {
  it('[CONSOLE-03] show the first letter of each word of a name', () => {
    expect(maskName('Ладогин Арсений Петрович')).toBe('Л··· А··· П···')
    expect(maskName('  Анна-Мария   Салтыкова-Щедрина ')).toBe('А··· С···')
    expect(maskName('«Ольга»')).toBe('О···')
    expect(maskName('𝒜нна')).toBe('𝒜···')
    expect(maskName('де ла Крус и Пабло')).toBe('д··· л··· К···')
    expect(['', '   '].map(maskName)).toEqual(['', ''])
  })

  it('[CONSOLE-03] show of an address its first letters and its last label', () => {
    expect(maskEmail('vera.lunina@example.ru')).toBe('v···@e···.ru')
    expect(maskEmail('я@пример.рф')).toBe('я···@п···.рф')
    expect(maskEmail('a@mail.office.example.com')).toBe('a···@m···.com')
    expect(maskEmail('"a@b"@example.test')).toBe('a···@e···.test')
    expect(['no address', 'a@local', '', '@'].map(maskEmail)).toEqual(['···', 'a···@l···', '', '···@···'])
  })

  it('[CONSOLE-03] show the last two figures of a phone', () => {
    expect(['+79991234512', '8 (999) 123-45-12', '9991234512'].map(maskPhone)).toEqual(
      Array(3).fill('+7 ··· ···-··-12'),
    )
    expect(['+1 202 555 0100', 'не помню', ''].map(maskPhone)).toEqual(['···', '···', ''])
  })

  it('[CONSOLE-03] show two figures of a document, nothing of a birth date and of words', () => {
    expect(['45 09 123456', '112-233-445 95', 'II-МЮ', ''].map(maskNumber)).toEqual([
      '···56',
      '···95',
      '···',
      '',
    ])
    expect(['1990-01-31', '31.01.1990', ''].map(maskDate)).toEqual(['··.··.····', '··.··.····', ''])
    expect(['г. Тверь, Липовая, 14', ' '].map(maskText)).toEqual(['···', ''])
  })

  it('do not let the length show', () => {
    fc.assert(
      fc.property(letters(40), letters(40), fc.integer({ min: 10, max: 99 }), (one, other, figures) => {
        expect(maskName(`${one} ${other}`)).toHaveLength('а··· б···'.length)
        expect(maskEmail(`${one}@${other}.ru`)).toHaveLength('а···@б···.ru'.length)
        expect(maskNumber(`${other.length}${one}${figures}`)).toBe(`···${figures}`)
      }),
    )
  })

  it('leave a mask as it is', () => {
    expect(maskName(maskName('Вера Лунина'))).toBe('В··· Л···')
    expect(maskEmail(maskEmail('vera@example.ru'))).toBe('v···@e···.ru')
    expect(maskDate(maskDate('1990-01-31'))).toBe('··.··.····')
  })

  it('answer a text of any length', () => {
    const long = 'а'.repeat(1_000_000)
    expect(maskName(long)).toBe('а···')
    expect(maskEmail(`${long}@example.ru`)).toBe('···')
    expect(maskPhone(long)).toBe('···')
    expect(maskNumber(long)).toBe('···')
  })
})

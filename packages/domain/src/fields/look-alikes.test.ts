import { describe, expect, it } from 'vitest'
import { latinCapital, russianCapital } from './look-alikes.ts'

const russian = 'АВЕКМНОРСТУХ'
const latin = 'ABEKMHOPCTYX'
const codes = Array.from({ length: 0x10000 }, (_, code) => code)

function translate(text: string, capital: (code: number) => number): string {
  return Array.from(text, (message) => String.fromCharCode(capital(message.charCodeAt(0)))).join('')
}

describe('look-alikes', () => {
  it.each([russian, russian.toLowerCase(), latin, latin.toLowerCase()])(
    'turns %s into either alphabet',
    (text) => {
      expect(translate(text, latinCapital)).toBe(latin)
      expect(translate(text, russianCapital)).toBe(russian)
    },
  )

  it('shares no other letter of any alphabet', () => {
    const shared = codes.filter((code) => russianCapital(code) > 0)
    expect(new Set(String.fromCharCode(...shared))).toEqual(
      new Set(russian + russian.toLowerCase() + latin + latin.toLowerCase()),
    )
    expect(russianCapital(0x20)).toBe(0)
  })

  it('finds a Latin letter or a digit in nothing else', () => {
    const read = codes.filter((code) => /[A-Z0-9]/.test(String.fromCharCode(latinCapital(code))))
    expect(
      read.every((code) => /[A-Z0-9]/i.test(String.fromCharCode(code)) || russianCapital(code) > 0),
    ).toBe(true)
  })

  it('leaves Latin letters without a double and digits as they are, in upper case', () => {
    expect(translate('dzDZ09', latinCapital)).toBe('DZDZ09')
  })
})

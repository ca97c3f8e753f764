import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CODE_ALPHABET, CODE_RANDOM_BYTES, createCode, formatCode, isCode, normaliseCode } from './code.ts'

const codes = fc
  .uint8Array({ minLength: CODE_RANDOM_BYTES, maxLength: CODE_RANDOM_BYTES })
  .filter((random) => random.filter((byte) => byte < 248).length >= 9)
  .map(createCode)

const replaced = (code: string, index: number, sign: string) =>
  code.slice(0, index) + sign + code.slice(index + 1)

describe('code of a report', () => {
  it('is ten signs without look-alikes, of which the last fits the others', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(code).toMatch(/^[2-9A-HJKMNP-Z]{10}$/)
        expect(isCode(code)).toBe(true)
      }),
    )
    expect(CODE_ALPHABET).toHaveLength(31)
  })

  it('shows each single wrong sign', () => {
    fc.assert(
      fc.property(codes, (code) => {
        for (let index = 0; index < code.length; index += 1)
          for (const sign of CODE_ALPHABET)
            expect(isCode(replaced(code, index, sign))).toBe(sign === code[index])
      }),
      { numRuns: 20 },
    )
  })

  it('shows each swap of neighbours', () => {
    fc.assert(
      fc.property(codes, (code) => {
        for (let index = 1; index < code.length; index += 1) {
          const [left = '', right = ''] = [code[index - 1], code[index]]
          const swapped = code.slice(0, index - 1) + right + left + code.slice(index + 1)
          expect(isCode(swapped)).toBe(left === right)
        }
      }),
    )
  })

  it('is read as people type it', () => {
    const code = createCode(new Uint8Array(CODE_RANDOM_BYTES).fill(29))
    expect(formatCode(code)).toBe(`${code.slice(0, 5)}-${code.slice(5)}`)
    expect(normaliseCode(` ${formatCode(code).toLowerCase()} `)).toBe(code)
    expect(normaliseCode(`https://realty.example/verify/${formatCode(code)}/`)).toBe(code)
    expect(normaliseCode('а в е к м–н р с т у х')).toBe('ABEKMHPCTYX')
  })

  it.each(['', '7K4M', '7K4M92QXA0', '7K4M92QXAMF', 'ПРОВЕРКАЖЖ'])('refuses %j', (code) => {
    expect(isCode(code)).toBe(false)
  })

  it('is never made of too little randomness', () => {
    expect(() => createCode(new Uint8Array(8))).toThrow(RangeError)
    expect(() => createCode(new Uint8Array(CODE_RANDOM_BYTES).fill(255))).toThrow(RangeError)
  })
})

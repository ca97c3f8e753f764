import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DESTRUCTION_CODE_LENGTH,
  DESTRUCTION_CODE_LETTERS,
  formatDestructionCode,
  normaliseDestructionCode,
} from './destruction-code.ts'

const CODE = 'ABCDEFGHJKMNPQRSTUVW'

describe('[TRUST-16] the code of an act of destruction', () => {
  it.each([
    ['as it is written in the email', 'ABCDE-FGHJK-MNPQR-STUVW'],
    ['in small letters and with spaces', ' abcde fghjk mnpqr stuvw '],
    ['with Russian letters that look the same', 'АВCDЕ-FGHJК-МNРQR-SТUVW'],
    ['with dashes', 'ABCDE–FGHJK—MNPQR‑STUVW'],
  ])('is read %s', (_how, typed) => expect(normaliseDestructionCode(typed)).toBe(CODE))

  it.each([
    ['too short', 'ABCDE-FGHJK-MNPQR-STUV'],
    ['too long', `${CODE}A`],
    ['with a letter that looks like a digit', 'ABCDE-FGHJK-MNPQR-STUVO'],
    ['with a Russian letter of its own', 'ABCDE-FGHJK-MNPQR-STUVЖ'],
    ['empty', ''],
  ])('is no code when it is %s', (_how, typed) => expect(normaliseDestructionCode(typed)).toBeUndefined())

  it('is the same after it was formatted and read, whatever its letters', () => {
    const letter = fc.constantFrom(...DESTRUCTION_CODE_LETTERS)
    const codes = fc.string({
      unit: letter,
      minLength: DESTRUCTION_CODE_LENGTH,
      maxLength: DESTRUCTION_CODE_LENGTH,
    })
    fc.assert(
      fc.property(codes, (code) => {
        expect(normaliseDestructionCode(formatDestructionCode(code).toLowerCase())).toBe(code)
      }),
    )
  })
})

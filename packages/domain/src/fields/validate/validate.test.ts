import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CADASTRAL_MAX_DIGITS,
  CADASTRAL_MIN_DIGITS,
  isCadastralNumber,
  normaliseCadastralNumber,
} from '../cadastral/cadastral-number.ts'
import { isEmail, normaliseEmail } from '../email/email.ts'
import { INN_LENGTHS } from '../inn/inn.ts'
import { isPhone, normalisePhone, PHONE_DIGITS } from '../phone/phone.ts'
import { isPlate, normalisePlate } from '../plate/plate.ts'
import { hasSnilsDigits, normaliseSnils, SNILS_DIGITS } from '../snils/snils.ts'
import { isVin, normaliseVin, VIN_LENGTH } from '../vin/vin.ts'
import { RULES, validate } from './validate.ts'
import type { ValidatorKind } from './validate.ts'

const kinds = Object.keys(RULES) as ValidatorKind[]

const pairs = [
  ['phone', normalisePhone, isPhone, '+7 89()-.0123456'],
  ['email', normaliseEmail, isEmail, 'aБ1@.- '],
  ['plate', normalisePlate, isPlate, 'аВC012 7'],
  ['vin', normaliseVin, isVin, 'AZхQ019 '],
  ['snils', normaliseSnils, hasSnilsDigits, '0123456789 -'],
  ['cadastral', normaliseCadastralNumber, isCadastralNumber, '0123456789:;^|.- '],
] as const

describe('validate', () => {
  it('gives the first failing message of a kind', () => {
    expect(validate('required', '')).toBe('Обязательное поле')
    expect(validate('phone', '1')).toBe('Некорректный номер телефона')
    expect(validate('inn', '')).toBe('ИНН пуст')
    expect(validate('snils', '')).toBeUndefined()
  })

  it('refuses a kind that does not exist', () => {
    expect(() => validate('toString' as ValidatorKind, '')).toThrow(
      new RangeError('Unknown validator toString'),
    )
  })

  it.each([undefined, null, 5, { toString: false }, Symbol('inn')])(
    'refuses the kind %o in words',
    (kind) => {
      expect(() => validate(kind as never, '1')).toThrow(new RangeError(`Unknown validator ${typeof kind}`))
    },
  )

  it('answers any value of any type', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.anything(), (kind, value) => {
        expect(['string', 'undefined']).toContain(typeof validate(kind, value))
      }),
    )
  })

  it.each(pairs)(
    'normalises a %s to a form that stays and that its rule takes',
    (_name, normalise, isValid, alphabet) => {
      const likely = fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 24 })
      fc.assert(
        fc.property(fc.oneof(fc.string(), likely, fc.anything()), (value) => {
          const canonical = normalise(value)
          if (canonical === null) return
          expect(normalise(canonical)).toBe(canonical)
          expect(isValid(canonical)).toBe(true)
        }),
      )
    },
  )

  it('[CONST-24] takes its lengths from named constants', () => {
    expect([PHONE_DIGITS, SNILS_DIGITS, VIN_LENGTH, ...INN_LENGTHS]).toEqual([10, 11, 17, 10, 12])
    expect([CADASTRAL_MIN_DIGITS, CADASTRAL_MAX_DIGITS]).toEqual([11, 16])
    const digits = (count: number) => '9'.repeat(count)
    const edges = (isValid: (value: unknown) => boolean, length: number, prefix = '') =>
      [length - 1, length, length + 1].map((count) => isValid(prefix + digits(count)))
    expect(edges(isPhone, PHONE_DIGITS, '+7')).toEqual([false, true, false])
    expect(edges(hasSnilsDigits, SNILS_DIGITS)).toEqual([false, true, false])
    expect(edges(isVin, VIN_LENGTH)).toEqual([false, true, false])
    expect(edges(isCadastralNumber, CADASTRAL_MIN_DIGITS)).toEqual([false, true, true])
    expect(edges(isCadastralNumber, CADASTRAL_MAX_DIGITS)).toEqual([true, true, false])
  })

  // A rule that reads a text more than a few times over would need minutes for these; `tooling/bench` has the figures.
  it.each(['0', ' ', '\u00a0', ':', '-', '(', '7 ', 'a@', 'a.', '.', ',', 'a', 'я', '\ud835\udd4f'])(
    'answers a hundred thousand of %j',
    (unit) => {
      const text = unit.repeat(100_000)
      expect(kinds.filter((kind) => validate(kind, text) === undefined)).toEqual(['required'])
      expect(pairs.map(([, normalise]) => normalise(text))).toEqual(pairs.map(() => null))
    },
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isRole } from './accounts/index.ts'
import {
  describeCadastralNumber,
  describeInn,
  errorText,
  hasApartmentPart,
  hasHousePart,
  isCadastralNumber,
  isCalendarDate,
  isDate,
  isEmail,
  isInn,
  isKpp,
  isMissing,
  isOgrn,
  isPhone,
  isPlate,
  isPositiveNumber,
  isSnils,
  isSnilsChecksumValid,
  isSuspiciousVin,
  isVin,
  isVinCheckDigitValid,
  normaliseCadastralNumber,
  normaliseEmail,
  normaliseObject,
  normalisePhone,
  normalisePlate,
  normaliseSnils,
  normaliseVin,
  withSixDigitBlock,
} from './index.ts'

const functions: Readonly<Record<string, (value: unknown) => unknown>> = {
  isPhone,
  isEmail,
  isDate,
  isCalendarDate,
  isPositiveNumber,
  isVin,
  isSuspiciousVin,
  isVinCheckDigitValid,
  isPlate,
  isSnils,
  isSnilsChecksumValid,
  isInn,
  isOgrn,
  isKpp,
  isCadastralNumber,
  hasApartmentPart,
  hasHousePart,
  isMissing,
  isRole,
  normalisePhone,
  normaliseEmail,
  normalisePlate,
  normaliseVin,
  normaliseSnils,
  normaliseCadastralNumber,
  describeInn,
  describeCadastralNumber,
  withSixDigitBlock,
  normaliseObject,
  errorText,
}

it.each(Object.entries(functions))('%s answers any value of any type', (name, answer) => {
  const isTest = /^(is|has)/.test(name)
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(typeof answer(value) === 'boolean').toBe(isTest)
    }),
  )
})

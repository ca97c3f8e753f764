import { DATE_MESSAGE, isDate } from '../date/date.ts'
import { EMAIL_MESSAGE, isEmail } from '../email/email.ts'
import { describeInn } from '../inn/inn.ts'
import { isPositiveNumber, POSITIVE_NUMBER_MESSAGE } from '../number/positive-number.ts'
import { isPhone, PHONE_MESSAGE } from '../phone/phone.ts'
import { isPlate, PLATE_MESSAGE } from '../plate/plate.ts'
import { requiredRule } from '../rules/required.ts'
import type { Rule } from '../rules/rule.ts'
import { hasSnilsDigits, SNILS_MESSAGE } from '../snils/snils.ts'
import { isVin, VIN_MESSAGE } from '../vin/vin.ts'

/** The rules of section 5 that need no argument, by kind. */
export const RULES = {
  required: requiredRule,
  phone: ruleOf(isPhone, PHONE_MESSAGE),
  email: ruleOf(orEmpty(isEmail), EMAIL_MESSAGE),
  date: ruleOf(isDate, DATE_MESSAGE),
  positiveNumber: ruleOf(isPositiveNumber, POSITIVE_NUMBER_MESSAGE),
  vin: ruleOf(isVin, VIN_MESSAGE),
  plate: ruleOf(isPlate, PLATE_MESSAGE),
  /** Eleven digits: the specification states no checksum (VALID-13). */
  snils: ruleOf(orEmpty(hasSnilsDigits), SNILS_MESSAGE),
  /** The four messages of the INN, in their order (VALID-14..17). */
  inn: describeInn,
} as const satisfies Record<string, Rule>

/** A rule of `RULES`. */
export type ValidatorKind = keyof typeof RULES

/** The first failing message of a kind, or undefined when the value passes. A kind that is not known is a `RangeError`. */
export function validate(kind: ValidatorKind, value: unknown): string | undefined {
  if (typeof kind !== 'string' || !Object.hasOwn(RULES, kind))
    throw new RangeError(`Unknown validator ${named(kind)}`)
  return RULES[kind](value)
}

/** An empty field passes: whether it may be empty, `required` says. */
function orEmpty(passes: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => value === '' || passes(value)
}

function ruleOf(passes: (value: unknown) => boolean, message: string): Rule {
  return (value) => (passes(value) ? undefined : message)
}

/** A kind in words, whatever it is: some values cannot be made a text. */
function named(kind: unknown): string {
  return typeof kind === 'string' ? kind : typeof kind
}

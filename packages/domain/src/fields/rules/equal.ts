import type { Rule } from './rule.ts'

/** «Пароли не совпадают», the message of the repeated password. */
export const PASSWORDS_DIFFER_MESSAGE = 'Пароли не совпадают'
/** The message of the privacy tick at registration. */
export const PRIVACY_MESSAGE = 'Чтобы продолжить, установите этот флажок'

/** Equal to another value, which is read when the rule runs (VALID-19). */
export function equalRule(other: () => unknown, message: string): Rule {
  return (value) => (Object.is(value, other()) ? undefined : message)
}

/**
 * Different from another value (VALID-20).
 *
 * @keep A rule of fields that the specification states, for forms of other programs.
 */
export function notEqualRule(other: () => unknown, message: string): Rule {
  return (value) => (Object.is(value, other()) ? message : undefined)
}

import { ruleError } from '../errors/rule-error.ts'

/** A text, or the `AppError` 'input/invalid' whose `detail` is the name of the field; never a `TypeError`. */
export function requireText(value: unknown, name: string): string {
  if (typeof value === 'string') return value
  throw ruleError('input/invalid', name)
}

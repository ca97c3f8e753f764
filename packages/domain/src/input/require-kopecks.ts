import { ruleError } from '../errors/rule-error.ts'

/** An amount of whole kopecks that is not below zero, or 'input/invalid' with the name of the field. */
export function requireKopecks(value: unknown, name: string): number {
  if (Number.isSafeInteger(value) && Number(value) >= 0) return Number(value)
  throw ruleError('input/invalid', name)
}

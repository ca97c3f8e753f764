import { AppError } from './app-error.ts'
import { RULE_ERRORS, type RuleErrorCode } from './rule-error-codes.ts'

/** The error of a rule, to be thrown; `detail` names the field. */
export function ruleError(code: RuleErrorCode, detail?: string): AppError {
  return new AppError(code, RULE_ERRORS[code], detail)
}

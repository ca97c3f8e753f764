import { digitAt, isDigits } from '../characters.ts'

/* The account of a payee and the identification code of his bank; the account has a check digit that depends on the bank. */

/** The message of a code that is no bank's. */
export const BIK_MESSAGE = 'БИК — девять цифр и начинается с 04'
/** The message of an account that is no account of the bank. */
export const ACCOUNT_MESSAGE = 'Счет — двадцать цифр, и они сходятся с БИК: проверьте оба'

const BIK_LENGTH = 9
const ACCOUNT_LENGTH = 20
/** The weights of the check sum, by place. */
const WEIGHTS = [7, 1, 3]
/** What the code of a branch of the Bank of Russia ends with. */
const CENTRAL_BANK = ['000', '001', '002']

/** Whether the text is the code of a bank in Russia (БИК). Beyond the specification. */
export function isBik(value: unknown): value is string {
  return typeof value === 'string' && value.length === BIK_LENGTH && isDigits(value) && value.startsWith('04')
}

/**
 * Whether the text is an account at the bank with this code: twenty digits, and the sum of the weighted digits of the
 * bank's number and of the account ends with 0. Beyond the specification.
 */
export function isBankAccount(value: unknown, bik: unknown): value is string {
  if (typeof value !== 'string' || value.length !== ACCOUNT_LENGTH || !isDigits(value) || !isBik(bik))
    return false
  const end = bik.slice(-3)
  const digits = (CENTRAL_BANK.includes(end) ? `0${bik.slice(4, 6)}` : end) + value
  let sum = 0
  for (let index = 0; index < digits.length; index++)
    sum += digitAt(digits, index) * (WEIGHTS[index % WEIGHTS.length] ?? 0)
  return sum % 10 === 0
}

import { randomInt } from 'node:crypto'
import { keyedHash } from '../../platform/sealed-secret.ts'
import type { AppContext } from '../context.ts'
import { hasStaffKey, requireStaffKey } from '../staff-key.ts'

const CODES = 10
const HALF = 5
/** Without letters that are taken for another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'

const half = (): string => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** As it was made, however it was typed: with capitals, spaces or without its hyphen. */
export const plainRecoveryCode = (text: string): string => text.toLowerCase().replaceAll(/[\s-]/g, '')

/** New codes in the place of all before, each for one sign-in; only the answer ever shows them. In a transaction. */
export async function renewRecoveryCodes(context: AppContext, userId: string): Promise<readonly string[]> {
  const key = await requireStaffKey(context)
  const codes = Array.from({ length: CODES }, () => `${half()}-${half()}`)
  const hashes = codes.map((code) => keyedHash(key, userId, plainRecoveryCode(code)))
  await context.queries.secondFactors.saveRecoveryCodes(userId, hashes)
  return codes
}

/** The codes that come with the first factor; none when there are some, or where no key can hash them. In a transaction. */
export async function firstRecoveryCodes(context: AppContext, userId: string): Promise<readonly string[]> {
  if (!hasStaffKey(context) || (await context.queries.secondFactors.countRecoveryCodes(userId)) > 0) return []
  return renewRecoveryCodes(context, userId)
}

/** Uses a code up; false when the account has no such code or it was used. */
export async function useRecoveryCode(context: AppContext, userId: string, code: string): Promise<boolean> {
  const hash = keyedHash(await requireStaffKey(context), userId, plainRecoveryCode(code))
  return context.queries.secondFactors.useRecoveryCode(userId, hash, context.clock.now())
}

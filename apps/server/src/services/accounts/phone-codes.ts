import { randomInt } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import type { SiteConfig } from '../../platform/config/sites.ts'
import type { AppContext } from '../context.ts'
import { sha256 } from '../../platform/sha256.ts'
import { postSms } from '../outbox/post-sms.ts'
import { MINUTE_MS } from '@proverka/domain/timing'

const CODE_LENGTH = 6
const LIFE_MS = 10 * MINUTE_MS
/** Between two codes to one user, or to one number. */
const PAUSE_MS = MINUTE_MS
const TRIES_LIMIT = 5

/** Writes a code and its message down; the day's limit is per user and per number (SEC-06). */
export async function sendPhoneCode(
  context: AppContext,
  userId: string,
  phone: string,
  site: SiteConfig,
): Promise<void> {
  const { users, phoneCodes } = context.queries
  const now = context.clock.now()
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  await context.database.transaction(async () => {
    await users.lockUser(userId)
    const last = await phoneCodes.findLastSending(userId, phone)
    if (last && now.getTime() - last.getTime() < PAUSE_MS) throw appError('phone/too-soon')
    await context.rateLimits.consume('phone-code', userId)
    await context.rateLimits.consume('phone-code', phone)
    await phoneCodes.savePhoneCode({
      person_id: userId,
      phone,
      code_hash: hashOf(userId, code),
      sent_at: now,
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
    await postSms(context, `phone-code:${userId}:${now.getTime()}`, {
      to: phone,
      text: `${site.name}: код ${code}. Никому его не говорите.`,
    })
  })
}

/** Counts the try before it compares, so that guesses at once are counted too. */
export async function verifyPhoneCode(context: AppContext, userId: string, code: string): Promise<void> {
  const { users, phoneCodes } = context.queries
  const now = context.clock.now()
  await context.rateLimits.consume('phone-try', userId)
  const taken = await phoneCodes.takeTry(userId, TRIES_LIMIT, now)
  if (!taken) throw appError('phone/code-spent')
  if (taken.code_hash !== hashOf(userId, code)) throw appError('phone/code-wrong')
  await context.database.transaction(async () => {
    await users.setVerifiedPhone(userId, taken.phone, now)
    await phoneCodes.deletePhoneCode(userId)
  })
}

const hashOf = (userId: string, code: string): string => sha256(`${userId}:${code}`)

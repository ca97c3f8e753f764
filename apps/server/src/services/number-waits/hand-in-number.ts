import { randomBytes, randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import { numberWaitConsent } from '@proverka/domain/legal'
import { addWorkingDays } from '@proverka/domain/orders'
import { numberInText } from '@proverka/domain/property'
import { moscowDate } from '@proverka/domain/timing'
import { WORK_CALENDAR } from '../../platform/config/work-calendar.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { Call } from '../call.ts'
import type { AppContext } from '../context.ts'
import { numberWaitEmail } from '../emails/number-wait-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'

interface HandedIn {
  readonly key: string
  readonly note: string
  readonly email: string
}

/** Stores an unconfirmed object for the operator, and asks the address for a confirmation; until when is promised. */
export async function handInNumber(
  context: AppContext,
  { site }: Pick<Call, 'site'>,
  { key, note, email }: HandedIn,
): Promise<Date> {
  if (await context.register.findObject(key)) throw appError('number-wait/known')
  const now = context.clock.now()
  const token = `number_${randomBytes(32).toString('base64url')}`
  const id = randomUUID()
  const answerBy = answerTime(now)
  await context.database.transaction(async () => {
    const known = await context.queries.numberWaits.findAddress(site.key, email)
    const isNew = await context.queries.numberWaits.insertWait({
      id,
      site: site.key,
      object_key: key,
      number: numberInText(key),
      note,
      email,
      consent: numberWaitConsent(site.operator),
      token_hash: sha256(token),
      created_at: now,
      confirmed_at: known === 'confirmed' ? now : null,
      answer_by: answerBy,
    })
    // One letter to an unconfirmed address: its link confirms all that it was left for.
    if (!isNew || known) return
    const wait = { to: email, site: site.key, key }
    await enqueueEmail(context, `number-wait:${id}`, numberWaitEmail(context, { ...wait, answerBy }, token))
  })
  return answerBy
}

const WORKING_DAYS = 1
/** The operator's day is over, 18:00 of Moscow. */
const END_OF_DAY = 'T18:00:00+03:00'

/** The end of the next working day. */
const answerTime = (now: Date): Date =>
  new Date(`${addWorkingDays(moscowDate(now.getTime()), WORKING_DAYS, WORK_CALENDAR)}${END_OF_DAY}`)

import { appError } from '@proverka/domain/errors'
import { numberWaitConsent } from '@proverka/domain/legal'
import { addWorkingDays } from '@proverka/domain/orders'
import { numberInText } from '@proverka/domain/property'
import { moscowDate } from '@proverka/domain/timing'
import { WORK_CALENDAR } from '../../platform/config/work-calendar.ts'
import type { Call } from '../call.ts'
import type { AppContext } from '../context.ts'
import { numberWaitEmail } from '../emails/number-wait-emails.ts'
import { storeWait } from '../waits/store-wait.ts'

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
  const answerBy = answerTime(context.clock.now())
  await storeWait(
    context,
    context.queries.numberWaits,
    { site: site.key, email, tokenKind: 'number', emailKind: 'number-wait' },
    {
      object_key: key,
      number: numberInText(key),
      note,
      consent: numberWaitConsent(site.operator),
      answer_by: answerBy,
    },
    (token) => numberWaitEmail(context, { to: email, site: site.key, key, answerBy }, token),
  )
  return answerBy
}

const WORKING_DAYS = 1
/** The operator's day is over, 18:00 of Moscow. */
const END_OF_DAY = 'T18:00:00+03:00'

/** The end of the next working day. */
const answerTime = (now: Date): Date =>
  new Date(`${addWorkingDays(moscowDate(now.getTime()), WORKING_DAYS, WORK_CALENDAR)}${END_OF_DAY}`)

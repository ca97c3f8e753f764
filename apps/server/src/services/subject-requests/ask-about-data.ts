import { moscowDate } from '@proverka/domain/timing'
import { randomUUID } from 'node:crypto'
import type { contract, HandlerInput } from '@proverka/api/contract'
import { addWorkingDays } from '@proverka/domain/orders'
import { SUBJECT_ANSWER_DAYS } from '@proverka/domain/legal'
import { WORK_CALENDAR } from '../../platform/config/work-calendar.ts'
import type { AppContext } from '../context.ts'
import type { SubjectRequestRow } from '../../platform/db/queries/retention/subject-requests.ts'
import type { Call } from '../call.ts'
import { requestAcceptedEmail } from '../emails/subject-request-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { tellStaff } from '../staff/staff-news.ts'

/** Takes a request of a person who was checked: the person and the staff are notified by email. In a transaction. */
export async function askAboutData(
  context: AppContext,
  { site }: Call,
  { kind, person, email, text }: HandlerInput<typeof contract.subjectRequests.ask>['body'],
): Promise<SubjectRequestRow> {
  const now = context.clock.now()
  const row = await context.queries.subjectRequests.insertRequest({
    id: randomUUID(),
    kind,
    state: 'accepted',
    site: site.key,
    person: JSON.stringify(person),
    email,
    text,
    created_at: now,
    due_on: addWorkingDays(moscowDate(now.getTime()), SUBJECT_ANSWER_DAYS, WORK_CALENDAR),
  })
  await enqueueEmail(context, `subject-request:${row.id}:accepted`, requestAcceptedEmail(row))
  await tellStaff(context, {
    kind: 'subject-request',
    subject_id: row.id,
    number: row.number,
    site: site.key,
  })
  return row
}

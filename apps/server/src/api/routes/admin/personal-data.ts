import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentRetainedRecord, presentSubjectRequest } from '../../presenters/subject-request.ts'
import { makeDestructionAct } from '../../../services/destruction/make-act.ts'
import { logChange } from '../../../services/log-change.ts'
import { moveRequest } from '../../../services/subject-requests/move-request.ts'
import { listPersonalReadings, listReadingLog } from '../../../services/staff/list-personal-readings.ts'
import { showPersonalData } from '../../../services/staff/show-personal-data.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'

type Area = Pick<
  Handlers['admin'],
  | 'listSubjectRequests'
  | 'getSubjectRequest'
  | 'showPersonalData'
  | 'listPersonalReadings'
  | 'listReadingLog'
  | 'findSubjectData'
  | 'moveSubjectRequest'
  | 'listDestructionActs'
  | 'downloadDestructionAct'
>

/** The life of data, for those who answer for it (OPS-03). */
export const personalDataRoutes = (context: AppContext): Area => ({
  listSubjectRequests: async ({ query }) =>
    (await context.queries.subjectRequests.listRequests(query.limit, query.offset)).map(
      presentSubjectRequest,
    ),

  async getSubjectRequest({ params }) {
    const row = await context.queries.subjectRequests.findRequest(params.id)
    if (!row) throw appError('subject-request/not-found')
    return presentSubjectRequest(row)
  },

  showPersonalData: ({ body }, call) => showPersonalData(context, call, body),

  listPersonalReadings: ({ query: { subject, ...page } }) => listPersonalReadings(context, subject, page),

  listReadingLog: ({ query: { reader_id, with_reason, until, ...page } }) =>
    listReadingLog(context, { readerId: reader_id, withReason: with_reason, until }, page),

  async findSubjectData({ params }) {
    const { subjectRequests } = context.queries
    const row = await subjectRequests.findRequest(params.id)
    if (!row) throw appError('subject-request/not-found')
    if (row.verified_at === null) throw appError('subject-request/not-verified')
    return (await context.queries.retainedData.findRetained(row.person)).map(presentRetainedRecord)
  },

  moveSubjectRequest: ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const row = await moveRequest(context, body)
      await logChange(context, call, {
        action: `subject_request.${body.action}`,
        subject: `subject_request:${row.id}`,
      })
      return presentSubjectRequest(row)
    }),

  listDestructionActs: async ({ query }) =>
    (await context.queries.destructionActs.listActs(query.limit, query.offset)).map((act) => ({
      act_id: act.id,
      number: act.number,
      cause: act.cause,
      day: act.day,
      subject: act.subject,
      destroyed: Number(act.destroyed ?? 0),
    })),

  async downloadDestructionAct({ params }, call) {
    const act = await context.queries.destructionActs.findAct(params.id)
    if (!act) throw appError('destruction-act/not-found')
    return makeDestructionAct(context, act, call.site)
  },
})

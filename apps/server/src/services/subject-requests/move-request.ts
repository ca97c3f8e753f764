import type { contract, HandlerInput } from '@proverka/api/contract'
import { appError } from '@proverka/domain/errors'
import { isRequestOpen, mayRequestMove, SUBJECT_EXTENSION_DAYS } from '@proverka/domain/legal'
import type { SubjectRequestState } from '@proverka/domain/legal'
import { addWorkingDays } from '@proverka/domain/orders'
import type { SiteKey } from '@proverka/domain/sites'
import { WORK_CALENDAR } from '../../platform/config/work-calendar.ts'
import type { AppContext } from '../context.ts'
import type { SubjectRequestRow } from '../../platform/db/queries/retention/subject-requests.ts'
import { requestMovedEmail } from '../emails/subject-request-emails.ts'
import { handOutAct } from '../destruction/act-codes.ts'
import { destroyReports } from '../destruction/destroy-reports.ts'
import { countBySubject, writeAct, type Destroyed } from '../destruction/write-act.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { endWatch } from '../watches/end-watch.ts'

type Move = HandlerInput<typeof contract.admin.moveSubjectRequest>['body']

/** Scans have no words: what was not looked into is not said to hold nothing. */
const NOT_SEARCHED = 'Что внутри файлов, которые загрузили клиенты, мы не читаем и там не искали.'

/** Statuses of items whose work goes on. */
const IN_WORK = new Set(['requested', 'inprogress', 'actionrequired'])

/**
 * Goes on with a request of a checked person and tells the person by email. Throws 'subject-request/illegal-move' for what
 * may not follow. In a transaction.
 */
export async function moveRequest(context: AppContext, move: Move): Promise<SubjectRequestRow> {
  const { subjectRequests } = context.queries
  const row = await subjectRequests.lockRequest(move.request_id)
  if (!row) throw appError('subject-request/not-found')
  const moved = await subjectRequests.updateRequest(row.id, await makeChange(context, row, move))
  const act = moved.act_id === null ? undefined : await context.queries.destructionActs.findAct(moved.act_id)
  const handed = act && (await handOutAct(context, act, row.site as SiteKey))
  await enqueueEmail(
    context,
    `subject-request:${row.id}:${move.action}`,
    requestMovedEmail(moved, move.action, handed),
  )
  return moved
}

async function makeChange(context: AppContext, row: SubjectRequestRow, move: Move) {
  const now = context.clock.now()
  switch (move.action) {
    case 'verify':
      requireMove(row, 'verified')
      return { state: 'verified', verified_by: move.how, verified_at: now } as const
    case 'extend':
      if (!isRequestOpen(row.state) || row.extended_for !== null)
        throw appError('subject-request/illegal-move')
      return {
        extended_for: move.reason,
        due_on: addWorkingDays(row.due_on, SUBJECT_EXTENSION_DAYS, WORK_CALENDAR),
      }
    case 'answer':
      requireMove(row, 'answered')
      return { state: 'answered', answer: move.text, ended_at: now } as const
    case 'refuse':
      requireMove(row, 'refused')
      return { state: 'refused', answer: move.reason, ended_at: now } as const
    case 'carry_out': {
      requireMove(row, 'carried_out')
      const { reports, watches, ofClients, actId, actNumber } = await destroyHeld(
        context,
        row,
        move.namesakes,
      )
      const places = [
        ...(reports > 0 ? [`в проверках: ${reports}`] : []),
        ...(watches > 0 ? [`в слежении: ${watches}`] : []),
      ]
      const own =
        places.length > 0
          ? `Уничтожены сведения о вас ${places.join(', ')}. Составлен акт № ${actNumber}.`
          : 'Проверок о вас у нас нет, и за вами не следят: уничтожать нечего.'
      const theirs =
        ofClients > 0
          ? `В папках и именах файлов клиентов вас упоминают записей: ${ofClients}. Их ведет и удаляет сам клиент, мы только храним их по его поручению (ч. 3 ст. 6 закона № 152-ФЗ).`
          : 'В папках и именах файлов клиентов вас не упоминают.'
      const answer = `${own} ${theirs} ${NOT_SEARCHED}`
      return { state: 'carried_out', answer, ended_at: now, act_id: actId } as const
    }
  }
}

function requireMove({ kind, state }: SubjectRequestRow, to: SubjectRequestState): void {
  if (!mayRequestMove(kind, state, to)) throw appError('subject-request/illegal-move')
}

/**
 * Destroys the reports that say something of the person, and ends and destroys such watches. Of reports in work the money has
 * to go back first. Folders of deals and files are counted: they are the clients', whose order we carry out (article 6, part 3
 * of 152-FZ).
 */
async function destroyHeld(context: AppContext, row: SubjectRequestRow, namesakes: readonly string[]) {
  const held = await context.queries.retainedData.findRetained(row.person)
  const chosen = held.filter(({ id, is_same }) => is_same || namesakes.includes(id))
  const ordered = chosen.filter(({ place }) => place === 'order')
  if (ordered.some(({ status }) => IN_WORK.has(status ?? ''))) throw appError('subject-request/in-work')
  const items = await context.queries.keptReports.lockItems(ordered.map(({ id }) => id))
  const watched = chosen.filter(({ place }) => place === 'watch').map(({ id }) => id)
  const destroyed = [
    ...(await destroyReports(context, items, 'reports')),
    ...(await destroyWatches(context, watched)),
  ]
  const act = await writeAct(context, 'objection', `request:${row.number}`, destroyed)
  const ofClients = chosen.length - ordered.length - watched.length
  return {
    reports: items.length,
    watches: watched.length,
    ofClients,
    actId: act?.id ?? null,
    actNumber: act?.number,
  }
}

/** The rest of their price goes back to the clients, who are written to. */
async function destroyWatches(context: AppContext, ids: readonly string[]): Promise<readonly Destroyed[]> {
  const subjects: string[] = []
  for (const id of ids) {
    await endWatch(context, id, 'objected')
    subjects.push(`account:${await context.queries.watches.deleteWatch(id)}`)
  }
  return countBySubject('watches', 'watches', subjects)
}

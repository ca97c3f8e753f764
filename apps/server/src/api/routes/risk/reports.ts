import { riskVersionOf } from '@proverka/domain/orders'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { callerOf } from '../../../services/call.ts'
import { readRiskReport } from '../../presenters/load-risk-report.ts'
import { openForEdit } from '../../../services/reports/risk-report.ts'
import { requireOwnItem } from '../../../services/orders/own-item.ts'
import { hasOpenTasks } from '../../../services/reports/reports.ts'
import { logChange } from '../../../services/log-change.ts'

export const listRiskReports =
  (context: AppContext): Handlers['risk']['listRiskReports'] =>
  async ({ query }) => {
    const rows = await context.queries.risk.listReports(query.status, query.limit, query.offset)
    return {
      reports: rows.map(({ metadata, ...row }) => ({
        ...row,
        version: riskVersionOf({ metadata }),
        started_at: row.started_at?.toISOString() ?? null,
        updated_at: row.updated_at.toISOString(),
      })),
      count: await context.queries.risk.countReports(query.status),
    }
  }

export const getRiskReport =
  (context: AppContext): Handlers['risk']['getRiskReport'] =>
  ({ params, headers }, call) =>
    readRiskReport(context, params.id, callerOf(call).user, headers.forceconclusion === 'true')

/** An admin reads any report, with its conclusions. */
export const getAnyRiskReport =
  (context: AppContext): Handlers['risk']['getAnyRiskReport'] =>
  ({ params }, call) =>
    readRiskReport(context, params.id, callerOf(call).user, true)

/** Questions that one survey ever has. */
const QUESTIONS_LIMIT = 200

export const saveSurvey =
  (context: AppContext): Handlers['risk']['saveSurvey'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const { notes } = await openForEdit(context, body.order_item_id, callerOf(call).user)
      const survey = { ...(notes.survey as typeof body.answers), ...body.answers }
      if (Object.keys(survey).length > QUESTIONS_LIMIT) throw appError('input/too-large')
      await context.queries.risk.saveNotes(body.order_item_id, { ...notes, survey })
      await context.queries.reports.touchReport(body.order_item_id, context.clock.now())
      return survey
    })

const STATEMENTS_LIMIT = 50

export const updateStatement =
  (context: AppContext): Handlers['risk']['updateStatement'] =>
  ({ body: { order_item_id, statement } }, call) =>
    context.database.transaction(async () => {
      const { notes } = await openForEdit(context, order_item_id, callerOf(call).user)
      const place = notes.statements.findIndex(({ key }) => key === statement.key)
      const statements =
        place < 0 ? [...notes.statements, statement] : notes.statements.with(place, statement)
      if (statements.length > STATEMENTS_LIMIT) throw appError('input/too-large')
      await context.queries.risk.saveNotes(order_item_id, { ...notes, statements })
      await context.queries.reports.touchReport(order_item_id, context.clock.now())
      return statement
    })

/** Closes a report for good; sources that are still thinking are waited for first. A repeat changes nothing. */
export const finishRiskReport =
  (context: AppContext): Handlers['risk']['finishReport'] =>
  ({ params: { id } }, call) =>
    context.database.transaction(async () => {
      const { orderItems, reports, risk } = context.queries
      requireOwnItem(await orderItems.findItem(id), callerOf(call).user, 'orders.write')
      if (!(await reports.lockReport(id))) throw appError('report/not-found')
      if (hasOpenTasks(await reports.listAllTasks(id))) throw appError('order/not-ready')
      const notes = await risk.findNotes(id)
      if (!notes.closed_at) {
        const now = context.clock.now()
        await risk.saveNotes(id, { ...notes, closed_at: now })
        await reports.setReportStatus(id, 'finished', now)
        await context.jobs.enqueue('finish-report', { orderItemId: id })
      }
      return { status: 'finished' }
    })

/** What an admin changes; another status than `finished` opens a finished report again. */
export const updateAnyRiskReport =
  (context: AppContext): Handlers['risk']['updateAnyRiskReport'] =>
  async ({ params: { id }, body }, call) => {
    const { user } = callerOf(call)
    await context.database.transaction(async () => {
      const { orderItems, reports, risk } = context.queries
      const item = await orderItems.findItem(id)
      if (!item) throw appError('order/not-found')
      if (!(await reports.lockReport(id))) throw appError('report/not-found')
      const now = context.clock.now()
      const notes = await risk.findNotes(id)
      await risk.saveNotes(id, {
        ...notes,
        global_data: body.global_data ?? notes.global_data,
        closed_at: body.status && body.status !== 'finished' ? null : notes.closed_at,
      })
      if (body.conclusions) {
        await risk.removeConclusions(id)
        for (const text of body.conclusions) await risk.insertConclusion(id, user.id, text, now)
      }
      if (body.status) await reports.setReportStatus(id, body.status, now)
      await reports.touchReport(id, now)
      const details = { fields: Object.keys(body), status: body.status ?? null }
      const subject = `order_item:${id}`
      await logChange(context, call, { action: 'risk.report', subject, userId: item.person_id, details })
    })
    return readRiskReport(context, id, user, true)
  }

export const removeAnyRiskReport =
  (context: AppContext): Handlers['risk']['removeAnyRiskReport'] =>
  ({ params: { id } }, call) =>
    context.database.transaction(async () => {
      const { orderItems, reports, risk } = context.queries
      const item = await orderItems.findItem(id)
      if (!item) throw appError('order/not-found')
      if (!(await reports.lockReport(id))) throw appError('report/not-found')
      await risk.removeReport(id)
      const subject = `order_item:${id}`
      await logChange(context, call, { action: 'risk.report.remove', subject, userId: item.person_id })
      return { removed: true }
    })

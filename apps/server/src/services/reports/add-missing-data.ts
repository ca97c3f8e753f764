import { appError } from '@proverka/domain/errors'
import { canBeAskedWith, missingDataOf, withAddedData, type AddedData } from '@proverka/domain/reports'
import type { AppContext } from '../../context.ts'
import { lockItemThenReport } from '../../db/lock-rows.ts'
import { presentSubject, subjectOf } from './report-people.ts'
import { tasksOf } from './reports.ts'
import { withFirst } from './risk-owners.ts'

/**
 * Adds data that a report lacked and puts those questions again, free of charge, that were not answered for want of them
 * (TRUE-09). What the report has is never changed by it, so that it is no edit and no limit of edits counts it (AMB-114).
 */
export function addMissingData(
  context: AppContext,
  itemId: string,
  given: AddedData,
): Promise<{ readonly status: string; readonly added: readonly string[] }> {
  return context.database.transaction(async () => {
    const { orderItems, reports, risk } = context.queries
    const { item, report } = await lockItemThenReport(context, itemId)
    if (!item || !report) throw appError('order/illegal-transition')
    if ((await risk.findNotes(itemId)).closed_at) throw appError('report/finished')
    const subject = subjectOf(item)
    if (subject?.kind !== 'person') throw appError('report/no-owners')
    const added = missingDataOf(subject.person).filter((name) => given[name])
    if (added.length === 0) throw appError('report/data-known')

    const now = context.clock.now()
    const person = withAddedData(subject.person, given)
    const metadata = withFirst(item, person)
    await orderItems.updateItemMetadata(itemId, metadata, item.edits)
    const first = (await risk.listOwners(itemId)).find(({ position }) => position === 0)
    if (first) await risk.setOwner(first.id, person, now)
    await reports.setSubject(itemId, presentSubject({ kind: 'person', person }))

    const asked = new Map(
      tasksOf(context, { ...item, metadata }, { kind: 'person', person }).map((task) => [
        task.type,
        task.asked,
      ]),
    )
    const again = (await reports.listTasks(itemId)).filter((task) => canBeAskedWith(task, person))
    for (const task of again) {
      await reports.resetTask(task.id, asked.get(task.task_type))
      await context.jobs.enqueue('ask-source', { taskId: task.id })
    }
    if (again.length > 0) await reports.setReportStatus(itemId, 'in_progress', now)
    else await reports.touchReport(itemId, now)
    return { status: item.status, added }
  })
}

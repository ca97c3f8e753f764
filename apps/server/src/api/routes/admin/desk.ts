import { appError } from '@proverka/domain/errors'
import { createToday } from '../../../services/desk/load-today.ts'
import { search } from '../../../services/desk/search.ts'
import { addOrderNote } from '../../../services/desk/add-order-note.ts'
import { loadOrderStory } from '../../../services/desk/load-order-story.ts'
import { loadClientPage } from '../../../services/desk/load-client-page.ts'
import type { ListedQueue } from '../../../services/desk/staff-queues.ts'
import { callerOf } from '../../../services/call.ts'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentPendingAct } from '../../presenters/pending-act.ts'
import { requireWorkingStaff } from '../../policies/staff.ts'

/** The first screen of the console and what is found from everywhere. */
export function deskRoutes(context: AppContext) {
  const { loadToday, countWaiting } = createToday(context)
  return {
    watchChanges: async ({ query: { order } }, call) => {
      const permissions = requireWorkingStaff(call)
      if (order !== undefined) {
        if (!permissions.has('orders.read')) throw appError('access/denied')
        if (!(await context.queries.orders.findOrder(order))) throw appError('order/not-found')
      }
      return context.staffChanges.watch(callerOf(call).user.id, order)
    },

    search: async ({ query: { q } }, call) => ({
      results: [...(await search(context, requireWorkingStaff(call), q))],
    }),

    getOrderPage: ({ params: { id } }, call) => loadOrderStory(context, callerOf(call).user.id, id),

    addOrderNote: ({ params: { id }, body: { text } }, call) => addOrderNote(context, call, id, text),

    getClientPage: async ({ params: { id } }, call) => ({
      ...(await loadClientPage(context, callerOf(call).user.permissions, id)),
      pending: (await context.queries.pendingActs.listMergesOf(id)).map(presentPendingAct),
    }),

    countWaiting: async (_input, call) => {
      const queues = await countWaiting(requireWorkingStaff(call))
      return { queues: queues.map(({ key, count, overdue }) => ({ key, count, overdue })) }
    },

    getToday: async (_input, call) => {
      const { now, date, queues, money, hours, sources, jobs } = await loadToday(requireWorkingStaff(call))
      return {
        now: now.toISOString(),
        day: date,
        queues: queues.map(presentQueue),
        money,
        hours,
        sources: sources.map(({ name, state, silent_since, checked_at, usual_ms }) => ({
          name,
          state,
          silent_since,
          checked_at,
          usual_ms,
        })),
        jobs: jobs && {
          active: jobs.active,
          waiting: jobs.waiting,
          scheduled: jobs.scheduled,
          retry: jobs.retry,
          failed: jobs.failed,
          stuck: jobs.stuck,
          completed_today: jobs.completed_today,
        },
      }
    },
  } satisfies Partial<Handlers['admin']>
}

const presentQueue = ({ key, count, oldest_at, due_at, overdue }: ListedQueue) => ({
  key,
  count,
  oldest_at: oldest_at?.toISOString() ?? null,
  due_at: due_at?.toISOString() ?? null,
  overdue,
})

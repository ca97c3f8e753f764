import { STAFF_TABLES, TABLE_VIEW_LIMIT, viewQuery } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import { callerOf, type Call } from '../../../services/call.ts'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireWorkingStaff } from '../../policies/staff.ts'

type Area = Pick<Handlers['staff'], 'listTableViews' | 'saveTableView' | 'removeTableView'>

/** Own views of the tables of the console. */
export const tableViewRoutes = (context: AppContext): Area => ({
  listTableViews: async (_input, call) => presentViews(context, staffIdOf(call)),

  async saveTableView({ body: { table, name, query, hidden, density } }, call) {
    const id = staffIdOf(call)
    const { tableViews, users } = context.queries
    return context.database.transaction(async () => {
      // Two tabs at once: the limit holds for both.
      await users.lockUser(id)
      await tableViews.upsertView({
        person_id: id,
        table_name: table,
        name,
        query: viewQuery(query),
        hidden: hidden.join(' '),
        density,
        saved_at: context.clock.now(),
      })
      const reply = await presentViews(context, id)
      const named = reply.views.filter((view) => view.table === table && view.name !== '')
      if (named.length > TABLE_VIEW_LIMIT) throw appError('table-view/limit')
      return reply
    })
  },

  async removeTableView({ query: { table, name } }, call) {
    const id = staffIdOf(call)
    await context.queries.tableViews.deleteView(id, table, name)
    return presentViews(context, id)
  },
})

function staffIdOf(call: Call): string {
  requireWorkingStaff(call)
  return callerOf(call).user.id
}

async function presentViews({ queries }: AppContext, personId: string) {
  const rows = await queries.tableViews.listViews(personId)
  return {
    views: rows.flatMap(({ table_name, hidden, ...view }) => {
      // A table of an earlier version may be gone.
      const table = STAFF_TABLES.find((known) => known === table_name)
      return table ? [{ table, ...view, hidden: hidden.split(' ').filter(Boolean) }] : []
    }),
  }
}

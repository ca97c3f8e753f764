import type { StaffTable } from '@proverka/domain/accounts'
import { notifyError } from '@proverka/screens/runtime/error/notify-error.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../data/api.ts'

type Reply = Awaited<ReturnType<typeof api.staff.listTableViews>>

/** A view of a table; the one without a name is how it looks now. */
export type TableView = Reply['views'][number]

/** What of a view the table itself shows. */
export type TableLayout = Pick<TableView, 'hidden' | 'density'>

/** Own views of all tables: asked for once, each change replies with all of them. */
export const tableViewsQuery = queryOptions({
  queryKey: ['table-views'],
  queryFn: ({ signal }) => api.staff.listTableViews({ signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

const USUAL: TableLayout = { hidden: [], density: 'normal' }

/** How a table looks, and its saved views; without an answer it looks as usual. */
export function useTableViews(table: StaffTable) {
  const queries = useQueryClient()
  const all = useQuery(tableViewsQuery).data?.views ?? NONE
  const own = all.filter((view) => view.table === table)
  const settled = {
    onSuccess: (reply: Reply) => queries.setQueryData(tableViewsQuery.queryKey, reply),
    onError: notifyError,
  }
  const save = useMutation({
    mutationFn: (view: Omit<TableView, 'table'>) =>
      api.staff.saveTableView({ body: { ...view, hidden: [...view.hidden], table } }),
    // A column that is switched off goes at once, not when the server has answered.
    onMutate: (view) =>
      queries.setQueryData(tableViewsQuery.queryKey, (before) => ({
        views: [
          ...(before?.views ?? NONE).filter((one) => one.table !== table || one.name !== view.name),
          { ...view, table },
        ],
      })),
    ...settled,
    onError: (error) => {
      notifyError(error)
      void queries.invalidateQueries({ queryKey: tableViewsQuery.queryKey })
    },
  })
  const remove = useMutation({
    mutationFn: (name: string) => api.staff.removeTableView({ query: { table, name } }),
    ...settled,
  })
  const layout: TableLayout = own.find(({ name }) => name === '') ?? USUAL
  return {
    layout,
    views: own.filter(({ name }) => name !== ''),
    setLayout: ({ hidden, density }: TableLayout) => save.mutate({ name: '', query: '', hidden, density }),
    save,
    remove,
  }
}

const NONE: readonly TableView[] = []

export type TableViews = ReturnType<typeof useTableViews>

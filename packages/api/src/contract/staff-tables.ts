import { REQUIRED_MESSAGE } from '@proverka/domain'
import {
  STAFF_TABLES,
  TABLE_DENSITIES,
  TABLE_QUERY_LIMIT,
  TABLE_VIEW_NAME_LIMIT,
} from '@proverka/domain/accounts'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** Columns of a table at most. */
const COLUMN_LIMIT = 40

const viewSchema = v.object({
  table: v.picklist(STAFF_TABLES, 'Такой таблицы нет'),
  /** Empty: how the table looks without a view. */
  name: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(TABLE_VIEW_NAME_LIMIT, `Не больше ${TABLE_VIEW_NAME_LIMIT} знаков`),
    v.regex(/^[^\r\n]*$/, 'Без переносов строк'),
  ),
  /** Filters and order, as the address of the screen has them; words of a search are left out. */
  query: v.pipe(v.string(), v.maxLength(TABLE_QUERY_LIMIT, 'Слишком длинный отбор')),
  /** Keys of columns that are not shown. */
  hidden: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[a-zA-Z_-]{1,30}$/, 'Такого столбца нет'))),
    v.maxLength(COLUMN_LIMIT, 'Столбцов меньше'),
  ),
  density: v.picklist(TABLE_DENSITIES, 'Такой плотности нет'),
})

const reply = v.object({ views: v.array(viewSchema) })
const errors = ['access/denied', 'staff/factor-needed', 'staff/other-network'] as const

/** How the caller looks at the tables of the console (CONSOLE-19); each replies with all of the own views. */
export const staffTables = {
  listTableViews: endpoint({
    id: 'OWN-table-views',
    method: 'GET',
    path: '/staff/views',
    access: 'user',
    reply,
    errors,
  }),
  /** A view of the same name is replaced. */
  saveTableView: endpoint({
    id: 'OWN-table-view-save',
    method: 'PUT',
    path: '/staff/views',
    access: 'user',
    body: viewSchema,
    reply,
    errors: [...errors, 'table-view/limit'],
  }),
  removeTableView: endpoint({
    id: 'OWN-table-view-remove',
    method: 'DELETE',
    path: '/staff/views',
    access: 'user',
    query: v.object({
      table: viewSchema.entries.table,
      name: v.pipe(v.string(), v.minLength(1, REQUIRED_MESSAGE), v.maxLength(TABLE_VIEW_NAME_LIMIT)),
    }),
    reply,
    errors,
  }),
}

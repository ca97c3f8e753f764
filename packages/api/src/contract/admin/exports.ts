import { STAFF_TABLES } from '@proverka/domain/accounts'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'

/** Characters of a view at most. */
const VIEW_LIMIT = 2000

export const adminExports = {
  /**
   * A list as a file, filtered and ordered as its call is. The list's own permission is needed beside that of exports;
   * personal data are masked as in its answers. A last line names the limit where there are more rows.
   */
  exportTable: endpoint({
    id: 'OWN-admin-export',
    method: 'GET',
    path: '/admin/export/{table}',
    access: 'staff:statistics.export',
    params: v.object({ table: v.picklist(STAFF_TABLES, 'Такой таблицы нет') }),
    query: v.object({
      format: v.picklist(['csv', 'xlsx'], 'Ожидалось csv или xlsx'),
      /** The query of the list call, without its page: `paid=true&direction=asc`. */
      view: v.optional(v.pipe(v.string(), v.maxLength(VIEW_LIMIT)), ''),
    }),
    reply: 'blob',
    errors: ['period/invalid'],
    timeoutMs: 300_000,
  }),
}

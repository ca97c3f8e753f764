import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { idSchema } from './shared.ts'

/** The questions of reports to their sources; a page that repeats one needs no more of `risk`. */
export const riskTasks = {
  restartTask: endpoint({
    id: 'CALL-094',
    method: 'POST',
    path: '/risk/v2/task/restart',
    access: 'user',
    body: v.object({ task_id: idSchema }),
    reply: v.object({ task_id: idSchema, status: v.string(), number_of_starts: v.number() }),
    errors: ['task/not-found', 'task/not-restartable', 'report/finished', 'access/denied'],
  }),
  listTasks: endpoint({
    id: 'CALL-105',
    method: 'POST',
    path: '/task_handler/list',
    access: 'user',
    body: v.object({ order_item_ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(100)) }),
    reply: v.array(
      v.object({ task_id: idSchema, order_item_id: idSchema, task_type: v.string(), status: v.string() }),
    ),
  }),
}

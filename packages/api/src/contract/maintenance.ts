import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { idSchema } from './shared.ts'

const reset = v.object({ reset: v.literal('ok') })
const ip = v.pipe(v.string(), v.trim(), v.ip('Неправильный адрес'))
const day = v.pipe(v.string(), v.isoDate('Дата в виде ГГГГ-ММ-ДД'))

/** Both days belong to the period; a day is a Moscow day. */
const period = v.object({ date_from: day, date_to: day })
const counted = v.object({ count: v.number() })

export const maintenance = {
  resetSearch: endpoint({
    id: 'CALL-106',
    method: 'PUT',
    path: '/reset/search',
    access: 'staff:limits.write',
    body: v.pipe(
      v.object({ person_id: v.optional(idSchema), ip: v.optional(ip) }),
      v.check((given) => Boolean(given.person_id ?? given.ip), 'Укажите person_id или ip'),
    ),
    reply: reset,
  }),
  resetIp: endpoint({
    id: 'CALL-107',
    method: 'PUT',
    path: '/reset/ip',
    access: 'staff:limits.write',
    body: v.object({ ip }),
    reply: reset,
  }),
  listJobs: endpoint({
    id: 'CALL-108',
    method: 'GET',
    path: '/task/job',
    access: 'staff:jobs.read',
    reply: v.array(
      v.object({
        id: idSchema,
        job: v.string(),
        status: v.picklist(['new', 'running', 'error']),
        attempts: v.number(),
        created_at: v.string(),
        started_at: v.nullable(v.string()),
        /** It has run for longer than jobs do. */
        is_stuck: v.boolean(),
      }),
    ),
  }),
  /** A failed or stuck job, or one that waits for its next try, begins now. */
  retryJob: endpoint({
    id: 'OWN-job-retry',
    method: 'POST',
    path: '/task/job/{id}/retry',
    access: 'staff:jobs.write',
    params: v.object({ id: idSchema }),
    reply: v.object({ retried: v.literal(true) }),
    errors: ['job/not-found', 'job/running'],
  }),
  /** Not tried again. What it was to do is found again by the round over undone work, where that is still needed. */
  cancelJob: endpoint({
    id: 'OWN-job-cancel',
    method: 'POST',
    path: '/task/job/{id}/cancel',
    access: 'staff:jobs.write',
    params: v.object({ id: idSchema }),
    reply: v.object({ cancelled: v.literal(true) }),
    errors: ['job/not-found', 'job/running'],
  }),
  updateAutomatically: endpoint({
    id: 'CALL-109',
    method: 'POST',
    path: '/admin/manual_update_auto',
    access: 'staff:jobs.write',
    body: period,
    reply: counted,
    errors: ['period/invalid'],
  }),
  reorderStuck: endpoint({
    id: 'CALL-110',
    method: 'POST',
    path: '/admin/reorder_stuck_in_execution',
    access: 'staff:jobs.write',
    body: period,
    reply: counted,
    errors: ['period/invalid'],
  }),
}

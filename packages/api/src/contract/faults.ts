import { REQUIRED_MESSAGE } from '@proverka/domain'
import { FAULT_STATES } from '@proverka/domain/reports'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { idSchema, instantSchema, pageQuery } from './shared.ts'

/** Most characters of what a reader writes, and of the answer. */
export const FAULT_TEXT_LIMIT = 2000

const faultText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, REQUIRED_MESSAGE),
  v.maxLength(FAULT_TEXT_LIMIT, 'Поле слишком длинное'),
)

/** A fault that a reader has reported, as the reader sees it (REPORT-06). */
export const faultSchema = v.object({
  fault_id: idSchema,
  order_item_id: idSchema,
  state: v.picklist(FAULT_STATES),
  text: v.string(),
  created_at: instantSchema,
  /** Day by which it is answered at the latest, YYYY-MM-DD. */
  due_on: v.string(),
  taken_at: v.nullable(instantSchema),
  answered_at: v.nullable(instantSchema),
  answer: v.nullable(v.string()),
})

/** The same as an admin sees it. */
export const adminFaultSchema = v.object({
  ...faultSchema.entries,
  order_number: v.number(),
  product_name_ru: v.string(),
  email: v.string(),
})

const READ_ERRORS = ['order/not-found', 'access/denied'] as const

/** Faults in the reports of a reader. */
export const faults = {
  listFaults: endpoint({
    id: 'OWN-faults',
    method: 'GET',
    path: '/report/{id}/faults',
    access: 'order',
    params: v.object({ id: idSchema }),
    reply: v.array(faultSchema),
    errors: READ_ERRORS,
  }),
  reportFault: endpoint({
    id: 'OWN-fault',
    method: 'POST',
    path: '/report/{id}/faults',
    access: 'order',
    params: v.object({ id: idSchema }),
    body: v.object({ text: faultText }),
    bodyLimit: 16 * 1024,
    reply: faultSchema,
    errors: [...READ_ERRORS, 'report/not-found'],
    idempotent: true,
  }),
}

/** Faults of all reports, for those who answer them. */
export const adminFaults = {
  /** What is not answered first, the oldest on top. */
  listAllFaults: endpoint({
    id: 'OWN-admin-faults',
    method: 'GET',
    path: '/admin/faults',
    access: 'staff:faults.read',
    query: v.object({ ...pageQuery, state: v.optional(v.picklist(FAULT_STATES)) }),
    reply: v.array(adminFaultSchema),
  }),
  /** The reader receives one email about an answer. */
  moveFault: endpoint({
    id: 'OWN-admin-fault',
    method: 'PUT',
    path: '/admin/fault',
    access: 'staff:faults.write',
    body: v.variant('state', [
      v.object({ fault_id: idSchema, state: v.literal('in_work') }),
      v.object({ fault_id: idSchema, state: v.literal('answered'), answer: faultText }),
    ]),
    bodyLimit: 16 * 1024,
    reply: adminFaultSchema,
    errors: ['fault/not-found', 'fault/illegal-move'],
    idempotent: true,
  }),
}

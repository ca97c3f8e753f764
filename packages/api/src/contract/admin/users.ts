import { amountInputSchema, emailInputSchema, REQUIRED_MESSAGE } from '@proverka/domain'
import { isRole } from '@proverka/domain/accounts'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { idSchema, pageQuery, personSchema, roublesSchema } from '../shared.ts'
import { lineSchema, removedReply } from './fields.ts'

const roleSchema = v.pipe(
  v.number(),
  v.check((role) => isRole(role), 'Такой роли нет'),
)

export const adminUserSchema = v.object({
  person_id: v.string(),
  email: v.string(),
  name: v.string(),
  phone: v.nullable(v.string()),
  person_role: v.number(),
  created_date: v.string(),
  /** A removed person cannot sign in until an admin resets it. */
  removed: v.boolean(),
  /** Who of the staff looks after the person. */
  responsible_id: v.nullable(v.string()),
})

export const userLogSchema = v.object({
  log_id: v.number(),
  date: v.string(),
  admin_id: v.string(),
  admin_email: v.string(),
  /** What was done, for example `users.role`. */
  action: v.string(),
  /** The user it is about, if any. */
  person_id: v.nullable(v.string()),
  /** The thing that was changed, for example `coupon:<id>`. */
  subject: v.string(),
  details: v.looseObject({}),
})

const pairSchema = v.object({ person_id: v.string(), responsible_id: v.string() })

export const adminUsers = {
  listUsers: endpoint({
    id: 'CALL-043',
    method: 'GET',
    path: '/admin/users',
    access: 'staff:clients.read',
    query: v.object({
      search: v.optional(v.pipe(v.string(), v.maxLength(200))),
      role: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'Такой роли нет'), v.transform(Number))),
      ...pageQuery,
    }),
    reply: v.object({ users: v.array(adminUserSchema), count: v.number() }),
  }),
  updateUserRole: endpoint({
    id: 'CALL-049',
    method: 'PUT',
    path: '/admin/users/role',
    access: 'staff:staff.write',
    body: v.object({ person_id: idSchema, person_role: roleSchema }),
    reply: personSchema,
    errors: ['person/not-found', 'person/last-admin'],
  }),
  resetRemovedPerson: endpoint({
    id: 'CALL-012',
    method: 'POST',
    path: '/admin/users/reset_removed_person',
    access: 'staff:clients.write',
    body: v.object({ email: emailInputSchema }),
    reply: v.object({ person_id: v.string() }),
    errors: ['person/not-found'],
  }),
  /** Closes an account; what it bought and paid stays in the books. */
  removePerson: endpoint({
    id: 'OWN-remove-person',
    method: 'DELETE',
    path: '/admin/users',
    access: 'staff:clients.write',
    query: v.object({ person_id: idSchema }),
    reply: removedReply,
    errors: ['person/not-found', 'person/last-admin'],
  }),
  /** Mails the person a single-use link to the page of a bought object (SEC-01). */
  requestAuth: endpoint({
    id: 'CALL-081',
    method: 'POST',
    path: '/admin/users/request_auth',
    access: 'staff:emails.write',
    body: v.object({
      person_id: idSchema,
      order_item_id: idSchema,
      kadnum: v.pipe(v.string(), v.trim(), v.minLength(1, REQUIRED_MESSAGE), v.maxLength(500)),
    }),
    reply: v.object({ requested: v.literal(true) }),
    errors: ['person/not-found', 'order/not-found', 'person/removed'],
    idempotent: true,
  }),
  subtractAccountBalance: endpoint({
    id: 'CALL-075',
    method: 'POST',
    path: '/admin/users/subtract_account_balance',
    access: 'staff:balances.write',
    body: v.object({ person_id: idSchema, amount: amountInputSchema, comment: lineSchema(200) }),
    reply: v.object({ balance: roublesSchema }),
    errors: ['person/not-found', 'payment/not-enough-money'],
    idempotent: true,
  }),
  /** A gift of the service as goodwill: it becomes a bonus, which cannot be paid out. */
  creditAccountBalance: endpoint({
    id: 'OWN-admin-credit',
    method: 'POST',
    path: '/admin/users/credit_account_balance',
    access: 'staff:balances.write',
    body: v.object({ person_id: idSchema, amount: amountInputSchema, comment: lineSchema(200) }),
    reply: v.object({ balance: roublesSchema }),
    errors: ['person/not-found'],
    idempotent: true,
  }),
  addResponsibleUser: endpoint({
    id: 'CALL-077',
    method: 'POST',
    path: '/admin/responsible_user/add',
    access: 'staff:clients.write',
    body: v.object({ person_id: idSchema, responsible_id: idSchema }),
    reply: pairSchema,
    errors: ['person/not-found'],
  }),
  removeResponsibleUser: endpoint({
    id: 'CALL-078',
    method: 'DELETE',
    path: '/admin/responsible_user/remove',
    access: 'staff:clients.write',
    query: v.object({ person_id: idSchema }),
    reply: removedReply,
    errors: ['person/not-found'],
  }),
  listUserLogs: endpoint({
    id: 'CALL-079',
    method: 'GET',
    path: '/admin/user_logs',
    access: 'staff:log.read',
    query: v.object({
      person_id: v.optional(idSchema),
      /** The thing that was changed: `coupon:<id>`. */
      subject: v.optional(v.pipe(v.string(), v.maxLength(200))),
      /** Who made the change. */
      admin_id: v.optional(idSchema),
      /** What was done, or its area: `staff` for `staff.give` and its like. */
      action: v.optional(v.pipe(v.string(), v.regex(/^[a-z_]+(?:\.[a-z_-]+)?$/, 'Такого действия нет'))),
      ...pageQuery,
    }),
    reply: v.object({ logs: v.array(userLogSchema), count: v.number() }),
  }),
}

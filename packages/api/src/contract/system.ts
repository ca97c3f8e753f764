import { systemInfoSchema } from '@proverka/domain/sites'
import * as v from 'valibot'
import { lineSchema, removedReply } from './admin/fields.ts'
import { endpoint } from './endpoint.ts'

const keySchema = v.pipe(lineSchema(100), v.regex(/^[\w.-]+$/, 'Ключ: латинские буквы, цифры, _ . -'))
const valueSchema = v.pipe(v.string(), v.maxLength(10_000, 'Не больше 10000 знаков'))

export const system = {
  /** Everybody reads the enabled alerts, the keys that begin with `alert_` and `alertFiz_`; admins all (AMB-66). */
  viewSystemInfo: endpoint({
    id: 'CALL-115',
    method: 'GET',
    path: '/admin/system/info/view',
    access: 'guest',
    query: v.object({ key: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
    reply: v.array(systemInfoSchema),
    errors: ['auth/token-required', 'access/denied'],
  }),
  updateSystemInfoValue: endpoint({
    id: 'CALL-116',
    method: 'PUT',
    path: '/admin/system/info/update_value',
    access: 'staff:banners.write',
    body: v.object({ key: keySchema, value: valueSchema }),
    reply: systemInfoSchema,
    errors: ['system-info/not-found'],
  }),
  updateSystemInfoActivity: endpoint({
    id: 'CALL-117',
    method: 'PUT',
    path: '/admin/system/info/update_activity',
    access: 'staff:banners.write',
    body: v.object({ key: keySchema, enabled: v.boolean() }),
    reply: systemInfoSchema,
    errors: ['system-info/not-found'],
  }),
  addSystemInfo: endpoint({
    id: 'CALL-118',
    method: 'POST',
    path: '/admin/system/info/add',
    access: 'staff:banners.write',
    body: v.object({ key: keySchema, value: valueSchema, enabled: v.boolean() }),
    reply: systemInfoSchema,
    errors: ['system-info/taken'],
  }),
  removeSystemInfo: endpoint({
    id: 'CALL-119',
    method: 'DELETE',
    path: '/admin/system/info/remove',
    access: 'staff:banners.write',
    query: v.object({ key: keySchema }),
    reply: removedReply,
    errors: ['system-info/not-found'],
  }),
}

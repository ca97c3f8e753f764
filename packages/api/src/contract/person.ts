import {
  emailInputSchema,
  nameInputSchema,
  optionalPhoneInputSchema,
  phoneInputSchema,
  REQUIRED_MESSAGE,
} from '@proverka/domain'
import { settingSchema } from '@proverka/domain/accounts'
import * as v from 'valibot'
import { newPasswordSchema } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { idSchema, personSchema, roublesSchema } from './shared.ts'

const KEY_MAX = 64
const VALUE_BYTES_MAX = 10 * 1024
/** Items that one call asks about. */
const ITEMS_MAX = 100

const keySchema = v.pipe(
  v.string(),
  v.minLength(1, REQUIRED_MESSAGE),
  v.maxLength(KEY_MAX, 'Поле слишком длинное'),
)

const settingInputSchema = v.object({
  key: keySchema,
  value: v.pipe(v.string(), v.maxBytes(VALUE_BYTES_MAX, 'Поле слишком длинное')),
  enabled: v.boolean(),
})

const SETTING_BODY_LIMIT = 64 * 1024

export const person = {
  getSettings: endpoint({
    id: 'CALL-015',
    method: 'GET',
    path: '/person/settings',
    access: 'user',
    reply: v.array(settingSchema),
  }),
  /** Settings of the owner of each item; items that the caller may not read are left out. */
  listSettings: endpoint({
    id: 'CALL-016',
    method: 'POST',
    path: '/admin/person/settings/list',
    access: 'user',
    body: v.object({ order_item_ids: v.pipe(v.array(idSchema), v.maxLength(ITEMS_MAX)) }),
    reply: v.array(v.object({ order_item_id: idSchema, settings: v.array(settingSchema) })),
  }),
  addSetting: endpoint({
    id: 'CALL-017',
    method: 'POST',
    path: '/person/settings/add',
    access: 'user',
    body: settingInputSchema,
    bodyLimit: SETTING_BODY_LIMIT,
    reply: settingSchema,
    errors: ['setting/exists', 'setting/limit', 'access/denied'],
  }),
  updateSetting: endpoint({
    id: 'CALL-018',
    method: 'PUT',
    path: '/person/settings/update',
    access: 'user',
    body: settingInputSchema,
    bodyLimit: SETTING_BODY_LIMIT,
    reply: settingSchema,
    errors: ['setting/not-found', 'access/denied'],
  }),
  removeSetting: endpoint({
    id: 'CALL-019',
    method: 'DELETE',
    path: '/person/settings/remove',
    access: 'user',
    query: v.object({ key: keySchema }),
    reply: v.object({ removed: v.literal(true) }),
    errors: ['setting/not-found', 'access/denied'],
  }),
  updatePerson: endpoint({
    id: 'CALL-013',
    method: 'PUT',
    path: '/person',
    access: 'user',
    body: v.object({
      name: nameInputSchema,
      /** Absent: stays as it is; empty: removed. */
      phone: v.optional(optionalPhoneInputSchema),
      /** Another address, or the own one whose email is wanted again: it counts when its link is opened (SAFE-01). */
      email: v.optional(emailInputSchema),
    }),
    reply: personSchema,
    errors: ['access/session-needed', 'auth/email-taken', 'rate/limit'],
  }),
  /** Ends all other sessions and the API token; the answer carries a fresh session. */
  updatePassword: endpoint({
    id: 'CALL-014',
    method: 'PUT',
    path: '/person/update_password',
    access: 'user',
    body: v.object({
      old_password: v.optional(v.pipe(v.string(), v.maxLength(1000, 'Поле слишком длинное')), ''),
      new_password: newPasswordSchema,
    }),
    reply: v.object({ updated: v.literal(true), token: v.string() }),
    errors: ['auth/password-wrong', 'access/session-needed', 'rate/limit'],
  }),
  sendVerificationCode: endpoint({
    id: 'CALL-022',
    method: 'GET',
    path: '/person/phone/send_verification_code',
    access: 'user',
    query: v.object({ phone: v.optional(phoneInputSchema) }),
    reply: v.object({ sent: v.literal(true) }),
    actsOnGet: true,
    errors: ['phone/too-soon', 'rate/limit'],
  }),
  verifyPhone: endpoint({
    id: 'CALL-023',
    method: 'POST',
    path: '/person/phone/verify',
    access: 'user',
    body: v.object({ code: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, 'Код — шесть цифр')) }),
    reply: v.object({ verified: v.literal(true) }),
    errors: ['phone/code-wrong', 'phone/code-spent'],
  }),
  getPerson: endpoint({
    id: 'CALL-024',
    method: 'GET',
    path: '/person/{id}',
    access: 'staff:clients.read',
    params: v.object({ id: idSchema }),
    reply: v.object({
      ...personSchema.entries,
      created_at: v.string(),
      account: v.object({ person_id: v.string(), balance: roublesSchema, bonus: roublesSchema }),
      tariff: v.object({ tariff_simple_id: v.number(), active_until: v.nullable(v.string()) }),
      settings: v.array(settingSchema),
    }),
    errors: ['person/not-found'],
  }),
}

import { payerSchema } from '@proverka/domain/accounts'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { idSchema } from './shared.ts'

const text = v.pipe(v.string(), v.trim(), v.maxLength(500, 'Поле слишком длинное'))

/** The rules of the fields, and of INN and KPP together, are the domain's; their messages come back as they are. */
const formFields = { name: text, inn: text, kpp: v.optional(text, ''), address: text }

const PAYER_ERRORS = ['payer/not-found', 'access/denied'] as const

export const payers = {
  addPayer: endpoint({
    id: 'CALL-135',
    method: 'POST',
    path: '/payer/add_payer',
    access: 'user',
    body: v.object({ target_person_id: v.optional(idSchema), ...formFields }),
    reply: payerSchema,
    errors: ['access/denied', 'payer/limit', 'person/not-found'],
    idempotent: true,
  }),
  removePayer: endpoint({
    id: 'CALL-136',
    method: 'DELETE',
    path: '/payer/remove_payer',
    access: 'user',
    query: v.object({ payer_id: idSchema }),
    reply: v.object({ removed: v.literal(true) }),
    errors: PAYER_ERRORS,
  }),
  listPayers: endpoint({
    id: 'CALL-137',
    method: 'GET',
    path: '/payer/get_payers',
    access: 'user',
    query: v.object({ target_person_id: v.optional(idSchema) }),
    reply: v.array(payerSchema),
    errors: ['access/denied'],
  }),
  getPayer: endpoint({
    id: 'CALL-138',
    method: 'GET',
    path: '/payer/get_payer_info',
    access: 'user',
    query: v.object({ payer_id: idSchema }),
    reply: payerSchema,
    errors: PAYER_ERRORS,
  }),
  updatePayer: endpoint({
    id: 'CALL-139',
    method: 'POST',
    path: '/payer/update_payer_info',
    access: 'user',
    body: v.object({ payer_id: idSchema, ...formFields }),
    reply: payerSchema,
    errors: PAYER_ERRORS,
  }),
}

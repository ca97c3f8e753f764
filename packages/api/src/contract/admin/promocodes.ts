import { amountInputSchema } from '@proverka/domain'
import { promocodeSchema } from '@proverka/domain/orders'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { idSchema } from '../shared.ts'
import { activeUntilSchema, codeSchema, removedReply, versionSchema } from './fields.ts'

const fields = {
  code: codeSchema,
  amount: amountInputSchema,
  max_uses: v.pipe(
    v.number(),
    v.integer('Ожидалось целое число'),
    v.minValue(1, 'Хотя бы одно применение'),
    v.maxValue(1_000_000, 'Слишком много применений'),
  ),
  active_until: activeUntilSchema,
}

const promocodeReplySchema = v.object({
  ...promocodeSchema.entries,
  /** Counts changes. */
  version: v.number(),
  /** How many people have used it. */
  used: v.number(),
})

export const adminPromocodes = {
  listPromocodes: endpoint({
    id: 'CALL-054',
    method: 'GET',
    path: '/admin/promocode',
    access: 'staff:promotions.read',
    reply: v.array(promocodeReplySchema),
  }),
  createPromocode: endpoint({
    id: 'CALL-055',
    method: 'POST',
    path: '/admin/promocode',
    access: 'staff:promotions.write',
    body: v.object(fields),
    reply: promocodeReplySchema,
    errors: ['promocode/taken'],
  }),
  updatePromocode: endpoint({
    id: 'CALL-056',
    method: 'PUT',
    path: '/admin/promocode',
    access: 'staff:promotions.write',
    body: v.object({ promocode_id: idSchema, ...fields, version: versionSchema }),
    reply: promocodeReplySchema,
    errors: ['promocode/not-found', 'promocode/taken', 'record/changed'],
  }),
  /** One that was used is ended by its term instead: its uses stay. */
  removePromocode: endpoint({
    id: 'CALL-057',
    method: 'DELETE',
    path: '/admin/promocode',
    access: 'staff:promotions.write',
    query: v.object({ promocode_id: idSchema }),
    reply: removedReply,
    errors: ['promocode/not-found', 'promocode/has-uses'],
  }),
}

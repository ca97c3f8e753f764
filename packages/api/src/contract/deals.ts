import { REQUIRED_MESSAGE } from '@proverka/domain'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { ATTACHMENT_LIMIT } from './files.ts'
import { idSchema } from './shared.ts'

const MEBIBYTE = 1024 * 1024

const requiredText = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, REQUIRED_MESSAGE), v.maxLength(most, 'Поле слишком длинное'))

const partySchema = v.object({ role: requiredText(50), name: requiredText(200) })

/** Roubles: the highest price that a deal can name. */
const MOST_PRICE = 1_000_000_000_000

export const deals = {
  createDeal: endpoint({
    id: 'CALL-152',
    method: 'POST',
    path: '/deal/create',
    access: 'user',
    body: v.object({
      object_key: requiredText(500),
      parties: v.pipe(v.array(partySchema), v.minLength(1, 'Укажите стороны'), v.maxLength(20)),
      price: v.pipe(
        v.number(),
        v.finite(),
        v.minValue(0, 'Цена не может быть меньше нуля'),
        v.maxValue(MOST_PRICE),
      ),
    }),
    reply: v.object({ deal_id: idSchema }),
    errors: ['rate/limit'],
  }),
  /** Either an upload that is there already, or a file that becomes one. */
  addDealDocument: endpoint({
    id: 'CALL-153',
    method: 'POST',
    path: '/deal/add_document',
    access: 'user',
    body: v.pipe(
      v.object({
        deal_id: idSchema,
        attachment_id: v.optional(idSchema),
        file: v.optional(v.file('Приложите файл')),
      }),
      v.check((given) => Boolean(given.attachment_id) !== Boolean(given.file), 'Приложите один файл'),
    ),
    bodyType: 'multipart',
    bodyLimit: ATTACHMENT_LIMIT + MEBIBYTE,
    reply: v.object({ document_id: idSchema }),
    errors: [
      'deal/not-found',
      'file/not-found',
      'access/denied',
      'file/type-refused',
      'file/too-large',
      'file/quota',
    ],
    timeoutMs: 120_000,
  }),
}

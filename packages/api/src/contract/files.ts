import { attachmentSchema, OFFICIAL_DOCUMENTS_TYPE } from '@proverka/domain/orders'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { idSchema } from './shared.ts'

const MEBIBYTE = 1024 * 1024

/** Most bytes of one upload. */
export const ATTACHMENT_LIMIT = 20 * MEBIBYTE

/** The client makes one up per purpose; a UUID meets no other person's. */
const groupId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'Неправильный groupID'))

/** An upload, and where `GET /files/{path}` has it. */
export const attachmentViewSchema = v.object({
  ...attachmentSchema.entries,
  path: v.string(),
  media_type: v.string(),
  created_at: v.string(),
})

export const files = {
  /** `groupID` may be in the query or in the form; without one the file starts a new group. */
  uploadAttachment: endpoint({
    id: 'CALL-038',
    method: 'POST',
    path: '/attachment',
    access: 'user',
    query: v.object({ groupID: v.optional(groupId) }),
    body: v.object({
      file: v.file('Приложите файл'),
      groupID: v.optional(groupId),
      type: v.optional(v.literal(OFFICIAL_DOCUMENTS_TYPE)),
    }),
    bodyType: 'multipart',
    // The file and the form around it.
    bodyLimit: ATTACHMENT_LIMIT + MEBIBYTE,
    reply: attachmentViewSchema,
    errors: ['file/type-refused', 'file/too-large', 'file/quota', 'access/denied'],
    timeoutMs: 120_000,
  }),
  /** `id` is only in the buyer's emails and is enough to read the receipt, as with receipts of the tax service. */
  downloadReceipt: endpoint({
    id: 'OWN-receipt',
    method: 'GET',
    path: '/receipt/{id}',
    access: 'guest',
    params: v.object({ id: idSchema }),
    reply: 'blob',
    errors: ['file/not-found', 'rate/limit'],
  }),
  listAttachments: endpoint({
    id: 'CALL-039',
    method: 'GET',
    path: '/attachment',
    access: 'user',
    query: v.object({ groupID: groupId }),
    reply: v.array(attachmentViewSchema),
    errors: ['access/denied'],
  }),
  /** A report, a file of the register, an own upload, or `trusted-roots.pem`: the certificates that signatures are checked by. */
  downloadFile: endpoint({
    id: 'CALL-040',
    method: 'GET',
    path: '/files/{path}',
    access: 'order',
    params: v.object({ path: v.pipe(v.string(), v.maxLength(300)) }),
    reply: 'blob',
    errors: ['file/not-found', 'order/not-found', 'access/denied', 'rate/limit'],
  }),
  /** One document is of the first item that has a report, or of the one that is named; `zip` has those of all items, `xml` is the file that a report was made from. */
  downloadOrder: endpoint({
    id: 'CALL-041',
    method: 'GET',
    path: '/download',
    access: 'order',
    query: v.object({ orderID: idSchema, fileType: v.string(), order_item_id: v.optional(idSchema) }),
    reply: 'blob',
    errors: [
      'order/not-found',
      'access/denied',
      'file/type-unknown',
      'file/not-found',
      'file/no-source',
      'order/not-ready',
    ],
    timeoutMs: 120_000,
  }),
}

import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { idSchema } from './shared.ts'

export const admin = {
  /** Finishes an order item with an official extract; anything but a readable extract changes nothing. */
  updateManually: endpoint({
    id: 'CALL-058',
    method: 'POST',
    path: '/admin/manual_update',
    access: 'admin',
    summary: 'Завершить позицию заказа официальной выпиской ЕГРН (XML)',
    body: v.object({ order_item_id: idSchema, file: v.file('Приложите файл выписки') }),
    bodyType: 'multipart',
    reply: v.object({ order_item_id: idSchema, status: v.string() }),
    errors: [
      'order/not-found',
      'extract/not-xml',
      'extract/other-schema',
      'extract/truncated',
      'extract/too-large',
      'extract/forbidden-markup',
      'extract/other-object',
    ],
    timeoutMs: 120_000,
  }),
}

import type { registerDocumentSchema } from '@proverka/api/contract'
import type { InferInput } from 'valibot'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { AppContext } from '../../services/context.ts'
import { listOriginals } from '../../services/files/original-files.ts'
import { hasOriginals } from '../../services/reports/order-documents.ts'

/** The documents of the register that an item was answered with; they go with its report. */
export async function loadRegisterDocuments(
  context: AppContext,
  item: OrderItemRow,
): Promise<InferInput<typeof registerDocumentSchema>[]> {
  if (!hasOriginals(item)) return []
  const documents = await listOriginals(context, item.id)
  return documents.map(({ files, signature }) => ({ files: [...files], signature }))
}

import type { AppContext } from '../../services/context.ts'
import { presentPurchase } from './purchase.ts'
import type { Documents } from '../../adapters/registry/object-register.ts'

const HISTORY_KIND = 'extract_transfer_rights_property'

/**
 * What a user bought about an object, newest first, each compared with the register of today. The documents are long,
 * and are asked for only when there is something to compare them with.
 */
export async function listPurchases(
  context: AppContext,
  userId: string,
  objectKey: string,
  findDocuments: () => Promise<Documents | undefined>,
) {
  const items = await context.queries.orderItems.listPurchases(userId, objectKey)
  const now = items.some(({ extract }) => extract !== null) ? await findDocuments() : undefined
  return items.map((item) =>
    presentPurchase(item, item.extract?.kind === HISTORY_KIND ? now?.history : now?.extract),
  )
}

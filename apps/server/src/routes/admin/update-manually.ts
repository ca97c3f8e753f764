import { normaliseCadastralNumber } from '@proverka/domain'
import { appError, type ErrorCode } from '@proverka/domain/errors'
import { catalogueProduct } from '@proverka/domain/orders'
import { type Extract } from '@proverka/domain/reports'
import { ExtractError } from '@proverka/egrn'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { ReadExtract } from '../../workers/document-tasks.ts'
import { finishWithExtract } from '../../services/reports/finish-with-extract.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'

/** Finishes an item with an official extract. Whatever is wrong with the file, nothing is changed. */
export const updateManually =
  (context: AppContext): Handlers['admin']['updateManually'] =>
  async ({ body }, call) => {
    const item = await context.queries.orderItems.findItem(body.order_item_id)
    if (!item) throw appError('order/not-found')
    if (catalogueProduct(item.product_name)?.subject !== 'property') throw appError('extract/other-object')
    const { extract, hash, bytes } = await readExtract(context, await body.file.bytes())
    if (isOfAnotherKind(extract, item.product_name)) throw appError('extract/other-kind')
    if (isAboutAnother(extract, item.object_key)) throw appError('extract/other-object')
    return withIdempotency(context, call, { id: item.id, hash }, () => {
      context.log.info({ item: item.id, by: callerOf(call).user.id }, 'finished with an extract')
      return finishWithExtract(context, call, item.id, extract, { bytes, hash })
    })
  }

const HISTORY_PRODUCT = 'EgrnRightList'
const HISTORY_KIND = 'extract_transfer_rights_property'

/** A history of rights answers the report on it and nothing else; a refusal of the register answers every question. */
function isOfAnotherKind({ kind, notice }: Extract, productName: string): boolean {
  return !notice && (kind === HISTORY_KIND) !== (productName === HISTORY_PRODUCT)
}

/** Cadastral district 00 does not exist: objects of the demo world have no real extract, so any extract is accepted. */
const DEMO_DISTRICT = '00:'

/** Whether the extract names other objects than the ordered one; one that names none may be about it. */
function isAboutAnother(extract: Extract, objectKey: string): boolean {
  const ordered = normaliseCadastralNumber(objectKey)
  const named = extract.object.cadastralNumbers
  if (!ordered || ordered.startsWith(DEMO_DISTRICT) || named.length === 0) return false
  return !named.includes(ordered)
}

async function readExtract(context: AppContext, bytes: Uint8Array<ArrayBuffer>): Promise<ReadExtract> {
  try {
    return await context.readExtract(bytes)
  } catch (error) {
    if (error instanceof ExtractError)
      throw appError(`extract/${error.code}` satisfies ErrorCode, error.message)
    throw error
  }
}

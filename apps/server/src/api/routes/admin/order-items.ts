import { ITEM_STATUSES, catalogueProduct } from '@proverka/domain/orders'
import { appError, type ErrorCode } from '@proverka/domain/errors'
import { toKopecks, normaliseCadastralNumber } from '@proverka/domain'
import type { Extract } from '@proverka/domain/reports'
import { ExtractError } from '@proverka/egrn'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAdminItem } from '../../presenters/admin-order.ts'
import { callerOf } from '../../../services/call.ts'
import { changeItemStatus } from '../../../services/orders/change-item-status.ts'
import { logChange } from '../../../services/log-change.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'
import { setSupplierStatus } from '../../../services/orders/set-supplier-status.ts'
import { personalDataOf } from '../../../platform/audit/personal-part.ts'
import { finishWithExtract } from '../../../services/reports/finish-with-extract.ts'
import { readStoredExtract } from '../../../services/reports/stored-extract.ts'
import { makePendingAct } from '../../../services/staff/pending-acts.ts'
import { requireSingleSignature } from '../../../services/staff/second-signature.ts'
import { previewReturn } from '../../../services/staff/preview-return.ts'
import { presentPendingAct } from '../../presenters/pending-act.ts'
import type { ReadExtract } from '../../../documents/workers/document-tasks.ts'

export const listOrderItems =
  (context: AppContext): Handlers['admin']['listOrderItems'] =>
  async ({ query: { status, limit, offset } }) => {
    const orders = context.queries.orderAdmin
    return {
      order_items: (await orders.listItems(status, limit, offset)).map(presentAdminItem),
      count: await orders.countItems(status),
    }
  }

export const listItemStatuses = (): Handlers['admin']['listItemStatuses'] => async () => [...ITEM_STATUSES]

export const updateItemStatus =
  (context: AppContext): Handlers['admin']['updateItemStatus'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const orders = context.queries.orderAdmin
      const before = await orders.findItem(body.order_item_id)
      if (body.status === 'refund')
        await requireSingleSignature(context, callerOf(call).user.id, body.order_item_id)
      await changeItemStatus(context, callerOf(call).user, body.order_item_id, body.status)
      const item = await orders.findItem(body.order_item_id)
      if (!before || !item) throw appError('order/not-found')
      await logChange(context, call, {
        action: 'order_item.status',
        subject: `order_item:${item.id}`,
        userId: item.person_id,
        details: { from: before.status, to: item.status },
      })
      return presentAdminItem(item)
    })

export const updateKadnetStatus =
  (context: AppContext): Handlers['admin']['updateKadnetStatus'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () =>
      presentAdminItem(await setSupplierStatus(context, call, 'kadnet_status', body)),
    )

export const updateSpvStatus =
  (context: AppContext): Handlers['admin']['updateSpvStatus'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () =>
      presentAdminItem(await setSupplierStatus(context, call, 'spv_status', body)),
    )

/** The last official extract that was brought for the item. */
export const downloadSpv =
  (context: AppContext): Handlers['admin']['downloadSpv'] =>
  async ({ query }) => {
    const item = await context.queries.orderAdmin.findItem(query.order_item_id)
    if (!item || item.report_hidden_at) throw appError('order/not-found')
    const tasks = await context.queries.reports.listTasks(item.id)
    for (const { answer_hash } of tasks) {
      const bytes = answer_hash && (await readStoredExtract(context, item.id, answer_hash))
      if (!bytes) continue
      return {
        bytes,
        type: 'application/xml',
        name: `Выписка ${item.object_key.replaceAll(':', '-')}.xml`,
        about: [personalDataOf('order_item', item.id, 'extract')],
      }
    }
    throw appError('file/not-found')
  }

export const returnItemRoute =
  (context: AppContext): Handlers['admin']['returnItem'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const { order_item_id, amount, left, reason } = body
      const pending = await makePendingAct(context, call, {
        kind: 'return',
        itemId: order_item_id,
        kopecks: toKopecks(amount),
        leftBefore: toKopecks(left),
        reason,
      })
      const item = await context.queries.orderAdmin.findItem(order_item_id)
      if (!item) throw appError('order/not-found')
      return { ...presentAdminItem(item), pending: pending && presentPendingAct(pending) }
    })

export const previewReturnRoute =
  (context: AppContext): Handlers['admin']['previewReturn'] =>
  async ({ query: { order_item_id, amount } }, call) => ({
    order_item_id,
    ...(await previewReturn(context, callerOf(call).user.id, order_item_id, amount)),
  })

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

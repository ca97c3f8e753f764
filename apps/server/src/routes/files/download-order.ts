import { appError } from '@proverka/domain/errors'
import * as v from 'valibot'
import type { AppContext } from '../../context.ts'
import type { OrderItemRow } from '../../db/queries/order-items.ts'
import type { OrderRow } from '../../db/queries/orders.ts'
import type { Call } from '../../http/call.ts'
import type { Handlers, StreamedFileReply } from '../../http/handlers.ts'
import { isBuyer, requireReadableOrder } from '../../policies/readable-order.ts'
import { markOpened } from '../../services/orders/mark-opened.ts'
import { makeOrderPdf } from '../../services/reports/make-order-pdf.ts'
import {
  DOCUMENT_KINDS,
  makeDocument,
  openReport,
  type OpenedReport,
} from '../../services/reports/order-documents.ts'
import { archivedOrder, streamOrderArchive } from '../../services/reports/order-archive.ts'

/** AMB-125, and the tables of a report (TRUE-02). */
const fileTypeSchema = v.picklist([...DOCUMENT_KINDS, 'zip'])

export const downloadOrder =
  (context: AppContext): Handlers['files']['downloadOrder'] =>
  async ({ query }, call) => {
    const found = await context.queries.orders.findOrder(query.orderID)
    const order = await requireReadableOrder(context, call, found)
    const type = v.safeParse(fileTypeSchema, query.fileType)
    if (!type.success) throw appError('file/type-unknown')
    const items = await context.queries.orderItems.listItems(order.id)
    if (type.output === 'zip') return makeArchive(context, call, order, items, query.order_item_id)
    const isWhole = type.output === 'pdf' && !query.order_item_id && items.length > 1
    const opened: OpenedReport[] = []
    for (const item of items) {
      if (item.status !== 'done' || (query.order_item_id && item.id !== query.order_item_id)) continue
      const report = await openReport(context, { ...item, site: order.site }, isBuyer(call, order))
      if (report) opened.push(report)
      if (report && !isWhole && type.output !== 'xml') break
    }
    if (opened.length === 0) throw appError('order/not-ready')
    await markOpened(
      context,
      call,
      order.person_id,
      opened.map(({ item }) => item),
    )
    if (isWhole) return makeOrderPdf(context, order, items, opened)
    for (const report of opened) {
      const file = await makeDocument(context, report, type.output)
      if (file) return file
    }
    throw appError(type.output === 'xml' ? 'file/no-source' : 'file/not-found')
  }

async function makeArchive(
  context: AppContext,
  call: Call,
  order: OrderRow,
  all: readonly OrderItemRow[],
  itemId: string | undefined,
): Promise<StreamedFileReply> {
  await context.rateLimits.consume('archive', call.caller?.user.id ?? order.id)
  const items = itemId ? all.filter(({ id }) => id === itemId) : all
  const done = items.filter(({ status }) => status === 'done')
  if (done.length === 0) throw appError('order/not-ready')
  await markOpened(context, call, order.person_id, done)
  const archived = await archivedOrder(context, order, all, { isBuyer: isBuyer(call, order), items })
  return streamOrderArchive(context, archived)
}

import { orderTitle } from '@proverka/domain/orders'
import { reportFileName } from '@proverka/domain/reports'
import { type OrderPart } from '@proverka/domain/views'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { FileReply } from '../../platform/file-reply.ts'
import { issueOrderProof, noteIssuedFile } from '../proofs/issue-proof.ts'
import { aboutReport, printedProof, type OpenedReport } from './order-documents.ts'
import { siteOf } from '../../platform/config/sites.ts'

/** An order whose PDF is made. */
interface PrintedOrder {
  readonly id: string
  readonly number: number
  readonly site: string
}

/**
 * One PDF of an order: a part that is not ready yet says so in it. `opened` are the reports that the reader may have.
 */
export async function makeOrderPdf(
  context: AppContext,
  order: PrintedOrder,
  items: readonly OrderItemRow[],
  opened: readonly OpenedReport[],
): Promise<FileReply> {
  const site = siteOf(context.config.sites, order.site)
  const parts = items.map((item): OrderPart => ({
    id: item.id,
    title: item.product_name_ru,
    status: item.status,
    report: opened.find((one) => one.item.id === item.id)?.report ?? null,
  }))
  // The stamp is of the last change, so that an unchanged order gives equal bytes.
  const updatedAt =
    opened
      .map(({ report }) => report.updated_at)
      .toSorted()
      .at(-1) ?? ''
  const subject = items[0]?.object_key ?? ''
  const title = orderTitle(items.map(({ product_name }) => product_name))
  const facts = { id: order.id, number: order.number, title, subject, parts }
  const proof = await issueOrderProof(context, facts, updatedAt, site)
  const bytes = await context.orderPdf({ ...facts, now: new Date(updatedAt) }, site, {
    logo: opened[0]?.logo,
    proof: proof && (await printedProof(context, proof, opened)),
  })
  if (proof) await noteIssuedFile(context, proof, 'pdf', bytes)
  const name = reportFileName(
    { object_key: subject, product_name: `заказ-${order.number}`, updated_at: updatedAt },
    'pdf',
  )
  return { bytes, type: 'application/pdf', name, about: opened.map(({ item }) => aboutReport(item.id)) }
}

import { moscowDate } from '@proverka/domain/timing'
import { actOf } from '@proverka/domain/orders'
import { personalDataOf } from '../../platform/audit/personal-part.ts'
import { siteOf } from '../../platform/config/sites.ts'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { PayerRow } from '../../platform/db/queries/payments/payers.ts'
import type { FileReply } from '../../platform/file-reply.ts'
import { presentPayer } from './present-payer.ts'

/** A file that is made when its turn comes. */
export interface DrawnPaper extends Omit<FileReply, 'bytes'> {
  readonly draw: () => Promise<Uint8Array>
}

/** The act of the items of a paid order; undefined while there is nothing to state in it. */
export const actOfOrder = (order: OrderRow, items: readonly OrderItemRow[]) =>
  order.paid_at && order.total_kopecks > 0
    ? actOf(
        items.map(({ product_name_ru, price_kopecks, returned_kopecks, status, done_at }) => ({
          title: product_name_ru,
          kopecks: price_kopecks - returned_kopecks,
          status,
          doneAt: done_at,
        })),
      )
    : undefined

/** The act as a file, made when it is asked for. */
export async function makeAct(...given: Parameters<typeof findAct>): Promise<FileReply | undefined> {
  const act = await findAct(...given)
  return act && { ...act, bytes: await act.draw() }
}

/**
 * The act of an order, before rendering; undefined while there is none. It names the payer of the order's bill, and for
 * an order that was paid without one the requisites that its buyer has chosen.
 */
export async function findAct(
  context: AppContext,
  order: OrderRow,
  items: readonly OrderItemRow[],
  chosen?: PayerRow,
): Promise<DrawnPaper | undefined> {
  const act = actOfOrder(order, items)
  const site = siteOf(context.config.sites, order.site)
  if (!act) return undefined
  const invoice = await context.queries.invoices.findInvoiceOfOrder(order.id)
  const payer = chosen ? presentPayer(chosen) : (invoice?.payer ?? null)
  const facts = {
    id: order.id,
    number: order.number,
    orderedOn: moscowDate(order.created_at.getTime()),
    act,
    payer,
    email: order.email,
  }
  return {
    draw: () => context.actPdf(facts, site),
    type: 'application/pdf',
    name: `Акт ${order.number}.pdf`,
    about: [
      personalDataOf('order', order.id, 'act'),
      ...(chosen ? [personalDataOf('payer', chosen.id, 'act')] : []),
      ...(!chosen && invoice?.payer ? [personalDataOf('invoice', invoice.id, 'act')] : []),
    ],
  }
}

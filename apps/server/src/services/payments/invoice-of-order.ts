import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'
import type { InvoiceRow } from '../../platform/db/queries/payments/invoices.ts'
import type { PayerRow } from '../../platform/db/queries/payments/payers.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import { presentPayer } from './present-payer.ts'
import { refreshPrices } from '../orders/refresh-prices.ts'

/**
 * The bill of an own unpaid order over its price of today (CAB-05). A repeat gives the same bill; another payer or price
 * makes one more. When the money comes in, an admin marks the order paid and its reports begin.
 */
export async function invoiceOfOrder(
  context: AppContext,
  user: UserRow,
  orderId: string,
  payer: PayerRow | undefined,
): Promise<InvoiceRow> {
  const { invoices, orders } = context.queries
  const known = await orders.findOrder(orderId)
  if (!known) throw appError('order/not-found')
  if (known.person_id !== user.id || known.purpose === 'top-up') throw appError('access/denied')
  if (known.paid_at) throw appError('payment/already-paid')
  if (known.superseded_by) throw appError('order/superseded')
  await refreshPrices(context, orderId)
  const order = await orders.lockOrder(orderId)
  if (!order || order.paid_at || order.total_kopecks === 0) throw appError('payment/already-paid')
  const last = await invoices.findInvoiceOfOrder(orderId)
  const wanted = payer ? presentPayer(payer) : null
  if (last && last.amount_kopecks === order.total_kopecks && isSame(last.payer, wanted)) return last
  const id = randomUUID()
  await invoices.insertInvoice({
    id,
    person_id: user.id,
    order_id: order.id,
    amount_kopecks: order.total_kopecks,
    payer: wanted && JSON.stringify(wanted),
    created_at: context.clock.now(),
  })
  const invoice = await invoices.findInvoice(id)
  if (!invoice) throw new Error('the invoice is gone between two statements')
  return invoice
}

const FIELDS = ['name', 'inn', 'kpp', 'address'] as const

function isSame(one: InvoiceRow['payer'], other: InvoiceRow['payer']): boolean {
  return one === null || other === null ? one === other : FIELDS.every((field) => one[field] === other[field])
}

import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import { callerOf } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentInvoice } from '../../presenters/money.ts'
import { requireOwnPayer, requireOwnInvoice } from '../../policies/ownership.ts'
import { invoiceOfOrder } from '../../../services/payments/invoice-of-order.ts'
import { makeInvoice } from '../../../services/payments/make-invoice.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'
import { personalDataOf } from '../../../platform/audit/personal-part.ts'
import { findSite } from '../../../platform/config/sites.ts'
import { requireReadableOrder } from '../../policies/readable-order.ts'
import { makeAct } from '../../../services/payments/load-act.ts'

export const listInvoices =
  (context: AppContext): Handlers['orders']['listInvoices'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    const page = await context.queries.invoices.listInvoices(user.id, query.limit, query.offset)
    return page.map(presentInvoice)
  }

export const createInvoice =
  (context: AppContext): Handlers['orders']['createInvoice'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    await context.rateLimits.consume('order', user.id)
    return withIdempotency(context, call, query, async () => {
      const payer =
        query.payer_id === undefined
          ? undefined
          : requireOwnPayer(await context.queries.payers.findPayer(query.payer_id), user, 'clients.read')
      const invoice =
        query.order_id === undefined
          ? await makeInvoice(context, user, call.site, query.amount ?? 0, payer)
          : await invoiceOfOrder(context, user, query.order_id, payer)
      return presentInvoice(invoice)
    })
  }

/** The file is made when it is asked for: there is no copy that could grow stale. */
export const downloadInvoice =
  (context: AppContext): Handlers['orders']['downloadInvoice'] =>
  async ({ params }, call) => {
    const { user } = callerOf(call)
    const invoice = requireOwnInvoice(await context.queries.invoices.findInvoice(params.id), user)
    const site = findSite(context.config.sites, invoice.site) ?? call.site
    return {
      bytes: await context.invoicePdf(invoice, site),
      type: 'application/pdf',
      name: `Счет ${invoice.number}.pdf`,
      about: [personalDataOf('invoice', invoice.id, 'document')],
    }
  }

/** The file is made when it is asked for: there is no copy that could grow stale. */
export const downloadAct =
  (context: AppContext): Handlers['orders']['downloadAct'] =>
  async ({ params, query }, call) => {
    const { user } = callerOf(call)
    const { orderItems, orders, payers } = context.queries
    const order = await requireReadableOrder(context, call, await orders.findOrder(params.id))
    const payer =
      query.payer_id === undefined
        ? undefined
        : requireOwnPayer(await payers.findPayer(query.payer_id), user, 'clients.read')
    const file = await makeAct(context, order, await orderItems.listItems(order.id), payer)
    if (!file) throw appError('order/no-act')
    return file
  }

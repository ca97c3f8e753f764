import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireOwnPayer } from '../../policies/own-payer.ts'
import { presentInvoice } from '../../presenters/invoice.ts'
import { invoiceOfOrder } from '../../services/payments/invoice-of-order.ts'
import { makeInvoice } from '../../services/payments/make-invoice.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'

export const createInvoice =
  (context: AppContext): Handlers['orders']['createInvoice'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    await context.rateLimits.consume('order', user.id)
    return withIdempotency(context, call, query, async () => {
      const payer =
        query.payer_id === undefined
          ? undefined
          : requireOwnPayer(await context.queries.payers.findPayer(query.payer_id), user)
      const invoice =
        query.order_id === undefined
          ? await makeInvoice(context, user, call.site, query.amount ?? 0, payer)
          : await invoiceOfOrder(context, user, query.order_id, payer)
      return presentInvoice(invoice)
    })
  }

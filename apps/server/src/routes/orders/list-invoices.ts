import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentInvoice } from '../../presenters/invoice.ts'

export const listInvoices =
  (context: AppContext): Handlers['orders']['listInvoices'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    const page = await context.queries.invoices.listInvoices(user.id, query.limit, query.offset)
    return page.map(presentInvoice)
  }

import { personalDataOf } from '../../audit/personal-data.ts'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireOwnInvoice } from '../../policies/own-invoice.ts'
import { findSite } from '../../config/sites.ts'

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

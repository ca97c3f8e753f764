import { randomUUID } from 'node:crypto'
import type { SiteConfig } from '../../platform/config/sites.ts'
import type { AppContext } from '../context.ts'
import type { InvoiceRow } from '../../platform/db/queries/payments/invoices.ts'
import type { PayerRow } from '../../platform/db/queries/payments/payers.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import { presentPayer } from './present-payer.ts'
import { BY_INVOICE, placeTopUp } from './place-top-up.ts'

/** Writes a bill for a top-up of `roubles`; an admin marks its order paid when the bank says so. */
export function makeInvoice(
  context: AppContext,
  user: UserRow,
  site: SiteConfig,
  roubles: number,
  payer: PayerRow | undefined,
): Promise<InvoiceRow> {
  return context.database.transaction(async () => {
    const order = await placeTopUp(context, user, site, {
      amount: roubles,
      metadata: {},
      redirectUrl: '',
      paymentSource: BY_INVOICE,
    })
    const id = randomUUID()
    await context.queries.invoices.insertInvoice({
      id,
      person_id: user.id,
      order_id: order.id,
      amount_kopecks: order.total_kopecks,
      payer: payer ? JSON.stringify(presentPayer(payer)) : null,
      created_at: context.clock.now(),
    })
    const invoice = await context.queries.invoices.findInvoice(id)
    if (!invoice) throw new Error('the invoice is gone between two statements')
    return invoice
  })
}

import { randomUUID } from 'node:crypto'
import { toKopecks, type Kopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import { topUpRequest } from '@proverka/domain/orders'
import type { SiteConfig } from '../../platform/config/sites.ts'
import type { AppContext } from '../context.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import { ownAddress } from './own-address.ts'
import { requireSale } from '../orders/prices.ts'

/** What is paid by an invoice, and so by nothing that a browser opens. */
export const BY_INVOICE = 'invoice'

export interface TopUp {
  /** Roubles. */
  readonly amount: number
  readonly metadata: Record<string, unknown>
  readonly redirectUrl: string
  readonly paymentSource: string
}

/** Whether an order is one without items, for money on the balance (AMB-39). */
export function isTopUp(metadata: { readonly orderType?: string | undefined }): boolean {
  return metadata.orderType === 'balance' || metadata.orderType === 'custom'
}

/** Writes a top-up down; it waits for its payment. Throws `sale/closed` where nothing is sold for it. Call inside a transaction. */
export async function placeTopUp(
  context: AppContext,
  user: UserRow,
  site: SiteConfig,
  { amount, metadata, redirectUrl, paymentSource }: TopUp,
): Promise<OrderRow> {
  const { orderType, kopecks } = readAmount(amount)
  await requireSale(context, site)
  return context.queries.orders.insertOrder(
    {
      id: randomUUID(),
      person_id: user.id,
      site: site.key,
      email: user.email,
      total_kopecks: kopecks,
      payment_source: paymentSource,
      used_balance: false,
      partner_id: user.partner_id,
      purpose: 'top-up',
      redirect_url: ownAddress(context, site.key, redirectUrl),
      metadata: JSON.stringify({ ...metadata, orderType, amount }),
      created_at: context.clock.now(),
      priced_at: context.clock.now(),
      paid_at: null,
    },
    [],
  )
}

/** The limits and the two kinds are the domain's; what the browser calls its amount is not looked at. */
function readAmount(amount: number): { orderType: 'balance' | 'custom'; kopecks: Kopecks } {
  try {
    const { metadata } = topUpRequest(amount, { paymentSource: '' })
    return { orderType: metadata.orderType, kopecks: toKopecks(amount) }
  } catch {
    throw appError('top-up/amount-wrong')
  }
}

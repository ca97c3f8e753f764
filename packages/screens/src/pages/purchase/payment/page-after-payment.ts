import { buildPath } from '@proverka/domain/navigation'
import { catalogueProduct } from '@proverka/domain/orders'
import { currentToken } from '../../../runtime/session/session.ts'

interface PaidOrder {
  readonly id: string
  readonly items?: readonly { readonly order_item_id: string; readonly product_name: string }[]
}

/**
 * Where a paid order leads: to its own page for guests and users alike (TRUE-07); an order of an owner check alone to
 * its report, which asks for a sign-in (NAV-18, AMB-25).
 */
export function pageAfterPayment({ id, items = [] }: PaidOrder): string {
  const [only, more] = items
  const isOwnerCheck = only && !more && catalogueProduct(only.product_name)?.subject === 'owner'
  return isOwnerCheck && currentToken() !== undefined
    ? buildPath('check-person-id', { id: only.order_item_id })
    : buildPath('order-id', { id })
}

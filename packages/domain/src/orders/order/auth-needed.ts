import { isRiskProduct } from '../pricing/product-kinds.ts'

/** A free guest order of an existing account: the person has to sign in to see it (ORDER-02, AMB-36). */
export class AuthNeededError extends Error {
  override readonly name = 'AuthNeededError'
  readonly email: string

  constructor(email: string, message = 'Войдите, чтобы увидеть заказ') {
    super(message)
    this.email = email
  }
}

/** Throws `AuthNeededError` when a guest order brought no token and there is nothing to pay. */
export function assertSignedIn(answer: {
  readonly jwt?: unknown
  readonly total_amount: number
  readonly email: string
}): void {
  if (!answer.jwt && answer.total_amount <= 0) throw new AuthNeededError(answer.email)
}

/**
 * The items of an order with the statuses that are known without the server: of a free or balance-paid one the reports on
 * owners are 'requested', all others wait for its answer (ORDER-09).
 */
export function withRequestedOwnerChecks<Item extends { readonly product_name: string }>(
  order: { readonly totalAmount: number; readonly balanceUsed: boolean },
  items: readonly Item[],
): readonly (Item & { readonly status?: 'requested' })[] {
  if (order.totalAmount > 0 && !order.balanceUsed) return items
  return items.map((item) => (isRiskProduct(item.product_name) ? { ...item, status: 'requested' } : item))
}

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
 * The items of a free or balance-paid order with the statuses to show at once: reports on owners are 'requested', all
 * others wait for the server (ORDER-09).
 */
export function withRequestedOwnerChecks<
  T extends { readonly product_name: string; readonly status?: string | undefined },
>(items: readonly T[]): readonly (T | (T & { readonly status: 'requested' }))[] {
  return items.map((item) =>
    isRiskProduct(item.product_name) ? { ...item, status: 'requested' as const } : item,
  )
}

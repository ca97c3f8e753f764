import { buildPath } from '@proverka/domain/navigation'
import { Button, EmptyState, Link } from '@proverka/ui/primitives'
import type { ReactNode } from 'react'

interface PaidCartProps {
  readonly orderId: string
  /** Begins another order. */
  readonly next: { readonly href: string; readonly words: ReactNode }
}

/** The cart is empty because it was paid: links to the order instead of showing an empty cart. */
export function PaidCart({ orderId, next }: PaidCartProps) {
  return (
    <EmptyState
      title="Заказ оплачен"
      action={<Button href={buildPath('order-id', { id: orderId })}>Открыть заказ</Button>}
    >
      <p>
        Номер, срок и файлы — на странице заказа. <Link href={next.href}>{next.words}</Link>
      </p>
    </EmptyState>
  )
}

import { orderStageLabel } from '@proverka/domain/orders'
import type { OrderStage } from '@proverka/domain/orders'
import { ResultBadge } from '@proverka/ui/primitives'
import type { ResultTone } from '@proverka/ui/primitives'
import type { ListedOrder } from './order-list.tsx'

const TONES: Readonly<Record<OrderStage, ResultTone>> = {
  payment: 'orange',
  data: 'yellow',
  going: 'wait',
  done: 'green',
  refund: 'grey',
}

/** An order in one mark: its verdict once there is one, else how far it is. */
export function OrderMark({ order }: { order: Pick<ListedOrder, 'state' | 'verdict'> }) {
  const { state, verdict } = order
  if (verdict) return <ResultBadge tone={verdict.tone}>{verdict.words}</ResultBadge>
  return <ResultBadge tone={TONES[state]}>{orderStageLabel(state)}</ResultBadge>
}

import { itemStatusLabel } from '@proverka/domain/orders'
import type { ItemStatus } from '@proverka/domain/orders'
import { ResultBadge } from '../../primitives/result/result-badge.tsx'
import type { ResultTone } from '../../primitives/result/result-mark.tsx'

const tones: Readonly<Record<ItemStatus, ResultTone>> = {
  waitingforpayment: 'orange',
  requested: 'wait',
  inprogress: 'wait',
  actionrequired: 'yellow',
  done: 'green',
  refund: 'grey',
  deleted: 'grey',
}

export interface StatusTagProps {
  /** Status of an order item as the API sends it; one that is not known reads neutrally (ORDER-10). */
  status: string
  /** It takes longer than promised. */
  late?: boolean
}

/** The status of an ordered report, in the words of the domain and with a shape for each status. */
export function StatusTag({ status, late = false }: StatusTagProps) {
  const tone = Object.hasOwn(tones, status) ? tones[status as ItemStatus] : 'grey'
  if (late && tone === 'wait') return <ResultBadge tone="yellow">Опаздывает</ResultBadge>
  return <ResultBadge tone={tone}>{itemStatusLabel(status)}</ResultBadge>
}

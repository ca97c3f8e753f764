import { momentOf } from '@proverka/domain'
import { orderTimes } from '@proverka/domain/orders'
import type { PartTime } from '@proverka/domain/orders'
import { isOver, outlookText, PART_READY, partDetail, partWords, progressText } from '@proverka/domain/views'
import type { MarkView } from '@proverka/domain/views'
import { PartTimes, StatusTag } from '@proverka/ui/order'
import type { PartTimesPart } from '@proverka/ui/order'
import { Badge, Link, ResultBadge } from '@proverka/ui/primitives'
import { reportPath } from '../../purchase/checkout/report-path.ts'
import type { OrderPart, OrderView } from './data.ts'
import * as css from './order.css.ts'
import { useSlowText } from '../../../runtime/page/use-now.ts'

interface OrderPartsProps {
  readonly order: OrderView
  /** ISO instant. */
  readonly paidAt: string
  /** In ms. */
  readonly now: number
}

/** The progress of the parts, crossed by one line «now». Changes are announced at most every ten seconds. */
export function OrderParts({ order, paidAt, now }: OrderPartsProps) {
  const seen = new Date(now).toISOString()
  const times = orderTimes({ paid_at: paidAt, due_at: order.due_at, items: order.items }, now)
  const over = isOver(order)
  const progress = useSlowText(progressText(order))
  return (
    <PartTimes
      title={progressText(order)}
      {...(!over && { note: 'Слева от черты — что сделано, справа — обычный срок' })}
      start={{ time: momentOf(paidAt, seen), word: 'оплата', left: times.start }}
      now={over ? undefined : { time: momentOf(seen, seen), word: 'сейчас', left: times.now }}
      end={
        over
          ? undefined
          : {
              time: `${times.end.kind === 'usual' ? '≈ ' : ''}${momentOf(isoOf(times.end.at), seen)}`,
              word: times.end.kind === 'usual' ? 'обычно' : 'обещали',
              left: times.end.left,
            }
      }
      parts={order.items.map((part, index) => partOf(order, part, times.parts[index], seen))}
    >
      <p className={css.status}>{outlookText(order, seen)}</p>
      <p role="status" className={css.hiddenTitle}>
        {progress}
      </p>
    </PartTimes>
  )
}

const isoOf = (ms: number) => new Date(ms).toISOString()

function partOf(
  { opened_as }: OrderView,
  part: OrderPart,
  time: PartTime | undefined,
  now: string,
): PartTimesPart {
  const { from = 0, done = 0, expected, pace = 'stopped', expectedAt = 0 } = time ?? {}
  const usual = momentOf(isoOf(expectedAt), now)
  const { label, mark, reason } = partWords(part, pace, usual, now)
  const end = part.done_at ? momentOf(part.done_at, now) : expected === undefined ? '' : `≈ ${usual}`
  return {
    key: part.order_item_id,
    title: <Link href={reportPath(part, opened_as)}>{part.product_name_ru}</Link>,
    detail: partDetail(part),
    label,
    from,
    done,
    expected,
    ...(end && { end }),
    isDone: part.status === 'done',
    state: <PartState part={part} mark={mark} />,
    reason,
  }
}

function PartState({ part, mark }: { part: OrderPart; mark: MarkView | undefined }) {
  if (part.status === 'done') return <Badge>{PART_READY}</Badge>
  return mark ? <ResultBadge tone={mark.tone}>{mark.words}</ResultBadge> : <StatusTag status={part.status} />
}

import { formatMoney } from '@proverka/domain'
import { orderTimes } from '@proverka/domain/orders'
import type { PartTime } from '@proverka/domain/orders'
import { PartTimes, StatusTag } from '@proverka/ui/order'
import type { PartTimesPart } from '@proverka/ui/order'
import { Badge, Link } from '@proverka/ui/primitives'
import { ResultBadge } from '@proverka/ui/report'
import { reportPath } from '../report/report-path.ts'
import type { OrderPart, OrderView } from './data.ts'
import { momentOf, shortDayOf } from './moments.ts'
import * as css from './order.css.ts'
import { answeredText, isOver, partDetail, progressText } from './order-words.ts'
import { useSlowText } from './use-now.ts'

interface OrderPartsProps {
  readonly order: OrderView
  /** ISO instant. */
  readonly paidAt: string
  /** In ms. */
  readonly now: number
}

/** How the parts stand: one line «now» crosses them all. What changes is said at most every ten seconds. */
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
      <p className={css.status}>{over ? overText(order) : goingText(order, seen)}</p>
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
  const end = part.done_at ? momentOf(part.done_at, now) : expected === undefined ? '' : `≈ ${usual}`
  return {
    key: part.order_item_id,
    title: <Link href={reportPath(part, opened_as)}>{part.product_name_ru}</Link>,
    detail: partDetail(part),
    label: labelOf(part, pace, usual, now),
    from,
    done,
    expected,
    ...(end && { end }),
    isDone: part.status === 'done',
    state: <PartState part={part} pace={pace} />,
    reason: reasonOf(part, pace),
  }
}

function PartState({ part, pace }: { part: OrderPart; pace: PartTime['pace'] }) {
  if (part.status === 'done') return <Badge>Готова</Badge>
  if (pace === 'overdue') return <ResultBadge tone="yellow">Опаздывает</ResultBadge>
  if (pace === 'stopped') return <StatusTag status={part.status} />
  const isOneSource = (part.report?.tasks.length ?? 0) < 2
  return <ResultBadge tone="wait">{isOneSource ? 'Ждем реестр' : answeredText(part)}</ResultBadge>
}

function labelOf(part: OrderPart, pace: PartTime['pace'], usual: string, now: string): string {
  if (part.done_at) return `Готова в ${momentOf(part.done_at, now)}`
  if (pace === 'stopped') return 'Не выполняется'
  const answered = answeredText(part)
  const asked = answered ? `Ответили источники: ${answered}` : 'Запрос отправлен'
  return pace === 'usual' ? `${asked}, обычно готова к ${usual}` : `${asked}, дольше обычного`
}

function reasonOf(part: OrderPart, pace: PartTime['pace']): string | undefined {
  if (part.status === 'actionrequired')
    return 'Назовите собственника, и проверка начнется: откройте эту часть.'
  if (part.status === 'refund') return `${formatMoney(part.price)} вернутся тем же способом.`
  const refund = part.price > 0 ? ` Не ответит — вернем ${formatMoney(part.price)}.` : ''
  if (pace === 'overdue') return `Источник не ответил в срок.${refund}`
  return pace === 'slow' ? 'Источник отвечает дольше обычного, спрашиваем снова.' : undefined
}

function goingText(order: OrderView, now: string): string {
  const due = order.due_at ? ` до ${shortDayOf(order.due_at, now)}` : ''
  const [first] = order.items
  if (order.items.length === 1) {
    const refund = first && first.price > 0 ? ` и вернем ${formatMoney(first.price)}` : ''
    return `Если источник не ответит${due}, отметим «не проверено»${refund}.`
  }
  return `Вывод будет один, когда ответят все. Часть, которую источник не отдал${due}, отметим «не проверено» и вернем за нее деньги.`
}

function overText({ items }: OrderView): string {
  return items.every(({ status }) => status === 'refund' || status === 'deleted')
    ? 'Читать в этом заказе нечего: деньги возвращаем тем же способом.'
    : 'Все, что заказано, готово.'
}

import { formatMoney } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { DueRuler } from '@proverka/ui/order'
import { Button, Link, ResultBadge } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import { useArchive } from '../orders/data.ts'
import { OrderMark } from '../orders/order-mark.tsx'
import { isPayingAtom } from '../../purchase/payment/state.ts'
import { useResumePayment } from '../../purchase/payment/use-resume-payment.ts'
import { reportPath } from '../../purchase/checkout/report-path.ts'
import { useNow } from '../../../runtime/page/use-now.ts'
import type { Overview, WaitingTask } from './data.ts'
import { taskText, taskTime, taskTitle } from './task-text.ts'
import * as css from './overview.css.ts'

/** Most tasks on the ruler; the others are counted below it. */
export const RULER_TASKS = 4

/** What waits for the person on a line of terms; the nearest one that has a term is filled. */
export function Tasks({ tasks, more }: Pick<Overview, 'tasks' | 'more'>) {
  const now = new Date(useNow(true)).toISOString()
  const shown = tasks.slice(0, RULER_TASKS)
  const rest = tasks.length - shown.length + more
  const nearest = shown.find(({ until }) => until !== null) ?? shown[0]
  return (
    <div>
      <DueRuler
        label="Дела по срокам"
        nearest={nearest && keyOf(nearest)}
        things={shown.map((task, index) => {
          const { isLater, ...time } = taskTime(task, now)
          const former = shown[index - 1]
          return {
            key: keyOf(task),
            ...time,
            isLater: isLater && (former === undefined || !taskTime(former, now).isLater),
            mark: <TaskMark task={task} />,
            title: taskTitle(task),
            text: taskText(task),
            action: <TaskAction task={task} />,
          }
        })}
      />
      {rest > 0 && (
        <p className={css.rest}>
          И еще {rest}: <Link href={buildPath('user-orders')}>все заказы</Link>
        </p>
      )}
    </div>
  )
}

const keyOf = ({ kind, order }: WaitingTask) => `${kind}:${order.orderId}`

function TaskMark({ task: { kind, order, order_item_ids } }: { task: WaitingTask }) {
  if (kind === 'unread') {
    const [only] = order.items.filter(({ order_item_id }) => order_item_ids.includes(order_item_id))
    const verdict = order.verdict ?? (order_item_ids.length === 1 ? only?.verdict : undefined)
    return <OrderMark order={{ state: 'done', verdict: verdict ?? null }} />
  }
  if (kind === 'data') return <ResultBadge tone="yellow">Нужны данные</ResultBadge>
  if (kind === 'payment') return <ResultBadge tone="orange">Ждет оплаты</ResultBadge>
  return <OrderMark order={order} />
}

function TaskAction({ task: { kind, order, order_item_ids } }: { task: WaitingTask }) {
  const resume = useResumePayment()
  const isPaying = useAtomValue(isPayingAtom)
  const archive = useArchive()
  const [first, second] = order.items.filter(({ order_item_id }) => order_item_ids.includes(order_item_id))
  switch (kind) {
    case 'payment':
      return (
        <Button size="s" loading={isPaying} onClick={() => void resume(order.orderId)}>
          Оплатить {formatMoney(order.totalAmount)}
        </Button>
      )
    case 'files':
      return (
        <Button
          size="s"
          variant="secondary"
          loading={archive.isPending}
          onClick={() => archive.mutate(order.orderId)}
        >
          Скачать ZIP
        </Button>
      )
    case 'data':
    case 'unread':
      return (
        <Button
          size="s"
          variant="secondary"
          href={first && !second ? reportPath(first) : buildPath('order-id', { id: order.orderId })}
        >
          {kind === 'data' ? 'Заполнить' : 'Открыть'}
        </Button>
      )
  }
}

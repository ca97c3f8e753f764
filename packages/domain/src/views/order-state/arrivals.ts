import { momentOf, shortDayOf } from '../../format/moments.ts'
import type { OrderState } from './order-state.ts'
import { isOver } from './order-state.ts'

/** Something that comes to the buyer: when, what and where to. */
export interface ArrivalView {
  readonly key: 'email' | 'report' | 'delay' | 'kept'
  readonly when: string
  readonly what: string
  readonly detail?: string
  readonly where: string
}

interface Sent {
  /** ISO instant of the email about the payment; null while it is pending. */
  readonly email_sent_at: string | null
  /** Since when it is known that an email about the order did not arrive. */
  readonly email_lost_at?: string | null
  /** End of the retention of the files. */
  readonly kept_until: string
}

/** What comes, when and where to. `now` is an ISO instant. */
export function orderArrivals(order: OrderState & Sent, now: string): readonly ArrivalView[] {
  const over = isOver(order)
  const emailAt = order.email_lost_at ?? order.email_sent_at
  const due = order.due_at ? shortDayOf(order.due_at, now) : undefined
  const message: ArrivalView = {
    key: 'email',
    when: emailAt ? momentOf(emailAt, now) : 'сейчас',
    what: order.paid_by === 'card' ? 'Чек и номер заказа' : 'Номер заказа',
    detail: order.email_lost_at ? 'не дошло' : order.email_sent_at ? 'ушло' : 'отправляем',
    where: 'письмом',
  }
  const report: ArrivalView = {
    key: 'report',
    when: over ? 'готово' : due ? `до ${due}` : 'по готовности',
    what: 'Отчет: PDF и ZIP с файлами',
    ...(!over && due && { detail: 'обычно раньше: срок каждой части на шкале' }),
    where: 'письмом и на эту страницу',
  }
  const delay: ArrivalView = {
    key: 'delay',
    when: 'если позже',
    what: 'Причина, новый срок, сумма возврата',
    detail: 'на шкале частей',
    where: 'на эту страницу',
  }
  const kept: ArrivalView = {
    key: 'kept',
    when: `до ${shortDayOf(order.kept_until, now)}`,
    what: 'Храним файлы, потом удаляем',
    where: 'на этой странице',
  }
  return over ? [message, report, kept] : [message, report, delay, kept]
}

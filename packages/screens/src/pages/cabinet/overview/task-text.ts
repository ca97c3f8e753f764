import { formatDay, formatTime, groupDigits, momentOf, pluralWord } from '@proverka/domain'
import { orderTitle } from '@proverka/domain/orders'
import type { WaitingTask } from './data.ts'

/** «Вас ждут 4 дела»: what waits for the person; `news`, for example an unread report, needs no action. */
export function tasksHeading(count: number, news: number): string {
  if (count === 0) return news > 0 ? 'Есть новое' : 'Дел нет'
  return `${pluralWord(count, 'Вас ждет', 'Вас ждут', 'Вас ждут')} ${count} ${pluralWord(count, 'дело', 'дела', 'дел')}`
}

/** When a thing is due, for the ruler: the day, or the hour of today. */
export function taskTime(
  { kind, since, until }: WaitingTask,
  now: string,
): { readonly time: string; readonly timeNote: string; readonly isLater: boolean } {
  if (until === null) {
    const came = momentOf(since, now)
    return { time: 'сейчас', timeNote: kind === 'unread' ? `готов ${came}` : came, isLater: false }
  }
  if (Date.parse(until) < Date.parse(now))
    return { time: 'сейчас', timeNote: `срок был ${momentOf(until, now)}`, isLater: false }
  const isToday = formatDay(until) === formatDay(now)
  return isToday
    ? { time: formatTime(until), timeNote: 'сегодня', isLater: false }
    : { time: formatDay(until).slice(0, 5), timeNote: `до ${formatTime(until)}`, isLater: true }
}

/** What a thing is about. */
export function taskTitle({ order, order_item_ids }: WaitingTask): string {
  const parts = order.items.filter(
    ({ order_item_id }) => order_item_ids.length === 0 || order_item_ids.includes(order_item_id),
  )
  return parts.length === 1
    ? (parts[0]?.product_name_ru ?? '')
    : orderTitle(parts.map(({ product_name }) => product_name))
}

/** Whom the task is about, in which order, and what happens if it waits. */
export function taskText({ kind, order, order_item_ids }: WaitingTask): string {
  const about = [order.subject, `заказ ${groupDigits(order.number)}`].filter(Boolean).join(', ')
  const start = `${about.charAt(0).toUpperCase()}${about.slice(1)}. `
  switch (kind) {
    case 'unread':
      return `${start}${order_item_ids.length > 1 ? 'Отчеты вы еще не открывали.' : 'Отчет вы еще не открывали.'}`
    case 'payment':
      return `${start}До срока цена та же, потом может измениться.`
    case 'data':
      return `${start}Ждем данные. Не пришлете — деньги за эту часть можно будет вернуть.`
    case 'files':
      return `${start}Храним файлы месяц, сохраните их у себя.`
  }
}

import { momentOf, shortDayOf } from '../../format/moments.ts'
import { formatExactMoney } from '../../money/format-money.ts'
import { toKopecks } from '../../money/kopecks.ts'
import { catalogueProduct } from '../../orders/catalogue/products.ts'
import { refundCondition, refundPromiseText } from '../../orders/refund/refund-promise.ts'
import type { PartTime } from '../../orders/order-times/order-times.ts'
import type { MarkView } from '../report/view.ts'
import type { OrderState, ItemState } from './order-state.ts'
import { isOver } from './order-state.ts'
import { answeredText } from './order-words.ts'

/** What a part that is not read yet says of itself. */
export interface PartWords {
  /** For those who do not see the bar. */
  readonly label: string
  /** «Ждем реестр»; absent where the status of the part says it. */
  readonly mark?: MarkView
  /** Why it is stopped or takes longer, and what happens to the money. */
  readonly reason?: string
}

/** The words of a part at an instant; `usual` is the moment at which it is usually ready. */
export function partWords(part: ItemState, pace: PartTime['pace'], usual: string, now: string): PartWords {
  const mark = markOf(part, pace)
  const reason = reasonOf(part, pace)
  return { label: labelOf(part, pace, usual, now), ...(mark && { mark }), ...(reason && { reason }) }
}

/** The word of a part that is done. */
export const PART_READY = 'Готова'

function markOf(part: ItemState, pace: PartTime['pace']): MarkView | undefined {
  if (part.status === 'done' || pace === 'stopped') return undefined
  if (pace === 'overdue') return { tone: 'yellow', words: 'Опаздывает' }
  const awaited = asksMany(part.product_name) ? 'Ждем источники' : 'Ждем реестр'
  return { tone: 'wait', words: answeredText(part) ?? awaited }
}

function labelOf(part: ItemState, pace: PartTime['pace'], usual: string, now: string): string {
  if (part.done_at) return `${PART_READY} в ${momentOf(part.done_at, now)}`
  if (pace === 'stopped') return 'Не выполняется'
  const answered = answeredText(part)
  const asked = answered ? `Ответили источники: ${answered}` : 'Запрос отправлен'
  return pace === 'usual' ? `${asked}, обычно готова к ${usual}` : `${asked}, дольше обычного`
}

function reasonOf(part: ItemState, pace: PartTime['pace']): string | undefined {
  if (part.status === 'actionrequired')
    return 'Назовите собственника, и проверка начнется: откройте эту часть.'
  if (part.status === 'refund' && part.price > 0)
    return `${formatExactMoney(part.price)} вернутся тем же способом.`
  const reasons = [
    part.returned && `Возвращено ${formatExactMoney(part.returned)}.`,
    pace === 'overdue' && 'Источник не ответил в срок.',
    pace === 'slow' && 'Источник отвечает дольше обычного, спрашиваем снова.',
    promiseOf(part),
  ].filter(Boolean)
  return reasons.length > 0 ? reasons.join(' ') : undefined
}

/** What comes back of the price, less what went back already, when nobody answers. */
function promiseOf({ status, product_name, price, returned = 0 }: ItemState): string | undefined {
  const amount = toKopecks(price) - toKopecks(returned)
  if (amount <= 0 || (status !== 'requested' && status !== 'inprogress')) return undefined
  return refundPromiseText({ amount, condition: refundCondition(product_name) })
}

const asksMany = (productName: string): boolean => (catalogueProduct(productName)?.checks.length ?? 0) > 1

function endText(items: OrderState['items']): string {
  const failed = items.filter(({ status }) => status !== 'done')
  if (failed.length === 0) return 'Все, что заказано, готово.'
  const isPaidBack = failed.some(({ price }) => price > 0)
  if (failed.length === items.length)
    return isPaidBack
      ? 'Читать в этом заказе нечего: деньги возвращаем тем же способом.'
      : 'Читать в этом заказе нечего.'
  return isPaidBack
    ? 'Что удалось получить, готово. За остальное возвращаем деньги тем же способом.'
    : 'Что удалось получить, готово. Остального источники не дали.'
}

/** What becomes of the order: what happens when a source does not answer, or what has come. */
export function outlookText(order: Pick<OrderState, 'items' | 'due_at'>, now: string): string {
  const { items, due_at } = order
  if (isOver(order)) return endText(items)
  const due = due_at ? ` до ${shortDayOf(due_at, now)}` : ''
  const silent = `Что источник не отдал${due}, отметим «не проверено».`
  return items.length === 1 ? silent : `Вывод будет один, когда ответят все. ${silent}`
}

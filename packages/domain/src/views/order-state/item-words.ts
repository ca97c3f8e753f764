import { OFFER } from '../../legal/offer-terms.ts'
import { formatMoney } from '../../money/format-money.ts'
import type { ItemState } from './order-state.ts'

/** What a bought item without a report to read says: a heading and what happens next. */
export interface ItemWords {
  readonly title: string
  readonly text: string
}

/**
 * The text for an item whose report is not yet, or no longer, available. An item that waits for its owner is shown as a
 * form instead.
 */
export function itemWords({ status, price }: Pick<ItemState, 'status' | 'price'>): ItemWords {
  switch (status) {
    case 'waitingforpayment':
      return {
        title: 'Заказ ждет оплаты',
        text: 'Начнем, как только придет оплата всего заказа. Деньги пока не списаны.',
      }
    case 'refund':
      return {
        title: 'Деньги возвращены',
        text: `${formatMoney(price)} вернутся тем же способом в течение ${OFFER.refundWorkingDays} рабочих дней.`,
      }
    case 'requested':
    case 'inprogress':
      return {
        title: 'Готовим отчет',
        text: 'Запросы отправлены. Страница обновится сама; ее можно закрыть: ссылка придет на почту.',
      }
    default:
      return {
        title: 'Отчета нет',
        text: 'По этому заказу читать нечего. Напишите в поддержку, если это неожиданно.',
      }
  }
}

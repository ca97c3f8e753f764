import { formatDate, toKopecks } from '@proverka/domain'
import { orderStageLabel } from '@proverka/domain/orders'
import { moscowTime } from '@proverka/domain/timing'
import { MaskedText, type DataColumn } from '@proverka/ui/console'
import { amountText, Anchor, ResultWord, type ResultTone } from '@proverka/ui/primitives'
import type { OrderRow } from './orders-query.ts'

const TONES: Readonly<Record<OrderRow['state'], ResultTone>> = {
  payment: 'orange',
  data: 'yellow',
  going: 'wait',
  done: 'green',
  refund: 'grey',
}

const PAID_BY: Readonly<Record<NonNullable<OrderRow['paid_by']>, string>> = {
  card: 'картой',
  balance: 'с баланса',
  invoice: 'по счету',
  free: 'бесплатно',
}

export const orderColumns: readonly DataColumn<OrderRow>[] = [
  {
    key: 'number',
    title: 'Заказ',
    names: true,
    sortable: true,
    cell: ({ number, orderId }) => <Anchor href={`/orders/${orderId}`}>{number.toLocaleString('ru')}</Anchor>,
  },
  {
    key: 'date',
    title: 'Оформлен',
    cell: ({ date }) => `${formatDate(date)}, ${moscowTime(Date.parse(date))}`,
  },
  {
    key: 'items',
    title: 'Что',
    wraps: true,
    cell: ({ items }) => items.map(({ product_name_ru }) => product_name_ru).join(', '),
  },
  { key: 'email', title: 'Покупатель', cell: ({ email }) => <MaskedText text={email} /> },
  {
    key: 'state',
    title: 'Состояние',
    cell: ({ state }) => <ResultWord tone={TONES[state]}>{orderStageLabel(state)}</ResultWord>,
  },
  {
    key: 'paid',
    title: 'Оплата',
    cell: ({ Paid, paid_by }) => (Paid ? (paid_by ? PAID_BY[paid_by] : 'отмечена') : 'не оплачен'),
  },
  {
    key: 'total',
    title: 'Сумма',
    right: true,
    cell: ({ totalAmount }) => amountText(toKopecks(totalAmount)),
  },
]

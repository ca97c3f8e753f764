import { buildPath } from '@proverka/domain/navigation'
import { Link, Notice } from '@proverka/ui/primitives'

interface PaymentNoticeProps {
  readonly outcome: 'closed' | 'unpaid' | 'unknown'
  readonly orderId: string
}

/** Not paid, or not known to be: the order waits, and its address can still be put right. */
export function PaymentNotice({ outcome, orderId }: PaymentNoticeProps) {
  const order = <Link href={buildPath('order-id', { id: orderId })}>странице заказа</Link>
  if (outcome === 'closed') {
    return (
      <Notice tone="yellow" title="Окно оплаты закрыто" role="status">
        <p>Деньги не списаны. Все, что вы ввели, на месте: нажмите «Оплатить» еще раз.</p>
        <p>Ошиблись в почте? Исправьте ее на {order}.</p>
      </Notice>
    )
  }
  if (outcome === 'unknown') {
    return (
      <Notice tone="yellow" title="Итог оплаты не пришел" role="alert">
        <p>
          Деньги могли уже уйти. Если банк показал списание, второй раз не платите: итог появится на {order}.
        </p>
      </Notice>
    )
  }
  return (
    <Notice tone="red" title="Оплата не прошла" role="alert">
      <p>Банк отклонил платеж, деньги не списаны. Попробуйте еще раз или возьмите другую карту.</p>
      <p>Вернуться к оплате можно и позже, на {order}.</p>
    </Notice>
  )
}

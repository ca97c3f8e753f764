import { formatDateTime, groupDigits, toKopecks, typograph } from '@proverka/domain'
import { EXPIRED_ORDER, orderTitle } from '@proverka/domain/orders'
import { paidText, subjectOf, sumText } from '@proverka/domain/views'
import { buildPath } from '@proverka/domain/navigation'
import { Panel } from '@proverka/ui/frame'
import { PaidTicket } from '@proverka/ui/order'
import { Button, Link, Notice } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useAtomValue } from 'jotai'
import { payText } from '../../purchase/checkout/pay-text.ts'
import { RefundPromises } from '../../purchase/checkout/refund-promises.tsx'
import { isPayingAtom } from '../../purchase/payment/state.ts'
import { useResumePayment } from '../../purchase/payment/use-resume-payment.ts'
import type { OrderView } from './data.ts'
import { OrderBill } from './order-bill.tsx'
import { EmailForm } from './email-form.tsx'
import * as css from './order.css.ts'

/** An order that waits for its payment: the one button, and the address while it can still be put right. */
export function UnpaidOrder({ order }: { order: OrderView }) {
  const resume = useResumePayment()
  const isPaying = useAtomValue(isPayingAtom)
  const { subject, isNumber, address } = subjectOf(order)
  return (
    <>
      <h1 className={text.h1}>Заказ {groupDigits(order.number)} ждет оплаты</h1>
      <PaidTicket
        lead={paidText(order)}
        sum={sumText(order)}
        when="Деньги не списаны"
        product={orderTitle(order.items.map(({ product_name }) => product_name))}
        subject={subject}
        isNumber={isNumber}
        {...(address && { address: typograph(address) })}
        facts={[
          { label: 'Отчет придет на', value: order.email },
          { label: 'Заказан', value: formatDateTime(order.created_at) },
        ]}
      />
      {order.superseded_by ? (
        <Notice tone="yellow" title="Этот заказ заменен новым">
          <p>
            Вы изменили состав, и мы сделали новый заказ.{' '}
            <Link href={buildPath('order-id', { id: order.superseded_by })}>Открыть новый заказ</Link>
          </p>
        </Notice>
      ) : (
        <>
          {order.expired_at && (
            <Notice tone="yellow" title={EXPIRED_ORDER.title}>
              <p>{EXPIRED_ORDER.text}</p>
            </Notice>
          )}
          <div className={css.two}>
            <Panel title="Оплата" padded>
              <ul className={css.lines}>
                {order.items.map((part) => (
                  <li key={part.order_item_id}>{part.product_name_ru}</li>
                ))}
              </ul>
              <p className={css.action}>
                <Button size="l" fullWidth loading={isPaying} onClick={() => void resume(order.id)}>
                  {order.expired_at ? EXPIRED_ORDER.action : payText(order.total, 'card')}
                </Button>
              </p>
              <OrderBill order={order} />
              {order.expired_at === null && (
                <div className={css.quiet}>
                  <RefundPromises
                    items={order.items.map(({ product_name, product_name_ru, price }) => ({
                      product_name,
                      title: product_name_ru,
                      kopecks: toKopecks(price),
                      urgent: false,
                    }))}
                  />
                </div>
              )}
            </Panel>
            <Panel title="Почта" padded>
              <EmailForm order={order} />
            </Panel>
          </div>
        </>
      )}
    </>
  )
}

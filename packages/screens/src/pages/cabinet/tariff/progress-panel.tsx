import { buildPath } from '@proverka/domain/navigation'
import { EARNED_TARIFF_NAME, leftToEarn, orderTitle, TARIFF_BANNER_THRESHOLD } from '@proverka/domain/orders'
import { groupDigits } from '@proverka/domain'
import { Panel } from '@proverka/ui/frame'
import { Button, Link } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import { roubles } from '../layout/roubles.ts'
import { isPayingAtom } from '../../purchase/payment/state.ts'
import { useResumePayment } from '../../purchase/payment/use-resume-payment.ts'
import type { TariffProgress } from './data.ts'
import * as css from './tariff.css.ts'

/** Most orders named under the bar; the oldest ones are grouped. */
const MOST_NAMED = 5

/** How far it is to the tariff that paid orders lead to: a part of the bar for each, the unpaid one hatched. */
export function ProgressPanel({ paid, orders, unpaid }: TariffProgress) {
  const left = leftToEarn(paid)
  const isThere = left === 0
  const next = isThere ? null : unpaid
  const end = Math.max(TARIFF_BANNER_THRESHOLD, paid + (next?.amount ?? 0))
  const share = (amount: number) => `${Math.min(100, (amount / end) * 100)}%`
  return (
    <Panel
      title={
        isThere
          ? `Тариф «${EARNED_TARIFF_NAME}» включен`
          : `До тарифа «${EARNED_TARIFF_NAME}» осталось ${roubles(left)}`
      }
      padded
    >
      <div className={css.progress}>
        <div>
          <div
            className={css.bar}
            role="progressbar"
            aria-label={`Оплачено на пути к тарифу «${EARNED_TARIFF_NAME}»`}
            aria-valuemin={0}
            aria-valuemax={TARIFF_BANNER_THRESHOLD}
            aria-valuenow={Math.min(paid, TARIFF_BANNER_THRESHOLD)}
            aria-valuetext={`${roubles(paid)} из ${roubles(TARIFF_BANNER_THRESHOLD)}`}
          >
            {isThere ? (
              <i className={css.done} style={{ inlineSize: '100%' }} />
            ) : (
              orders.map(({ order_id, amount }) => (
                <i key={order_id} className={css.done} style={{ inlineSize: share(amount) }} />
              ))
            )}
            {next && <i className={css.awaited} style={{ inlineSize: share(next.amount) }} />}
            {!isThere && (
              <i className={css.threshold} style={{ insetInlineStart: share(TARIFF_BANNER_THRESHOLD) }} />
            )}
          </div>
          {/* The label of the threshold is under its mark. */}
          <p
            className={css.scaleWords}
            style={{ marginInlineEnd: `calc(100% - ${share(TARIFF_BANNER_THRESHOLD)})` }}
          >
            <span>
              <b>{roubles(paid)}</b>
              оплачено
            </span>
            <span>
              <b>{roubles(TARIFF_BANNER_THRESHOLD)}</b>
              порог
            </span>
          </p>
          {(orders.length > 0 || next) && <Parts orders={orders} unpaid={next} />}
        </div>
        <div className={css.note}>
          <p>
            Порог — больше {roubles(TARIFF_BANNER_THRESHOLD)} оплаченных заказов. «{EARNED_TARIFF_NAME}»
            бесплатный и бессрочный. Пополнения и возвращенное не считаем.
          </p>
          {next ? (
            <PayNext order={next} isEnough={next.amount >= left} />
          ) : (
            !isThere && (
              <Button variant="secondary" href="/">
                Найти и проверить
              </Button>
            )
          )}
        </div>
      </div>
    </Panel>
  )
}

/** What the parts of the bar are, the oldest first. */
function Parts({ orders, unpaid }: Pick<TariffProgress, 'orders' | 'unpaid'>) {
  const named = orders.slice(-MOST_NAMED)
  const older = orders.slice(0, -MOST_NAMED)
  return (
    <ul className={css.parts} aria-label="Из чего сложилась сумма">
      {older.length > 0 && <li>Раньше {roubles(older.reduce((sum, { amount }) => sum + amount, 0))}</li>}
      {named.map(({ order_id, products, amount }) => (
        <li key={order_id}>
          {orderTitle(products)} {roubles(amount)}
        </li>
      ))}
      {unpaid && (
        <li>
          <Link href={buildPath('order-id', { id: unpaid.order_id })}>
            Неоплаченный заказ {groupDigits(unpaid.number)}, {roubles(unpaid.amount)}
          </Link>
        </li>
      )}
    </ul>
  )
}

function PayNext({ order, isEnough }: { order: NonNullable<TariffProgress['unpaid']>; isEnough: boolean }) {
  const resume = useResumePayment()
  const isPaying = useAtomValue(isPayingAtom)
  return (
    <>
      {isEnough && <p>Оплатите заказ {groupDigits(order.number)}, и тариф включится.</p>}
      <Button fullWidth loading={isPaying} onClick={() => void resume(order.order_id)}>
        Оплатить заказ за {roubles(order.amount)}
      </Button>
    </>
  )
}

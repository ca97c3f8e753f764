import { formatDateTime, formatMoney, groupDigits } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { BASIC_TARIFF_ID, EARNED_TARIFF_NAME, leftToEarn } from '@proverka/domain/orders'
import { Panel } from '@proverka/ui/frame'
import { BalanceParts, Link } from '@proverka/ui/primitives'
import { useAppFacts } from '../../../runtime/brand/brand-context.ts'
import type { Overview } from './data.ts'
import * as css from './overview.css.ts'

/** What can be spent, and what it consists of. */
export function BalancePanel({ own, bonus }: Overview['balance']) {
  const { served } = useAppFacts()
  const total = own + bonus
  return (
    <Panel
      title="Баланс"
      note={served.has('user-balance') && <Link href={buildPath('user-balance')}>Пополнить</Link>}
      padded
    >
      <p className={css.sum}>{formatMoney(total)}</p>
      {bonus > 0 && <BalanceParts own={own} bonus={bonus} />}
      {total === 0 && <p className={css.quiet}>С баланса платят одним нажатием, без ввода карты.</p>}
    </Panel>
  )
}

/** How far «Базовый» is, or the tariff that is there. */
export function TariffPanel({ tariff, tasks }: Pick<Overview, 'tariff' | 'tasks'>) {
  const { tariff_simple_id, name, active_until, paid, threshold } = tariff
  const { served } = useAppFacts()
  const isEarning = tariff_simple_id === BASIC_TARIFF_ID
  const left = leftToEarn(paid)
  // The order that waits for its payment and would lead there.
  const last = tasks.find(({ kind, order }) => kind === 'payment' && order.totalAmount >= left)?.order
  const title = isEarning ? `До тарифа «${EARNED_TARIFF_NAME}»` : `Тариф «${name}»`
  return (
    <Panel
      title={title}
      note={served.has('user-tariff') && <Link href={buildPath('user-tariff')}>Тарифы</Link>}
      padded
    >
      {isEarning ? (
        <>
          <p className={css.paid}>
            <b>{formatMoney(paid)}</b> оплачено
          </p>
          <div
            className={css.scale}
            role="img"
            aria-label={`Оплачено ${formatMoney(paid)} из ${formatMoney(threshold)}`}
          >
            <span className={css.way} style={{ width: `${Math.min(100, (paid / threshold) * 100)}%` }} />
          </div>
          <p className={css.ends}>
            <span>0</span>
            <span>{formatMoney(threshold)}</span>
          </p>
          <p className={css.quiet}>
            Осталось {formatMoney(left)}: порог — больше {formatMoney(threshold)}.{' '}
            {last
              ? `Оплатите заказ ${groupDigits(last.number)}, и тариф включится сам.`
              : 'Тариф включится сам. Возвраты не считаются.'}
          </p>
        </>
      ) : (
        <p className={css.quiet}>
          {active_until ? `Действует до ${formatDateTime(active_until)}.` : 'Действует без срока.'}
        </p>
      )}
    </Panel>
  )
}

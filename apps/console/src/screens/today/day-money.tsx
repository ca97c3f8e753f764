import { SITES } from '@proverka/domain/sites'
import { SumParts, type SumPart } from '@proverka/ui/console'
import { rubles } from '../../parts/rubles.ts'
import type { Today } from './today-query.ts'
import * as css from './today-screen.css.ts'

type Money = NonNullable<Today['money']>

/** The money of the day, net of returns, by brand. */
export function DayMoney({ money }: { money: Money }) {
  const { card, balance, bonus, returned, net, net_week_ago, unreconciled } = money
  return (
    <>
      <SumParts parts={byBrand(money)} />
      <dl className={css.facts}>
        <dt className={css.term}>Всего</dt>
        <dd>
          {rubles(net)}
          {net_week_ago !== null && `, неделю назад к этому часу ${rubles(net_week_ago)}`}
        </dd>
        <dt className={css.term}>Картой и СБП</dt>
        <dd>{rubles(card)}</dd>
        <dt className={css.term}>С баланса</dt>
        <dd>
          {rubles(balance)}
          {bonus > 0 && `, бонусами ${rubles(bonus)}`}
        </dd>
        <dt className={css.term}>Вернули</dt>
        <dd>{rubles(returned)}</dd>
        <dt className={css.term}>Не сверено</dt>
        <dd>
          {unreconciled.count === 0
            ? 'таких платежей нет'
            : `${unreconciled.count}, ${rubles(unreconciled.sum)}`}
        </dd>
      </dl>
    </>
  )
}

function byBrand({ sites }: Money): readonly SumPart[] {
  const netOf = (isFiz: boolean) =>
    sites
      .filter(({ site }) => SITES.some(({ key, isFiz: fiz }) => key === site && fiz === isFiz))
      .reduce((sum, { net }) => sum + net, 0)
  // Tariffs are sold for all sites.
  const ofNone = sites.filter(({ site }) => site === '').reduce((sum, { net }) => sum + net, 0)
  return [
    { amount: rubles(netOf(false)), label: 'недвижимость' },
    { sign: '+', amount: rubles(netOf(true)), label: 'люди' },
    ...(ofNone === 0 ? [] : [{ sign: '+' as const, amount: rubles(ofNone), label: 'тарифы' }]),
  ]
}

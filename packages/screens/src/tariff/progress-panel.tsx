import { EARNED_TARIFF_NAME, TARIFF_BANNER_THRESHOLD } from '@proverka/domain/orders'
import { Panel } from '@proverka/ui/frame'
import { Button } from '@proverka/ui/primitives'
import { roubles } from '../cabinet/roubles.ts'
import * as css from './tariff.css.ts'

/** How far it is to the tariff that paid orders lead to. */
export function ProgressPanel({ paid }: { paid: number }) {
  const left = TARIFF_BANNER_THRESHOLD - paid
  const isThere = left < 0
  const share = Math.min(100, Math.max(0, (paid / TARIFF_BANNER_THRESHOLD) * 100))
  return (
    <Panel
      title={
        isThere
          ? `Тариф «${EARNED_TARIFF_NAME}» включен`
          : `До тарифа «${EARNED_TARIFF_NAME}» — ${left === 0 ? 'любой платный заказ' : `больше ${roubles(left)}`}`
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
            <i className={css.done} style={{ inlineSize: `${share}%` }} />
          </div>
          <p className={css.scaleWords}>
            <span>
              <b>{roubles(paid)}</b>
              оплачено
            </span>
            <span>
              <b>{roubles(TARIFF_BANNER_THRESHOLD)}</b>
              порог
            </span>
          </p>
        </div>
        <div className={css.note}>
          <p>
            Порог&nbsp;— больше {roubles(TARIFF_BANNER_THRESHOLD)} оплаченных заказов. «{EARNED_TARIFF_NAME}»
            бесплатный и&nbsp;бессрочный. Пополнения и&nbsp;возвращенное не&nbsp;считаем.
          </p>
          {!isThere && (
            <Button variant="secondary" href="/">
              Найти и&nbsp;проверить
            </Button>
          )}
        </div>
      </div>
    </Panel>
  )
}

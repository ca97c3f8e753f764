import { amountText } from '@proverka/ui/primitives'
import { useId } from 'react'
import * as css from './balance.css.ts'

export interface SumPanelProps {
  /** Kopecks. */
  readonly own: number
  readonly bonus: number
}

/** The sum taken apart by brackets: own money is solid, the bonus hatched. */
export function SumPanel({ own, bonus }: SumPanelProps) {
  const id = useId()
  return (
    <section className={css.sum} aria-labelledby={id}>
      <div>
        <h2 id={id} className={css.sumTitle}>
          Можно потратить {amountText(own + bonus)}
        </h2>
        <div className={css.parts}>
          <div>
            {withoutSign(own)}
            <i className={css.bracket} />
            <small className={css.partName}>свои</small>
          </div>
          <span className={css.plus} aria-hidden="true">
            +
          </span>
          <div className={css.partBonus}>
            {amountText(bonus)}
            <i className={css.hatchedBracket} />
            <small className={css.partName}>бонус</small>
          </div>
        </div>
      </div>
      <dl className={css.rules}>
        <div className={css.rule}>
          <dt>Свои</dt>
          <dd>Оплачивают любой заказ. Вернем на карту по заявлению.</dd>
        </div>
        <div className={css.rule}>
          <dt className={css.bonusWord}>Бонус</dt>
          <dd>Тратится первым. Срочные заказы им не оплатить, на карту не возвращается.</dd>
        </div>
      </dl>
    </section>
  )
}

const withoutSign = (kopecks: number): string => amountText(kopecks).replace(/\s*₽$/, '')

import { PlanDrawing, ResultMark } from '@proverka/ui/primitives'
import * as css from './hero.css.ts'
import { SAMPLE } from './sample.ts'

/** The sample flat on its plan, and what the register says about it. */
export function HeroPlan() {
  return (
    <>
      <PlanDrawing
        number={SAMPLE.number}
        width={900}
        height={600}
        at={[340, 240]}
        framed
        dimensions
        decorative
      />
      <div className={css.call}>
        <p className={css.callNumber}>{SAMPLE.number}</p>
        <p className={css.callNote}>Квартира, 54,3 м², пример отчета</p>
        <dl className={css.callFacts}>
          <div className={css.callFact}>
            <dt className={css.callLabel}>Статус</dt>
            <dd className={css.callValue}>
              <ResultMark tone="green" size={16} />
              Актуально
            </dd>
          </div>
          <div className={css.callFact}>
            <dt className={css.callLabel}>Собственники</dt>
            <dd className={css.callValue}>2, доли по 1/2</dd>
          </div>
          <div className={css.callWarn}>
            <dt className={css.callLabel}>Обременение</dt>
            <dd className={css.callValue}>
              <ResultMark tone="red" size={16} />
              Ипотека
            </dd>
          </div>
        </dl>
      </div>
    </>
  )
}

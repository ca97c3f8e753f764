import { SUBJECT_ANSWER_DAYS, SUBJECT_EXTENSION_DAYS } from '@proverka/domain/legal'
import { FAULT_ANSWER_DAYS } from '@proverka/domain/reports'
import { Panel } from '@proverka/ui/console'
import type { Letter } from './requests-query.ts'
import * as css from './requests-screen.css.ts'

/** The terms: that of the law first, ours after it. */
export function LawPanel({ kind }: { kind: Letter['kind'] }) {
  return (
    <Panel title="Сроки">
      <div className={css.rows}>
        <div>
          <p className={css.strong}>По закону: {SUBJECT_ANSWER_DAYS} рабочих дней</p>
          <p className={css.note}>
            Ответить или прекратить обработку, ст. 20 и 21 закона № 152-ФЗ. Продлить можно один раз на{' '}
            {SUBJECT_EXTENSION_DAYS}, с письмом и причиной.
          </p>
        </div>
        {kind === 'fault' ? (
          <div>
            <p className={css.strong}>Наш срок: {FAULT_ANSWER_DAYS} рабочих дней</p>
            <p className={css.note}>
              На сообщение читателя отчета. Пишет сам проверяемый — идет срок закона, и ему нужна форма
              обращения на сайте.
            </p>
          </div>
        ) : (
          <p className={css.note}>Своего срока сверх закона здесь нет: до последнего дня не ждем.</p>
        )}
      </div>
    </Panel>
  )
}

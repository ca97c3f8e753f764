import { Button } from '@proverka/ui/primitives'
import { useState } from 'react'
import { ErrorText } from '../../../../runtime/error/error-text.tsx'
import * as css from './risk.css.ts'
import * as page from '../report.css.ts'
import { Part } from '../section-part.tsx'
import { getRiskApi, useRiskChange } from './risk-data.ts'
import type { RiskPartProps } from './risk-part-props.ts'

/** Closes the report; this cannot be undone, so it asks for confirmation (RISK-08). */
export function RiskFinish({ itemId }: RiskPartProps) {
  const [isAsked, setAsked] = useState(false)
  const finish = useRiskChange(itemId, () => getRiskApi().finishReport({ params: { id: itemId } }))
  return (
    <Part id="finish" title="Завершить отчет">
      <div className={page.partBody}>
        <p className={page.note}>
          После этого нельзя менять людей, ответы и выводы и спрашивать источники еще раз.
        </p>
        {finish.error && (
          <p role="alert">
            <ErrorText error={finish.error} />
          </p>
        )}
        <div className={css.actions}>
          {isAsked ? (
            <>
              <Button loading={finish.isPending} onClick={() => finish.mutate(undefined)}>
                Да, завершить
              </Button>
              <Button variant="secondary" onClick={() => setAsked(false)}>
                Отмена
              </Button>
            </>
          ) : (
            <Button variant="secondary" onClick={() => setAsked(true)}>
              Завершить отчет
            </Button>
          )}
        </div>
      </div>
    </Part>
  )
}

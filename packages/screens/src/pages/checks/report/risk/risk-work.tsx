import { ErrorText } from '../../../../runtime/error/error-text.tsx'
import { Notice, Skeleton } from '@proverka/ui/primitives'
import { formatDateTime } from '@proverka/domain'
import * as report from '../report.css.ts'
import { Part } from '../section-part.tsx'
import { RiskConclusions } from './risk-conclusions.tsx'
import { useRiskReport } from './risk-data.ts'
import { RiskFinish } from './risk-finish.tsx'
import { RiskOwners } from './risk-owners.tsx'
import { RiskStatements } from './risk-statements.tsx'
import { RiskSurvey } from './risk-survey.tsx'

/**
 * Version 2.1 of a risk report: its people with their questions, the survey, what the seller says and what the buyer
 * concludes. The PDF covers the first owner only and contains nothing of this.
 */
export function RiskWork({ itemId }: { itemId: string }) {
  const { data, error } = useRiskReport(itemId)
  if (!data) {
    return (
      <Part id="risk" title="Ваша работа с отчетом">
        <div className={report.partBody}>
          {error ? (
            <Notice tone="red">
              <ErrorText error={error} />
            </Notice>
          ) : (
            <Skeleton lines={4} shape="rows" label="Загружаем" />
          )}
        </div>
      </Part>
    )
  }
  const parts = { itemId, report: data, isClosed: data.closed_at !== null }
  return (
    <>
      {data.closed_at !== null && (
        <Notice tone="grey" title="Отчет завершен">
          {formatDateTime(data.closed_at)}. Изменить его больше нельзя.
        </Notice>
      )}
      <RiskOwners {...parts} />
      <RiskSurvey {...parts} key={JSON.stringify(data.survey)} />
      <RiskStatements {...parts} />
      <RiskConclusions {...parts} />
      {!parts.isClosed && <RiskFinish {...parts} />}
    </>
  )
}

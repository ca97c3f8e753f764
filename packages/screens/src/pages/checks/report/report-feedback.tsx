import { RatingPrompt } from './rating-prompt.tsx'
import { ReportFaults } from './report-faults.tsx'
import * as css from './report.css.ts'

/** What a reader is asked about the report, and may say; no part of what the report says. */
export function ReportFeedback({ itemId }: { itemId: string }) {
  return (
    <div className={css.feedback}>
      <ReportFaults itemId={itemId} />
      <RatingPrompt itemId={itemId} />
    </div>
  )
}

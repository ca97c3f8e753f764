import { waitingView } from '@proverka/domain/reports'
import type { Report } from '@proverka/domain/reports'
import { useHydrated } from '@proverka/page-engine/react'
import { WorkProgress } from '@proverka/ui/primitives'
import { visuallyHidden } from '@proverka/ui/theme'
import { useNow, useSlowText } from '../../../runtime/page/use-now.ts'
import * as css from './report.css.ts'

const TICK_MS = 1000

interface ReportWaitingProps {
  readonly report: Pick<Report, 'tasks'>
  /** An email comes when it is done. */
  readonly isMailed: boolean
}

/** How far a report is and how long it usually still takes, or that it takes longer than usual (REPORT-01). */
export function ReportWaiting({ report, isMailed }: ReportWaitingProps) {
  const now = useNow(true, TICK_MS)
  const isHydrated = useHydrated()
  const waiting = waitingView(report, now)
  if (!waiting) return null
  const { progress, share, text } = waiting
  return (
    <section className={css.waitingLine} aria-label="Ход проверки">
      <p className={css.waitingHead}>
        <b>{progress}</b> <span>Страница дополняется сама.</span>
      </p>
      <WorkProgress label={progress} value={isHydrated ? share : null}>
        {text} {isMailed && 'Страницу можно закрыть: пришлем письмо.'}
      </WorkProgress>
    </section>
  )
}

/** For screen readers: what has come since the page is open, at most every ten seconds. */
export function ArrivalStatus({ text }: { text: string }) {
  return (
    <p className={visuallyHidden} role="status">
      {useSlowText(text)}
    </p>
  )
}

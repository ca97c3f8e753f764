import { REPORT_LABELS } from '@proverka/domain'
import type { ReportView } from '@proverka/domain/reports'
import { ResultBar } from '@proverka/ui/report'
import type { ResultTone } from '@proverka/ui/report'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { AskedTable } from './asked-table.tsx'
import { navItems } from './nav-items.ts'
import { NotChecked } from './not-checked.tsx'
import { countsByTone, ReportFrame } from './report-frame.tsx'
import * as css from './report.css.ts'
import { SectionPart } from './section-part.tsx'
import { showsTone, withTone } from './tone-filter.ts'
import { VerdictCard } from './verdict-card.tsx'

interface ReportBodyProps {
  readonly view: ReportView
  /** Puts a question to its source once more. */
  readonly onRestart?: (taskId: string) => void
  /** The question that is being put. */
  readonly restarting?: string | undefined
  readonly files?: ReactNode
  /** What can be added so that more sources answer; drawn with what was not checked. */
  readonly addition?: ReactNode
  /** Stands at the end. */
  readonly rating?: ReactNode
}

/** A report as the page draws it: the verdict first, then every section, who was asked and what was not checked. */
export function ReportBody({ view, onRestart, restarting, files, addition, rating }: ReportBodyProps) {
  const [tone, setTone] = useState<ResultTone>()
  const { counts } = view
  return (
    <ReportFrame
      items={navItems(view, files !== undefined)}
      demo={view.demo}
      title={view.title}
      subject={view.subject}
      numbered={REPORT_LABELS.report}
      number={view.number}
      disclaimer={view.disclaimer}
    >
      <div aria-live="polite">
        {counts && <ResultBar counts={countsByTone(counts)} selected={tone} onSelect={setTone} />}
        <VerdictCard verdict={view.verdict} />
      </div>
      <div className={css.findings}>
        {view.sections
          .filter((section) => showsTone(section, tone))
          .map((section) => (
            <SectionPart key={section.id} section={withTone(section, tone)} />
          ))}
        {tone === undefined && (
          <>
            <AskedTable asked={view.asked} />
            {files}
          </>
        )}
        {(tone === undefined || tone === 'grey') && (
          <NotChecked notChecked={view.notChecked} onRestart={onRestart} restarting={restarting}>
            {addition}
          </NotChecked>
        )}
        {tone === undefined && rating}
      </div>
    </ReportFrame>
  )
}

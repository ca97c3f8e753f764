import { REPORT_LABELS } from '@proverka/domain/views'
import type { ReportView } from '@proverka/domain/views'
import { PriceRuler } from '@proverka/ui/charts'
import { LINE_WORDS } from '@proverka/domain/reports'
import { ResultBar } from '@proverka/ui/report'
import type { ReactNode } from 'react'
import { AskedTable } from './asked-table.tsx'
import { navItems } from './nav-items.ts'
import { NotChecked } from './not-checked.tsx'
import { countsByTone, ReportFrame } from './report-frame.tsx'
import * as css from './report.css.ts'
import { SectionPart } from './section-part.tsx'
import { ShownTone } from './shown-tone.tsx'
import { showOnly } from './tone-filter.ts'
import type { ToneFilter } from './use-tone-filter.ts'
import { VerdictCard } from './verdict-card.tsx'

interface ReportBodyProps {
  readonly view: ReportView
  /** Absent: all of it is shown. */
  readonly filter?: ToneFilter
  /** Puts a question to its source once more. */
  readonly onRestart?: (taskId: string) => void
  /** The question that is being put. */
  readonly restarting?: string | undefined
  /** The progress while it is pending. */
  readonly waiting?: ReactNode
  readonly files?: ReactNode
  /** What can be added so that more sources answer; shown with what was not checked. */
  readonly addition?: ReactNode
  /** Questions to the reader and feedback, at the end. */
  readonly feedback?: ReactNode
}

/** A report as the page draws it: the verdict first, then every section, who was asked and what was not checked. */
export function ReportBody(props: ReportBodyProps) {
  const { view, filter, onRestart, restarting, waiting, files, addition, feedback } = props
  const { counts } = view
  const shown = showOnly(view, filter?.tone)
  return (
    <ReportFrame
      items={navItems(shown, files !== undefined)}
      demo={view.demo}
      title={view.title}
      subject={view.subject}
      numbered={REPORT_LABELS.report}
      number={view.number}
      disclaimer={view.disclaimer}
    >
      {counts && (
        <ResultBar
          counts={countsByTone(counts)}
          selected={filter?.tone}
          {...(view.kind === 'property' && { labels: LINE_WORDS })}
          {...(filter && { onSelect: filter.onTone })}
        />
      )}
      {view.scale && (
        <div className={css.scale}>
          <PriceRuler {...view.scale} label={view.scale.words} />
        </div>
      )}
      {waiting}
      <VerdictCard verdict={view.verdict} />
      {filter?.tone && <ShownTone filter={filter} />}
      <div className={css.findings}>
        {shown.sections.map((section) => (
          <SectionPart key={section.id} section={section} />
        ))}
        {shown.hasRest && (
          <>
            <AskedTable asked={view.asked} />
            {files}
          </>
        )}
        {shown.hasNotChecked && (
          <NotChecked notChecked={view.notChecked} onRestart={onRestart} restarting={restarting}>
            {addition}
          </NotChecked>
        )}
        {shown.hasRest && feedback}
      </div>
    </ReportFrame>
  )
}

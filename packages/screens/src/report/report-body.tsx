import type { ReportView } from '@proverka/domain/reports'
import { Container, SideNav } from '@proverka/ui/frame'
import { CadastralNumber, DemoLabel, ResultBar, SourceStamp } from '@proverka/ui/report'
import type { ResultTone } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { AskedTable } from './asked-table.tsx'
import { navItems } from './nav-items.ts'
import { NotChecked } from './not-checked.tsx'
import * as css from './report.css.ts'
import { SectionPart } from './section-part.tsx'
import { showsTone, withTone } from './tone-filter.ts'
import { useCurrentSection } from './use-current-section.ts'
import { VerdictCard } from './verdict-card.tsx'

interface ReportBodyProps {
  readonly view: ReportView
  /** Puts a question to its source once more. */
  readonly onRestart?: (taskId: string) => void
  /** The question that is being put. */
  readonly restarting?: string | undefined
  /** What can be added so that more sources answer; drawn with what was not checked. */
  readonly addition?: ReactNode
}

/** A report as the page draws it: the verdict first, then every section, who was asked and what was not checked. */
export function ReportBody({ view, onRestart, restarting, addition }: ReportBodyProps) {
  const [tone, setTone] = useState<ResultTone>()
  const { subject, counts } = view
  const items = navItems(view)
  const current = useCurrentSection(items.map(({ href }) => href.slice(1)))
  return (
    <Container className={css.layout}>
      <div className={css.side}>
        <SideNav items={items.map((item) => ({ ...item, current: item.href === `#${current}` }))} />
      </div>
      <div className={css.content}>
        <header className={css.who}>
          <div>
            {view.demo && <DemoLabel />}
            <p className={css.muted}>{view.title}</p>
            <h1 className={text.h1}>
              {subject.cadastralNumber ? (
                <CadastralNumber>{subject.cadastralNumber}</CadastralNumber>
              ) : (
                subject.name
              )}
            </h1>
            {subject.lines.map((line) => (
              <p key={line} className={css.muted}>
                {line}
              </p>
            ))}
          </div>
          <SourceStamp source="Отчет">{view.number}</SourceStamp>
        </header>
        <div aria-live="polite">
          {counts && (
            <ResultBar
              counts={{
                red: counts.found,
                orange: counts.attention,
                yellow: counts.namesake,
                green: counts.notFound,
                grey: counts.notChecked,
                wait: counts.inProgress,
              }}
              selected={tone}
              onSelect={setTone}
            />
          )}
          <VerdictCard verdict={view.verdict} />
        </div>
        <div className={css.findings}>
          {view.sections
            .filter((section) => showsTone(section, tone))
            .map((section) => (
              <SectionPart key={section.id} section={withTone(section, tone)} />
            ))}
          {tone === undefined && <AskedTable asked={view.asked} />}
          {(tone === undefined || tone === 'grey') && (
            <NotChecked notChecked={view.notChecked} onRestart={onRestart} restarting={restarting}>
              {addition}
            </NotChecked>
          )}
        </div>
        <p className={css.small}>{view.disclaimer}</p>
      </div>
    </Container>
  )
}

import type { SummaryCounts } from '@proverka/domain/reports'
import type { SubjectView } from '@proverka/domain/views'
import { Container, SideNav } from '@proverka/ui/frame'
import type { SideNavItem } from '@proverka/ui/frame'
import { CadastralNumber, DemoLabel, NumberPieces } from '@proverka/ui/report'
import { ResultBadge, SourceStamp } from '@proverka/ui/primitives'
import type { ResultTone } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import type { ReactNode } from 'react'
import { ObjectBand, ObjectPlan } from '../../search/object/object-band.tsx'
import * as css from './report.css.ts'
import { useCurrentSection } from '../../../runtime/page/use-current-section.ts'

interface ReportFrameProps {
  readonly items: readonly SideNavItem[]
  readonly demo: boolean
  /** Name of the product. */
  readonly title: string
  readonly subject: SubjectView
  /** What the number is of: «Отчет», «Заказ». */
  readonly numbered: string
  readonly number: string
  readonly disclaimer: string
  readonly children: ReactNode
}

/** What a report and an order of several have around them: the menu, whom they are about, the disclaimer. */
export function ReportFrame(props: ReportFrameProps) {
  const { items, demo, title, subject, numbered, number, disclaimer, children } = props
  const current = useCurrentSection(items.map(({ href }) => href.slice(1)))
  return (
    <>
      {subject.cadastralNumber && <ReportBand {...props} number={subject.cadastralNumber} stamp={number} />}
      <Container className={css.layout}>
        <div className={css.side}>
          <SideNav items={items.map((item) => ({ ...item, current: item.href === `#${current}` }))} />
        </div>
        <div className={css.content}>
          {!subject.cadastralNumber && (
            <header className={css.who}>
              <div>
                {demo && <DemoLabel />}
                <p className={css.muted}>{title}</p>
                <h1 className={text.h1}>{subject.name}</h1>
                <SubjectLines subject={subject} />
                {subject.badge && (
                  <p className={css.badge}>
                    <ResultBadge tone={subject.badge.tone}>{subject.badge.words}</ResultBadge>
                  </p>
                )}
              </div>
              <SourceStamp source={numbered}>{number}</SourceStamp>
            </header>
          )}
          {children}
          <p className={css.small}>{disclaimer}</p>
        </div>
      </Container>
    </>
  )
}

/** The number by its parts where it has them, and what else is known of the subject. */
function SubjectLines({ subject: { lines, numberParts, plate } }: { subject: SubjectView }) {
  const [number = '', ...rest] = lines
  return (
    <>
      {numberParts && (
        <NumberPieces pieces={numberParts} {...(plate && { plate })}>
          {number}
        </NumberPieces>
      )}
      {(numberParts ? rest : lines).map((line) => (
        <p key={line} className={css.muted}>
          {line}
        </p>
      ))}
    </>
  )
}

interface ReportBandProps extends Pick<ReportFrameProps, 'demo' | 'title' | 'subject' | 'numbered'> {
  readonly number: string
  readonly stamp: string
}

/** The object as its own page shows it: the number first, and the plan of what the register has. */
function ReportBand({ demo, title, subject, numbered, number, stamp }: ReportBandProps) {
  return (
    <ObjectBand as="header" hasDrawing={subject.isOnPlan === true}>
      <div className={css.bandText}>
        {demo && <DemoLabel />}
        <p className={css.muted}>{title}</p>
        <CadastralNumber as="h1" size="hero">
          {number}
        </CadastralNumber>
        {subject.lines.map((line) => (
          <p key={line} className={css.bandLine}>
            {line}
          </p>
        ))}
        <SourceStamp source={numbered}>{stamp}</SourceStamp>
      </div>
      {subject.isOnPlan && <ObjectPlan number={number} isLow />}
    </ObjectBand>
  )
}

/** Counts of a summary by result tone. */
export function countsByTone(counts: SummaryCounts): Record<ResultTone, number> {
  return {
    red: counts.found,
    orange: counts.attention,
    yellow: counts.namesake,
    green: counts.notFound,
    grey: counts.notChecked,
    wait: counts.inProgress,
  }
}

import { reportView, typesetView } from '@proverka/domain/views'
import type { ReportView, SectionView } from '@proverka/domain/views'
import type { Report } from '@proverka/domain/reports'
import { BelowFold } from '@proverka/page-engine/react'
import { DemoLabel, Sheet } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import type { ComponentType } from 'react'
import { SectionPart } from '../report/section-part.tsx'
import { VerdictCard } from '../report/verdict-card.tsx'
import { PhoneFold } from './phone-fold.tsx'
import * as css from './landing-sample.css.ts'

const own = import.meta.glob<{ readonly default: Report }>(['./samples/*.json'])
const whole = import.meta.glob<{ readonly default: Report }>(['../samples/reports/*.json'])

/** Products whose whole report is a page of samples. */
const WHOLE: Readonly<Record<string, string>> = {
  PersonCheck: 'check-person-preview-id',
  CreditRating: 'credit-rating-preview-id',
  AutoCheck: 'check-auto-preview-id',
  CounterAgent: 'counter-agent-preview-id',
  EgrnObject: 'egrn-object-preview-id',
}

/** The conclusion and the weightiest sections of a report of the demo world, rendered as a bought one is. */
export async function loadLandingSample(product: string): Promise<ComponentType> {
  const page = WHOLE[product]
  const load =
    page === undefined ? own[`./samples/${product}.json`] : whole[`../samples/reports/${page}.json`]
  if (!load) throw new RangeError(`There is no sample of ${product}`)
  const view = typesetView(reportView((await load()).default))
  return function LandingSample() {
    return <Excerpt view={view} />
  }
}

function Excerpt({ view }: { view: ReportView }) {
  return (
    <Sheet className={css.sheet}>
      <header className={css.head}>
        <DemoLabel />
        <p className={text.h3}>{view.subject.name}</p>
        <p className={css.line}>{view.subject.lines.join(' · ')}</p>
      </header>
      <VerdictCard verdict={view.verdict} id="sample-conclusion" />
      {weightiest(view.sections).map((section) => (
        // By itself: figures take as long to lay out as the rest of a screen.
        <BelowFold key={section.id}>
          <PhoneFold title={`Показать раздел «${section.title}»`}>
            <SectionPart section={section} />
          </PhoneFold>
        </BelowFold>
      ))}
    </Sheet>
  )
}

/** One section is shown below the conclusion: figures before records, records before plain facts. */
function weightiest(sections: readonly SectionView[]): readonly SectionView[] {
  const told = sections.filter(({ kind }) => kind === 'finding')
  const rest = sections.filter(({ kind }) => kind === 'facts' || kind === 'table' || kind === 'rows')
  const drawn = sections.filter((section) => 'figures' in section && section.figures !== undefined)
  return [...drawn, ...told, ...rest].slice(0, 1)
}

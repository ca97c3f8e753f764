import { GENERATED_REPORTS } from '@proverka/domain/fixtures/generated-reports.ts'
import { EXTRACT_CASES, OTHER_REPORTS } from '@proverka/domain/fixtures/report-cases.ts'
import { viewStatements } from '@proverka/domain/fixtures/view-statements.ts'
import { reportStatusLabel } from '@proverka/domain/reports'
import { reportView, typesetView } from '@proverka/domain/views'
import type { Report } from '@proverka/domain/reports'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LABELS, textsOf } from './page-texts.test-data.ts'
import { ReportBody } from './report-body.tsx'

/** The drawing of «не найдено». */
const GREEN_SQUARE = 'd="M1 1h18v18H1z"'

const all = [
  ...EXTRACT_CASES.map(({ name, report }) => [name, report] as const),
  ...OTHER_REPORTS,
  ...GENERATED_REPORTS,
]

describe('[TRUE-01, TRUE-02] the page of a report', () => {
  it.each(all)(
    'says what its view says, word by word, and draws green beside a stated absence alone: %s',
    (_name, report) => {
      const view = typesetView(reportView(report))
      const html = renderToStaticMarkup(<ReportBody view={view} />)
      const said = viewStatements(view).filter((text) => !LABELS.has(text))
      expect([...new Set(textsOf(html))].toSorted()).toEqual([...new Set(said)].toSorted())
      const isStated =
        view.verdict.mark.tone === 'green' ||
        // The register says that the company works.
        view.subject.badge?.tone === 'green' ||
        view.asked.rows.some(({ checks }) => checks.some(({ mark }) => mark.tone === 'green')) ||
        view.sections.some((one) => one.kind === 'rows' && one.rows.some(({ tone }) => tone === 'green'))
      expect(html.includes(GREEN_SQUARE)).toBe(isStated)
    },
  )

  it.each(OTHER_REPORTS)('[RISK-09] is not broken by statuses that nobody knows: %s', (_name, report) => {
    const tasks = report.tasks.map((task) => ({ ...task, status: 'zzz' }))
    const strange = { ...report, status: 'zzz', tasks } as unknown as Report
    const textsWith = (one: Report) => textsOf(renderToStaticMarkup(<ReportBody view={reportView(one)} />))
    expect(textsWith(strange)).toEqual(textsWith(report))
    expect(reportStatusLabel(strange.status)).toBe('Статус: zzz')
  })
})

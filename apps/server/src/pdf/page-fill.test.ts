import { DEBT } from '@proverka/domain/fixtures/report-answers.ts'
import { personReport } from '@proverka/domain/fixtures/make-report.ts'
import { EXTRACT_CASES, OTHER_REPORTS } from '@proverka/domain/fixtures/report-cases.ts'
import { viewStatements } from '@proverka/domain/fixtures/view-statements.ts'
import { CHECKS, reportView, type Answer, type Report } from '@proverka/domain/reports'
import { describe, expect, it } from 'vitest'
import { readPdfText } from '../../tests/setup/read-pdf-text.ts'
import {
  SAMPLE_OPTIONS,
  SAMPLE_PERSON_REPORT,
  SAMPLE_PROPERTY_REPORT,
} from '@proverka/test-support/sample-reports'
import { createReportPdf } from './create-report-pdf.ts'

const pdf = createReportPdf()

/** Points from the foot of an A4 sheet: where its text begins and where it may end. */
const TOP = 771
const FOOT = 82
/** A heading moves to the next page with the block below it, and that is all that a page may leave free. */
const LEAST_FILL = 0.7

const everyCheck = (answer: (index: number) => Answer): Report =>
  personReport(Object.values(CHECKS).map(({ type, source }, index) => [type, source, answer(index)]))

const nothing: Answer = { kind: 'not-found' }
const reports: readonly (readonly [name: string, report: Report])[] = [
  ['a person with four answers', SAMPLE_PERSON_REPORT],
  ['a flat with everything', SAMPLE_PROPERTY_REPORT],
  ['a person with a record in every source', everyCheck(() => DEBT)],
  ['a person with records in half of the sources', everyCheck((index) => (index % 2 ? DEBT : nothing))],
  ['a person without records', everyCheck(() => nothing)],
  ...OTHER_REPORTS,
  ...EXTRACT_CASES.filter(({ state }) => state === 'filled').map(
    ({ name, report }) => [name, report] as const,
  ),
]

describe('the pages of a PDF', () => {
  it.each(reports)('are filled to the foot before the last one: %s', async (_name, report) => {
    const { ends } = readPdfText(await pdf.render(report, SAMPLE_OPTIONS))
    const fills = ends.map((end) => (TOP - end) / (TOP - FOOT))
    expect(fills.every((fill) => fill > 0 && fill <= 1)).toBe(true)
    for (const fill of fills.slice(0, -1)) expect(fill).toBeGreaterThan(LEAST_FILL)
  })
})

describe('a report about a person', () => {
  it.each(reports.filter(([, { subject }]) => subject.kind === 'person'))(
    'says no sentence twice: %s',
    (_name, report) => {
      const { verdict, sections, notChecked } = reportView(report)
      const sentences = (texts: readonly string[]) =>
        texts
          .flatMap((text) => text.split(/(?<=\.) /))
          .filter((text) => text.endsWith('.') && text.length > 40)
      const said = sentences(viewStatements(reportView(report)))
      const doubled = said.filter((sentence, index) => said.indexOf(sentence) !== index)
      // The advice of the verdict is what a finding says to do: it is there to be read in two places, and nothing else.
      const advice = sentences(verdict.advice)
      expect(doubled.filter((sentence) => !advice.includes(sentence))).toEqual([])
      expect(sections.length + notChecked.rows.length).toBeGreaterThan(0)
    },
  )
})

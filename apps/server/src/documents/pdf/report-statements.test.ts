import { EXTRACT_CASES, OTHER_REPORTS } from '@proverka/domain/fixtures/report-cases.ts'
import { REPORT_LABELS, reportView, typesetView } from '@proverka/domain/views'
import { viewStatements } from '@proverka/domain/fixtures/view-statements.ts'
import type { Report } from '@proverka/domain/reports'
import { describe, expect, it } from 'vitest'
import { SAMPLED_REPORTS } from '../../../tests/setup/sampled-reports.ts'
import { STORED_REPORTS } from '../../../tests/setup/stored-samples.ts'
import { readPdfText } from '../../../tests/setup/read-pdf-text.ts'
import { SAMPLE_OPTIONS } from '@proverka/test-support/sample-reports'
import { createReportPdf } from './create-report-pdf.ts'
import { reportDocument } from './report-document.ts'
import { reportHtml } from './report-html.ts'

const pdf = createReportPdf()

/** Where a line ends is the typesetter's matter: texts are compared without spaces, and without the joiner that print has no glyph for. */
const squeezed = (text: string): string => text.replaceAll(/[\s\u00A0\u200B\u202F\u2060]+/g, '')

/** What paper adds: the labels, and the head and foot of each page. */
const PAPER = [
  ...Object.values(REPORT_LABELS),
  REPORT_LABELS.demo.toUpperCase(),
  '21.11.2026, 14:05 МСК',
  SAMPLE_OPTIONS.url,
  'ООО «Межевой знак» (демонстрационный оператор), ИНН 0000000000, ОГРН 0000000000000. 000000, г. Образцовск, ул. Кленовая, д. 1. help@realty.localhost',
].map(squeezed)

/** Removes every text from the whole, longest first; the rest comes from none of them. */
function without(whole: string, texts: readonly string[]): string {
  return [...texts]
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, text) => rest.replaceAll(text, '|'), whole)
}

const saidBy = (report: Report) => viewStatements(typesetView(reportView(report))).map(squeezed)

/** Texts inside a drawing that sections say in words. */
function renderedTexts(report: Report): readonly string[] {
  const { scale } = typesetView(reportView(report))
  return scale ? [scale.range, scale.middleText, ...scale.marks.map(({ sign }) => sign)].map(squeezed) : []
}

const all = [
  ...EXTRACT_CASES.map(({ name, report }) => [name, report] as const),
  ...OTHER_REPORTS,
  ...STORED_REPORTS,
  ...SAMPLED_REPORTS,
]

describe('[TRUE-01, TRUE-02] the PDF of a report', () => {
  it.each(all)('says what its view says, word by word: %s', async (_name, report) => {
    const said = saidBy(report)
    const { pages } = readPdfText(await pdf.render(report, SAMPLE_OPTIONS))
    const text = squeezed(pages.join(''))
    for (const statement of said) expect(text).toContain(statement)
    // What is left are numbers of list items and pages, and the signs between two texts of one line.
    const rest = without(text, [...said, ...PAPER, ...renderedTexts(report)]).replaceAll(
      /страница[\d|]*из|[\d.,:|·]+/g,
      '',
    )
    expect(rest).toBe('')
  })
})

describe('[TRUE-02] the HTML of a report', () => {
  it.each(all)('says what its view says: %s', (_name, report) => {
    const text = squeezed(reportHtml(reportDocument(report, SAMPLE_OPTIONS)).replaceAll(/<[^>]*>/g, ' '))
    for (const statement of saidBy(report)) expect(text).toContain(statement)
  })
})

import { DEBT } from '@proverka/domain/fixtures/report-answers.ts'
import { personReport } from '@proverka/domain/fixtures/make-report.ts'
import { ORDER_CASES } from '@proverka/domain/fixtures/order-cases.ts'
import { EXTRACT_CASES, OTHER_REPORTS } from '@proverka/domain/fixtures/report-cases.ts'
import { viewStatements } from '@proverka/domain/fixtures/view-statements.ts'
import { type Answer, type Report } from '@proverka/domain/reports'
import { CHECKS } from '@proverka/domain/checks'
import {
  type FiguresView,
  type OrderFacts,
  orderView,
  type OrderView,
  REPORT_LABELS,
  reportView,
  type SectionView,
  typesetView,
} from '@proverka/domain/views'
import { describe, expect, it } from 'vitest'
import { STORED_ORDERS, STORED_REPORTS } from '../../../tests/setup/stored-samples.ts'
import { collisionsOf, fillsOf, halfEmpty } from '../../../tests/setup/page-layout.ts'
import { readPdfText } from '../../../tests/setup/read-pdf-text.ts'
import {
  SAMPLE_OPTIONS,
  SAMPLE_PERSON_REPORT,
  SAMPLE_PROPERTY_REPORT,
} from '@proverka/test-support/sample-reports'
import { createOrderPdf } from './create-order-pdf.ts'
import { createReportPdf } from './create-report-pdf.ts'

const pdf = createReportPdf()
const orderPdf = createOrderPdf()

const everyCheck = (answer: (index: number) => Answer): Report =>
  personReport(Object.values(CHECKS).map(({ type, source }, index) => [type, source, answer(index)]))

const nothing: Answer = { kind: 'not-found' }
const invented: readonly (readonly [name: string, report: Report])[] = [
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

const reports = [...invented, ...STORED_REPORTS]
/** An order of any two reports: each report is the first part of one and the second part of another. */
const joint = reports.map(([name, report], index): (typeof ORDER_CASES)[number] => {
  const [otherName, other] = reports[(index * 7 + 3) % reports.length] ?? [name, report]
  const parts = [report, other].map((one, part) => ({
    id: `00000000-0000-4000-8000-00000000000${part + 1}`,
    title: one.title,
    status: 'done',
    report: one,
  }))
  return [`${name} with ${otherName}`, { number: 10_602, title: 'Заказ', subject: report.title, parts }]
})
const orders = [...ORDER_CASES, ...STORED_ORDERS]

const reportFile = async (report: Report) => readPdfText(await pdf.render(report, SAMPLE_OPTIONS))
const orderFile = async (order: OrderFacts) => readPdfText(await orderPdf.render(order, SAMPLE_OPTIONS))

const squeezed = (text: string): string => text.replaceAll(/[\s\u00A0\u200B\u202F]+/g, '')

describe('the pages of a PDF', () => {
  it.each(reports)('are filled to the foot before the last one: %s', async (_name, report) => {
    const fills = fillsOf(await reportFile(report))
    expect(fills.length).toBeGreaterThan(0)
    expect(halfEmpty(fills)).toEqual([])
  })
  it.each(orders)('are filled in the PDF of an order, too: %s', async (_name, order) => {
    const fills = fillsOf(await orderFile(order))
    expect(fills.length).toBeGreaterThan(0)
    expect(halfEmpty(fills)).toEqual([])
  })
})

describe('no column of a PDF runs into the next one or over the margin, no page of a joint one is half empty', () => {
  it.each(reports)('%s', async (_name, report) => {
    const { runs } = await reportFile(report)
    expect(runs.flat().length).toBeGreaterThan(20)
    expect(runs.flatMap((page) => collisionsOf(page))).toEqual([])
  })
  it.each([...orders, ...joint])('the order of %s', async (_name, order) => {
    const file = await orderFile(order)
    expect(file.runs.flat().length).toBeGreaterThan(20)
    expect(file.runs.flatMap((page) => collisionsOf(page))).toEqual([])
    expect(halfEmpty(fillsOf(file), 0.5)).toEqual([])
  })
})

describe('a page of a PDF never ends with a heading, the note below it or the head of a table', () => {
  const orphansOf = (bodies: readonly string[], ends: readonly string[]): readonly string[] =>
    bodies.flatMap((body) => ends.filter((end) => squeezed(body).endsWith(end)))

  it.each(reports)('%s', async (_name, report) => {
    const view = typesetView(reportView(report))
    const ends = headsOf(view, view.sections, false)
    expect(ends.length).toBeGreaterThan(2)
    expect(orphansOf((await reportFile(report)).bodies, ends)).toEqual([])
  })
  it.each(orders)('%s', async (_name, order) => {
    const view = typesetView(orderView(order))
    const { reconciliation, parts } = view
    const own = reconciliation
      ? [
          reconciliation.title,
          [REPORT_LABELS.question, ...reconciliation.columns, REPORT_LABELS.together].join(''),
        ]
      : []
    const ends = [
      ...headsOf(
        view,
        parts.flatMap(({ sections }) => sections),
        true,
      ),
      ...own.map(squeezed),
    ]
    expect(ends.length).toBeGreaterThan(3)
    expect(orphansOf((await orderFile(order)).bodies, ends)).toEqual([])
  })
})

/** Titles and notes of sections and joined heads of tables: what nothing follows on a page is an orphan. */
function headsOf(
  { asked, notChecked }: Pick<OrderView, 'asked' | 'notChecked'>,
  sections: readonly SectionView[],
  hasParts: boolean,
): readonly string[] {
  const { source, asked: what, part, answer, time, unknown, why, how } = REPORT_LABELS
  return [
    asked.title,
    [source, what, ...(hasParts ? [part] : []), answer, time].join(''),
    notChecked.title,
    [unknown, why, how].join(''),
    ...sections.flatMap((section) => [
      section.title,
      ...(section.kind === 'table' ? [section.columns.map(({ title }) => title).join('')] : []),
      ...(section.kind === 'facts' && section.note !== '' && section.rows.length > 0 ? [section.note] : []),
      ...figuresOf(section).flatMap(({ title, heads }) => [title, heads.join('')]),
    ]),
  ].map(squeezed)
}

function figuresOf(section: SectionView): readonly FiguresView[] {
  if (section.kind === 'facts') return section.figures ? [section.figures] : []
  if (section.kind !== 'finding') return []
  return [...section.records.map(({ figures }) => figures), section.figures].flatMap((one) => one ?? [])
}

describe('the bookmarks of a PDF', () => {
  /** Items of the outline: each has its parent and the place that it leads to. */
  const countBookmarks = (structure: string): number =>
    [...structure.matchAll(/\/Title [^\n]*\n?[^]*?\/Dest/g)].length

  it.each(reports)('lead to every section: %s', async (_name, report) => {
    const { structure } = await reportFile(report)
    expect(structure).toMatch(/\/Type \/Catalog[^]*?\/Outlines \d+ 0 R/)
    const { sections, asked } = reportView(report)
    // The subject, the verdict, every section, who was asked and what was not checked.
    expect(countBookmarks(structure)).toBe(2 + sections.length + (asked.rows.length > 0 ? 1 : 0) + 1)
  })
  it.each(orders)('lead to every part and section of an order: %s', async (_name, order) => {
    const { structure } = await orderFile(order)
    const { reconciliation, parts, asked } = orderView(order)
    const sections = parts.reduce((sum, part) => sum + part.sections.length, 0)
    const own = (reconciliation ? 1 : 0) + (asked.rows.length > 0 ? 1 : 0)
    expect(countBookmarks(structure)).toBe(2 + parts.length + sections + own + 1)
  })
})

describe('a report about a person', () => {
  it.each(invented.filter(([, { subject }]) => subject.kind === 'person'))(
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

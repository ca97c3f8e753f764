import { formatDate, formatDateTime } from '@proverka/domain'
import { type Operator } from '@proverka/domain/legal'
import { COLOUR_LABELS, summariseExtract, summariseReport, type Report } from '@proverka/domain/reports'
import type { ConclusionView, DocumentView } from './document-view.ts'
import { extractSections } from './extract-sections.ts'
import { notCheckedView } from './not-checked.ts'
import { taskSections } from './task-sections.ts'

export interface ReportPdfOptions {
  readonly operator: Operator
  /** The minute of the stamp. */
  readonly now: Date
  /** Where the report stands on the site. */
  readonly url: string
}

/** A report as texts for print; equal input gives an equal document. */
export function reportDocument(report: Report, { operator, now, url }: ReportPdfOptions): DocumentView {
  const number = `№ ${groups(report.number)}`
  const { name, lines } = describe(report)
  return {
    kind: report.subject.kind,
    fileTitle: `${report.title}. ${name}. Отчет ${number}`,
    number,
    product: report.title,
    stamp: formatDateTime(now.toISOString()),
    demo: report.demo,
    subject: name,
    subjectLines: lines,
    conclusion: report.extract ? extractConclusion(report.extract.content, now) : reportConclusion(report),
    sections: [
      ...(report.extract ? extractSections(report.extract) : []),
      // The extract itself is the answer of the register; only what was asked besides it is told once more.
      ...taskSections(report.tasks.filter((task) => !report.extract || task.answer.kind !== 'found')),
    ],
    notChecked: notCheckedView(report),
    footer: {
      operator: `${operator.name}, ИНН ${operator.inn}, ОГРН ${operator.ogrn}. ${operator.address}. ${operator.email}`,
      disclaimer: 'Не является официальной выпиской. Сервис не относится к государственным органам.',
      url,
    },
  }
}

function describe({ subject }: Report): { name: string; lines: readonly string[] } {
  if (subject.kind === 'property') {
    const number = subject.cadastralNumber
    return number ? { name: number, lines: [subject.address] } : { name: subject.address, lines: [] }
  }
  const name = [subject.lastName, subject.firstName, subject.middleName].filter(Boolean).join(' ')
  const facts = [
    `дата рождения ${formatDate(subject.birthDate)}`,
    subject.region ?? 'все регионы',
    subject.inn && `ИНН ${subject.inn}`,
    subject.passportMasked && `паспорт ${subject.passportMasked}`,
  ]
  return { name, lines: [facts.filter(Boolean).join(', ')] }
}

function reportConclusion(report: Report): ConclusionView {
  const summary = summariseReport(report)
  return {
    mark: { shape: summary.colour, words: COLOUR_LABELS[summary.colour] },
    headline: summary.headline,
    text: summary.text,
    points: summary.conclusions.map(({ text }) => ({ title: '', text, facts: [] })),
    advice: summary.advice,
    conditions: summary.conditions.join('; '),
  }
}

function extractConclusion(extract: NonNullable<Report['extract']>['content'], now: Date): ConclusionView {
  const summary = summariseExtract(extract, moscowDay(now))
  return {
    mark: { shape: summary.colour, words: COLOUR_LABELS[summary.colour] },
    headline: summary.headline,
    text: '',
    points: summary.conclusions.map(({ title, meaning, facts }) => ({
      title: title === summary.headline ? '' : title,
      text: meaning,
      facts: fewOf(facts),
    })),
    advice: summary.conclusions.map(({ whatToDo }) => whatToDo),
    conditions: '',
  }
}

const MOST_FACTS = 5

/** The conclusion stays one page: the tables below hold the rest. */
function fewOf(facts: readonly string[]): readonly string[] {
  if (facts.length <= MOST_FACTS) return facts
  return [...facts.slice(0, MOST_FACTS), `и еще ${facts.length - MOST_FACTS}, все в таблицах ниже`]
}

/** The Moscow day `YYYY-MM-DD` of an instant. */
function moscowDay(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(now)
}

function groups(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ' ')
}

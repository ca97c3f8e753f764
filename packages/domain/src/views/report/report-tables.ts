import { REPORT_LABELS } from './labels.ts'
import type {
  AskedView,
  FiguresView,
  NotCheckedView,
  RecordView,
  ReportView,
  RowView,
  RowsView,
  SectionView,
  VerdictView,
} from './view.ts'

/** A column of a table and its share of the width, in percent. */
export interface ReportColumn {
  readonly title: string
  readonly share: number
}

/** One table of a report: a sheet of a spreadsheet, a part of a CSV. Cells are texts, lines in one cell end with `\n`. */
export interface ReportTable {
  /** Place in the report, unique in it. */
  readonly id: string
  readonly title: string
  readonly columns: readonly ReportColumn[]
  readonly rows: readonly (readonly string[])[]
}

/** Columns of a table of names and values. */
export const PAIR: readonly ReportColumn[] = [
  { title: REPORT_LABELS.unknown, share: 40 },
  { title: REPORT_LABELS.value, share: 60 },
]

/** What a report says as tables, in the order of reading: its conclusion, its sections, who was asked, what was not checked. */
export function reportTables(view: ReportView): readonly ReportTable[] {
  const { title, number, version, updated, subject, verdict, sections, asked, notChecked, disclaimer } = view
  const head = [
    [title, lines(number, version, updated)],
    [subject.name, lines(...subject.lines, subject.badge?.words)],
    ...(view.demo ? [[REPORT_LABELS.demo, '']] : []),
  ]
  return [
    {
      id: 'verdict',
      title: REPORT_LABELS.verdict,
      columns: PAIR,
      rows: [...head, ...verdictRows(verdict), [disclaimer, '']],
    },
    ...sections.flatMap(sectionTables),
    ...closingTables(asked, notChecked),
  ]
}

/** Who was asked, and what was not checked. */
export const closingTables = (asked: AskedView, notChecked: NotCheckedView): readonly ReportTable[] => [
  ...(asked.rows.length > 0 ? [askedTable(asked)] : []),
  notCheckedTable(notChecked),
]

/** A section, and each of its figures. */
export const sectionTables = (section: SectionView): readonly ReportTable[] => [
  sectionTable(section),
  ...figuresTables(section),
]

/** The rows of a conclusion in two columns. */
export function verdictRows({ mark, headline, points, text, adviceTitle, advice, conditions }: VerdictView) {
  return [
    [mark.words, headline],
    ...points.map((point) => [point.mark?.words ?? '', point.text]),
    ['', text],
    ...advice.map((one, index) => [index === 0 ? adviceTitle : '', one]),
    ...(conditions === '' ? [] : [['', conditions]]),
  ]
}

function sectionTable(section: SectionView): ReportTable {
  const { id, title } = section
  switch (section.kind) {
    case 'facts': {
      const { stamp, note } = section
      const origin = lines(stamp?.source, stamp?.time, note)
      return {
        id,
        title,
        columns: PAIR,
        rows: [
          ...section.rows.map(({ label, value }) => [label, value]),
          ...(origin === '' ? [] : [[REPORT_LABELS.source, origin]]),
        ],
      }
    }
    case 'rows':
      return {
        id,
        title,
        columns: ROW_COLUMNS,
        rows: [...section.rows.map(registerRow), ...originRows(section)],
      }
    case 'table': {
      const { columns, rows, mark, note } = section
      const below = lines(mark?.words, note, section.stamp?.source, section.stamp?.time)
      return {
        id,
        title,
        columns,
        rows: [
          ...rows.map(({ cells }) => cells.map((cell) => lines(...cell))),
          ...(below === '' ? [] : [[below]]),
        ],
      }
    }
    case 'finding': {
      const { mark, stamp, records, meaning, whatToDo, law } = section
      return {
        id,
        title,
        columns: PAIR,
        rows: [
          [mark.words, lines(stamp.source, stamp.time)],
          ...records.flatMap(recordRows),
          ...pair(REPORT_LABELS.meaning, lines(meaning, law)),
          ...pair(REPORT_LABELS.whatToDo, whatToDo),
        ],
      }
    }
    case 'running':
      return { id, title, columns: PAIR, rows: [[section.mark.words, lines(section.source, section.text)]] }
  }
}

/** Who says what a register holds, and when it was read. */
function originRows({ stamp }: RowsView): readonly (readonly string[])[] {
  return stamp === undefined ? [] : [['', REPORT_LABELS.source, lines(stamp.source, stamp.time), '']]
}

/** The figures of a section, each as a separate table. */
function figuresTables(section: SectionView): readonly ReportTable[] {
  if (section.kind === 'facts')
    return section.figures ? [figuresTable(section.figures, `${section.id}-figures`)] : []
  if (section.kind !== 'finding') return []
  const all = [section, ...section.records]
  return all.flatMap(({ figures }, index) =>
    figures ? [figuresTable(figures, `${section.id}-figures-${index}`)] : [],
  )
}

function figuresTable({ title, heads, rows }: FiguresView, id: string): ReportTable {
  return {
    id,
    title,
    columns: heads.map((head) => ({ title: head, share: Math.round(100 / heads.length) })),
    rows,
  }
}

const ROW_COLUMNS: readonly ReportColumn[] = [
  { title: REPORT_LABELS.index, share: 5 },
  { title: REPORT_LABELS.entry, share: 25 },
  { title: REPORT_LABELS.unknown, share: 40 },
  { title: REPORT_LABELS.meaning, share: 30 },
]

function registerRow({ index, label, value, details, about, meaning }: RowView): readonly string[] {
  return [index, label, lines(value, ...details, about?.text), meaning]
}

function recordRows({ title, amount, facts, match }: RecordView): readonly (readonly string[])[] {
  return [
    [title, amount],
    ...facts.map(({ label, value }) => [label, value]),
    ...(match
      ? [[match.words, match.meaning], ...match.cells.map(({ label, words }) => [label, words])]
      : []),
  ]
}

function askedTable({ title, rows }: AskedView): ReportTable {
  return {
    id: 'asked',
    title,
    columns: [
      { title: REPORT_LABELS.source, share: 18 },
      { title: REPORT_LABELS.asked, share: 20 },
      { title: REPORT_LABELS.question, share: 27 },
      { title: REPORT_LABELS.part, share: 10 },
      { title: REPORT_LABELS.answer, share: 13 },
      { title: REPORT_LABELS.time, share: 12 },
    ],
    rows: rows.flatMap(({ source, with: asked, checks }) =>
      checks.map((check) => [
        source,
        asked,
        lines(check.title, check.register),
        check.part ?? '',
        check.mark.words,
        check.time,
      ]),
    ),
  }
}

function notCheckedTable({ title, rows, closing }: NotCheckedView): ReportTable {
  return {
    id: 'not-checked',
    title,
    columns: [
      { title: REPORT_LABELS.unknown, share: 34 },
      { title: REPORT_LABELS.why, share: 33 },
      { title: REPORT_LABELS.how, share: 33 },
    ],
    rows: [...rows.map(({ what, why, how }) => [what, why, how]), ...(closing === '' ? [] : [[closing]])],
  }
}

/** Texts of one cell, each in its line; empty ones leave none. */
export const lines = (...texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join('\n')

const pair = (label: string, value: string) => (value === '' ? [] : [[label, value]])

import { formatDate, formatDateTime } from '../../format/format-date.ts'
import { documentKind } from '../../reports/extract/extract-kinds.ts'
import type { Extract, ExtractObject } from '../../reports/extract/extract.ts'
import { answersQuestion, answerState } from '../../reports/extract/part-state.ts'
import { EXTRACT_QUESTIONS } from '../../reports/extract/questions.ts'
import type { Report } from '../../reports/report/report.ts'
import type { PropertySummary } from '../../reports/report/property-summary.ts'
import { areaText, entryText } from './extract-texts.ts'
import { historySections } from './extract-history.ts'
import {
  aboutRight,
  disputesSection,
  encumbrancesSection,
  pointersInto,
  rightsSection,
} from './extract-rows.ts'
import { objectFacts } from './object-facts.ts'
import { questionRow, withoutRepeats } from './question-row.ts'
import type { FactRow, FactsView, RowsView, SectionView, StampView, TableView } from './view.ts'

type ReceivedExtract = NonNullable<Report['extract']>

/** Sections of a document of the register: what it tells, each entry once, and what it does not tell. */
export function extractSections(
  { source, received_at, content }: ReceivedExtract,
  { conclusions }: PropertySummary,
): readonly SectionView[] {
  const contains = (question: (typeof EXTRACT_QUESTIONS)[number]): boolean =>
    answerState(content, question) !== 'not-contained'
  const { isChain } = documentKind(content)
  const disputes = (['litigation', 'objections', 'claims', 'deals'] as const).filter(contains)
  const stamp = { source, time: formatDateTime(received_at) }
  const object: FactsView = {
    kind: 'facts',
    id: 'object',
    title: documentKind(content).title,
    stamp,
    note: requisites(content),
    rows: [...noticeRows(content), ...objectFacts(content.object)],
  }
  const objectState = contains('object') ? questionRow(content, 'object') : undefined
  const sections: readonly (SectionView | undefined | false)[] = [
    object,
    objectState && { kind: 'rows', id: 'characteristics', title: 'Характеристики', rows: [objectState] },
    // A history shows the current rights in its own table.
    contains('rights') && (!isChain || content.rights.length === 0) && rightsSection(content),
    contains('encumbrances') && encumbrancesSection(content),
    disputesSection(content, disputes),
    ...historySections(content, conclusions),
    marksSection(content),
    objectsSection(content.objects ?? []),
    silenceSection(content),
  ]
  return sections.flatMap((section) => (section ? [stamped(section, stamp)] : []))
}

/** Each part of a document says where it was read and when: parts are read, printed and sent one by one. */
function stamped(section: SectionView, stamp: StampView): SectionView {
  return section.kind === 'rows' || section.kind === 'table' ? { ...section, stamp } : section
}

function requisites({ number, date, organ }: Extract): string {
  const document = [number && `№ ${number}`, date && `от ${formatDate(date)}`].filter(Boolean).join(' ')
  return [document, organ].filter(Boolean).join(', ')
}

function noticeRows({ notice }: Extract): readonly FactRow[] {
  if (notice === undefined) return []
  const rows = [
    {
      label: 'Ответ',
      value: notice.kind === 'refusal' ? 'Отказ в предоставлении сведений' : 'Сведения отсутствуют',
      pointer: '/kind',
    },
    { label: 'Что запрошено', value: notice.asked ?? '', pointer: '/notice/asked' },
    { label: 'Причина', value: notice.reason ?? '', pointer: '/notice/reason' },
  ] as const
  return rows.filter((row) => row.value !== '')
}

/** Notes of the register that answer none of the questions. */
function marksSection(extract: Extract): TableView | undefined {
  const marks = (extract.marks ?? []).filter((mark) => !answersQuestion(mark))
  if (marks.length === 0) return undefined
  const pointerTo = pointersInto('marks', extract.marks)
  return {
    kind: 'table',
    id: 'marks',
    title: 'Другие записи и отметки',
    note: '',
    columns: [
      { title: 'Запись', share: 62 },
      { title: 'Номер и дата', share: 38 },
    ],
    rows: marks.map((mark, index) => {
      const about = aboutRight(mark.number, extract)
      const entry = entryText(about ? undefined : mark.number, mark.date)
      const cells = [about?.text, entry].filter((text) => text !== undefined && text !== '')
      return {
        id: `mark-${index + 1}`,
        pointer: pointerTo(mark),
        cells: [[mark.text], cells.length > 0 ? (cells as string[]) : ['не указаны']],
      }
    }),
  }
}

function objectsSection(objects: readonly ExtractObject[]): TableView | undefined {
  if (objects.length === 0) return undefined
  const unknown = 'не указано'
  return {
    kind: 'table',
    id: 'objects',
    title: 'Другие объекты в выписке',
    note: '',
    columns: [
      { title: 'Кадастровый номер', share: 34 },
      { title: 'Вид, назначение', share: 34 },
      { title: 'Площадь', share: 16 },
      { title: 'Этаж', share: 16 },
    ],
    rows: objects.map((object, index) => ({
      id: `object-${index + 1}`,
      pointer: `/objects/${index}`,
      cells: [
        [object.cadastralNumbers.join(', ') || 'не указан'],
        [
          [object.type, object.purpose].filter(Boolean).join(', ') || unknown,
          ...(object.address ? [object.address] : []),
        ],
        [areaText(object.area) ?? unknown],
        [object.floor ?? unknown],
      ],
    })),
  }
}

/** Every question that documents of this kind never answer (TRUE-01). */
function silenceSection(extract: Extract): RowsView | undefined {
  const rows = EXTRACT_QUESTIONS.filter(
    (question) => answerState(extract, question) === 'not-contained',
  ).flatMap((question) => questionRow(extract, question) ?? [])
  if (rows.length === 0) return undefined
  return { kind: 'rows', id: 'silent', title: 'Чего в этом документе нет', rows: withoutRepeats(rows) }
}

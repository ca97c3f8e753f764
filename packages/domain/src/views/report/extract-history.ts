import { formatDate } from '../../format/format-date.ts'
import { documentKind } from '../../reports/extract/extract-kinds.ts'
import type { Extract, ExtractRight } from '../../reports/extract/extract.ts'
import type { PropertyConclusion } from '../../reports/report/property-rules.ts'
import { QUESTION_WORDS } from '../../reports/report/question-words.ts'
import { documentText, entryText, holdersText, rightText } from './extract-texts.ts'
import { pointersInto } from './extract-rows.ts'
import { questionRow } from './question-row.ts'
import { SEVERITY_TONES } from './severity-marks.ts'
import type { SectionView, TableRow } from './view.ts'

/**
 * The rights from the first one on. A document about the transfer of rights also lists the current ones: they are shown
 * here and nowhere else.
 */
export function historySections(
  extract: Extract,
  conclusions: readonly PropertyConclusion[],
): readonly SectionView[] {
  const { isChain } = documentKind(extract)
  const told = isChain ? extract.rights : extract.rights.filter(({ endedAt }) => endedAt !== undefined)
  const state = questionRow(extract, 'history')
  const gaps = conclusions.filter(({ key }) => key === 'history-gap')
  const title = QUESTION_WORDS.history.title
  const sections: SectionView[] = []
  if (told.length > 0) {
    const pointerTo = pointersInto('rights', extract.rights)
    const rows = told
      .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
      .map((right, index) => ({ ...historyRow(right, index), pointer: pointerTo(right) }))
    sections.push({ kind: 'table', id: 'history', title, note: '', columns: COLUMNS, rows })
  }
  if (state !== undefined && state.value !== NOT_HERE) {
    const id = told.length > 0 ? 'former-rights' : 'history'
    sections.push({ kind: 'rows', id, title: told.length > 0 ? 'Прежние права' : title, rows: [state] })
  }
  for (const { title: gapTitle, meaning, facts, severity } of gaps) {
    sections.push({
      kind: 'rows',
      id: 'history-gaps',
      title: gapTitle,
      rows: facts.map((fact, index) => ({
        id: `history-gap-${index + 1}`,
        index: String(index + 1),
        label: 'Пропуск в записях',
        value: fact,
        details: [],
        meaning: index === 0 ? meaning : '',
        tone: SEVERITY_TONES[severity],
      })),
    })
  }
  return sections
}

/** Kinds without a history say so in one place, with all that they do not tell. */
const NOT_HERE = 'в этом документе не указано'

const COLUMNS = [
  { title: 'Правообладатель', share: 26 },
  { title: 'Право и номер', share: 30 },
  { title: 'Основание', share: 22 },
  { title: 'Владел', share: 22 },
]

function historyRow(right: ExtractRight, index: number): TableRow {
  const { holders, documents, number, date, endedAt, endNumber, cadastralNumber } = right
  const entry = entryText(number, undefined)
  return {
    id: `history-${index + 1}`,
    cells: [
      [holdersText(holders)],
      [
        rightText(right),
        ...(entry ? [entry] : []),
        ...(cadastralNumber ? [`объект ${cadastralNumber}`] : []),
      ],
      documents.length === 0 ? ['не указано'] : documents.map(documentText),
      [
        `с ${date === undefined ? 'даты, которая не указана' : formatDate(date)}`,
        endedAt === undefined ? 'действует' : `по ${formatDate(endedAt)}`,
        ...(endNumber ? [`прекращено записью № ${endNumber}`] : []),
      ],
    ],
  }
}

import { formatDate } from '../../format/format-date.ts'
import { currentRights } from '../../reports/extract/current-ownership.ts'
import type {
  Extract,
  ExtractEncumbrance,
  ExtractHolder,
  ExtractMark,
  ExtractRight,
} from '../../reports/extract/extract.ts'
import { isEnded, isEndedMark } from '../../reports/extract/ended-entries.ts'
import { marksAbout } from '../../reports/extract/part-state.ts'
import type { ExtractQuestion } from '../../reports/extract/questions.ts'
import { encumbranceRule, propertyRule } from '../../reports/report/property-rules.ts'
import { QUESTION_WORDS } from '../../reports/report/question-words.ts'
import { basisText, entryText, holdersText, rightText, termText } from './extract-texts.ts'
import { questionRow, withoutRepeats } from './question-row.ts'
import { SEVERITY_TONES } from './severity-marks.ts'
import type { ExtractPointer, RowsView, RowView } from './view.ts'

/** Current rights, each once, with its holder and ground. */
export function rightsSection(extract: Extract): RowsView {
  const pointerTo = pointersInto('rights', extract.rights)
  const rows = currentRights(extract.rights).map((right, index) => ({
    ...rightRow(right, index),
    pointer: pointerTo(right),
  }))
  return section(extract, 'rights', rows)
}

/** Restrictions and encumbrances, each with what follows from it. */
export function encumbrancesSection(extract: Extract): RowsView {
  const rows = extract.encumbrances.map((one, index) => encumbranceRow(one, index, extract))
  return section(extract, 'encumbrances', rows)
}

/** Disputes, objections, claims and deals: each points to the right that it is about. */
export function disputesSection(
  extract: Extract,
  questions: readonly ExtractQuestion[],
): RowsView | undefined {
  const pointerTo = pointersInto('marks', extract.marks)
  const rows = questions.flatMap((question): readonly RowView[] => {
    const state = questionRow(extract, question)
    const marks = marksAbout(extract, question).map((mark, index) => ({
      ...markRow(mark, index, question, extract),
      pointer: pointerTo(mark),
    }))
    return state === undefined ? marks : [...marks, state]
  })
  if (rows.length === 0) return undefined
  return { kind: 'rows', id: 'disputes', title: 'Споры, возражения и сделки', rows: withoutRepeats(rows) }
}

function section(extract: Extract, question: ExtractQuestion, rows: readonly RowView[]): RowsView {
  const state = questionRow(extract, question)
  return {
    kind: 'rows',
    id: question,
    title: QUESTION_WORDS[question].title,
    rows: withoutRepeats(state === undefined ? rows : [...rows, state]),
  }
}

function rightRow(right: ExtractRight, index: number): RowView {
  const { holders, number, date, documents, cadastralNumber } = right
  return {
    id: rightId(index),
    index: String(index + 1),
    label: holders.length > 1 ? 'Правообладатели' : 'Правообладатель',
    value: holdersText(holders),
    details: [
      [rightText(right), entryText(number, date)].filter(Boolean).join(', '),
      ...(cadastralNumber ? [`Объект ${cadastralNumber}`] : []),
      ...basisText(documents),
    ],
    meaning: holderMeaning(holders),
  }
}

const rightId = (index: number): string => `right-${index + 1}`

function holderMeaning(holders: readonly ExtractHolder[]): string {
  if (holders.some(({ state }) => state === 'withheld')) return propertyRule('hidden-owner').meaning
  if (holders.length > 1) return 'Объектом распоряжаются все вместе: подписи одного мало.'
  const [holder] = holders
  if (holder?.kind === 'organisation')
    return 'Сверьте ИНН и проверьте полномочия того, кто подписывает за организацию.'
  if (holder?.kind === 'public') return 'Узнайте, кто вправе распоряжаться объектом от имени собственника.'
  return 'Сверьте имя с паспортом того, кто продает.'
}

function encumbranceRow(one: ExtractEncumbrance, index: number, extract: Extract): RowView {
  const effect = isEnded(one) ? ENDED : effectOf(encumbranceRule(one, extract))
  const [about, ...others] = (one.rightNumbers ?? []).flatMap((number) => aboutRight(number, extract) ?? [])
  return {
    id: `encumbrance-${index + 1}`,
    index: String(index + 1),
    label: 'Вид ограничения или обременения',
    value: one.type,
    details: [
      [entryText(one.number, one.date), termText(one.from, one.to)].filter(Boolean).join(', '),
      ...(one.endedAt ? [`Прекращено ${formatDate(one.endedAt)}`] : []),
      ...(one.subject ? [`Предмет: ${one.subject}`] : []),
      ...(one.cadastralNumber ? [`Объект ${one.cadastralNumber}`] : []),
      `В чью пользу: ${one.holders.length === 0 ? 'не указано' : holdersText(one.holders)}`,
      ...basisText(one.documents),
      ...(others.length > 0 ? [`Также: ${others.map(({ text }) => text.toLowerCase()).join(', ')}`] : []),
    ],
    ...(about && { about }),
    ...effect,
    pointer: `/encumbrances/${index}`,
  }
}

/** What follows from an entry. */
type Effect = Pick<RowView, 'meaning' | 'tone'>

const ENDED: Effect = { meaning: 'Запись прекращена и сделке не мешает.', tone: 'grey' }

const effectOf = ({ meaning, severity }: ReturnType<typeof propertyRule>): Effect => ({
  meaning,
  tone: SEVERITY_TONES[severity],
})

function markRow(mark: ExtractMark, index: number, question: ExtractQuestion, extract: Extract): RowView {
  const about = aboutRight(mark.number, extract)
  const effect = isEndedMark(mark)
    ? ENDED
    : effectOf(propertyRule(question === 'deals' ? 'no-consent' : 'dispute'))
  const entry = about ? entryText(undefined, mark.date) : entryText(mark.number, mark.date)
  return {
    id: `${question}-${index + 1}`,
    index: String(index + 1),
    label: QUESTION_WORDS[question].title,
    value: mark.text,
    details: entry === '' ? [] : [entry],
    ...(about && { about }),
    ...effect,
  }
}

/** The position of each entry in its list of the extract: rows show the lists filtered and sorted. */
export function pointersInto<Entry>(
  list: 'rights' | 'marks',
  entries: readonly Entry[] = [],
): (entry: Entry) => ExtractPointer {
  const places = new Map(entries.map((entry, index) => [entry, index]))
  return (entry) => `/${list}/${places.get(entry) ?? -1}`
}

/** The row of the right with this number of entry. */
export function aboutRight(number: string | undefined, extract: Extract): RowView['about'] {
  if (number === undefined) return undefined
  const index = currentRights(extract.rights).findIndex((right) => right.number === number)
  return index < 0 ? undefined : { text: `К праву ${index + 1}`, id: rightId(index) }
}

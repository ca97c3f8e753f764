import { areComparable, tellsAll } from '../../reports/extract/comparable.ts'
import { currentEncumbrances } from '../../reports/extract/ended-entries.ts'
import type { Extract, ExtractEncumbrance, ExtractMark } from '../../reports/extract/extract.ts'
import { answerState, marksAbout } from '../../reports/extract/part-state.ts'
import type { ExtractQuestion } from '../../reports/extract/questions.ts'
import type { ReportChange } from '../../reports/report/previous-report.ts'
import { encumbranceRule } from '../../reports/report/property-rules.ts'
import { QUESTION_WORDS } from '../../reports/report/question-words.ts'
import { entryText } from '../report/extract-texts.ts'
import { SEVERITY_TONES } from '../report/severity-marks.ts'
import type { ComparedExtract } from './compared-extract.ts'
import { factRows } from './compare-facts.ts'
import { ownershipRows } from './compare-rights.ts'
import { said, unknown, type ComparedRow, type ComparedSide } from './compared-row.ts'

const NONE = 'не было'
const GONE = 'записи больше нет'
const SAME_ENTRY = 'Та же запись, тот же номер.'
const OTHER_KIND = 'Документы разного вида: они отвечают на разные вопросы.'

/**
 * Every question of two extracts of one object: owners first, then encumbrances and disputes, then the object. The order of
 * entries counts for nothing. That an entry has ended is said only where the later document has all entries of its kind
 * (TRUE-01).
 */
export function extractRows(before: ComparedExtract, now: ComparedExtract): readonly ComparedRow[] {
  const comparable = !before.extract || !now.extract || areComparable(before.extract, now.extract)
  const rows = [
    ...ownershipRows(sideOf(before, 'rights'), sideOf(now, 'rights')),
    ...entryRows('encumbrances', before, now, encumbrancesOf),
    ...(['litigation', 'objections', 'claims', 'deals'] as const).flatMap((question) =>
      entryRows(question, before, now, (extract) => marksOf(extract, question)),
    ),
    ...factRows(before, now),
  ]
  return comparable
    ? rows
    : rows.map(({ part, what, before: was, now: is }) => ({
        part,
        what,
        before: was,
        now: is,
        state: 'incomparable',
        meaning: OTHER_KIND,
      }))
}

/** The extract where it answers the question, and otherwise why it does not. */
function sideOf({ extract, absence }: ComparedExtract, question: ExtractQuestion) {
  const silence = extract ? silenceOf(extract, question) : absence
  return silence ? { absence: silence } : { extract, absence }
}

/** Why a document does not answer; undefined where it does, even in part. */
function silenceOf(extract: Extract, question: ExtractQuestion): ComparedSide | undefined {
  if (extract.notice) return unknown('Росреестр отказал в сведениях')
  switch (answerState(extract, question)) {
    case 'not-contained':
      return unknown('в документе такого вида этого нет')
    case 'absent':
    case 'no-data':
      return unknown('документ не сообщает')
    case 'not-understood':
      return unknown('прочитать не удалось')
    case 'partly':
    case 'filled':
    case 'empty':
      return undefined
  }
}

/** An entry of a register: what tells it from others, and what it says. */
interface Entry {
  readonly key: string
  readonly text: string
  readonly isNumbered: boolean
  readonly meaning: string
  readonly tone?: ReportChange['tone']
}

function encumbrancesOf(extract: Extract): readonly Entry[] {
  return currentEncumbrances(extract).map((one: ExtractEncumbrance) => {
    const { severity, meaning } = encumbranceRule(one)
    const tone = SEVERITY_TONES[severity]
    return {
      ...entryOf(one.type, one.number, one.date),
      meaning,
      tone: tone === 'red' || tone === 'orange' ? tone : 'grey',
    }
  })
}

function marksOf(extract: Extract, question: ExtractQuestion): readonly Entry[] {
  return marksAbout(extract, question).map(({ text, number, date }: ExtractMark) => ({
    ...entryOf(text, number, date),
    meaning: 'До аванса узнайте, что стоит за этой записью.',
    tone: 'orange',
  }))
}

function entryOf(text: string, number: string | undefined, date: string | undefined) {
  return {
    key: number ?? text,
    text: [text, entryText(number, date)].filter(Boolean).join(', '),
    isNumbered: number !== undefined,
  }
}

function entryRows(
  question: ExtractQuestion,
  before: ComparedExtract,
  now: ComparedExtract,
  entriesOf: (extract: Extract) => readonly Entry[],
): readonly ComparedRow[] {
  const [then, today] = [sideOf(before, question), sideOf(now, question)]
  const row = { part: 'encumbrances', what: QUESTION_WORDS[question].title, meaning: '' } as const
  const was = then.extract ? entriesOf(then.extract) : []
  const is = today.extract ? entriesOf(today.extract) : []
  if (was.length === 0 && is.length === 0) {
    const [one, other] = [emptySide(then, question), emptySide(today, question)]
    // What kinds of documents never say is no question to them.
    if (one.isUnknown && other.isUnknown && question !== 'encumbrances') return []
    const isKnown = !one.isUnknown && !other.isUnknown
    return [{ ...row, before: one, now: other, state: isKnown ? 'same' : 'incomparable' }]
  }
  const find = (entries: readonly Entry[], { key }: Entry) => entries.find((one) => one.key === key)
  const missing = (side: ComparedExtract, absence: string): ComparedSide =>
    !side.extract
      ? side.absence
      : tellsAll(side.extract, question)
        ? said(absence)
        : unknown('список прочитан не полностью')
  return [
    ...is.map((entry): ComparedRow => {
      const former = find(was, entry)
      if (former) return sameEntry(row, former, entry)
      const absence = missing(then, NONE)
      return {
        ...row,
        before: absence,
        now: said(entry.text),
        ...(absence.isUnknown
          ? { state: 'incomparable', meaning: 'Запись могла быть и раньше.' }
          : { state: 'changed', meaning: entry.meaning, ...(entry.tone && { tone: entry.tone }) }),
      }
    }),
    ...was
      .filter((entry) => !find(is, entry))
      .map((entry): ComparedRow => {
        const absence = missing(today, GONE)
        return {
          ...row,
          before: said(entry.text),
          now: absence,
          state: absence.isUnknown ? 'incomparable' : 'changed',
          meaning: absence.isUnknown ? 'Снята ли запись, из отчета не видно.' : '',
        }
      }),
  ]
}

function sameEntry(row: Pick<ComparedRow, 'part' | 'what'>, { text }: Entry, entry: Entry): ComparedRow {
  const sides = { ...row, before: said(text), now: said(entry.text) }
  return text === entry.text
    ? { ...sides, state: 'same', meaning: entry.isNumbered ? SAME_ENTRY : '' }
    : { ...sides, state: 'changed', meaning: 'Номер записи прежний, сведения другие.' }
}

function emptySide({ extract, absence }: ComparedExtract, question: ExtractQuestion): ComparedSide {
  if (!extract) return absence
  return tellsAll(extract, question)
    ? said(QUESTION_WORDS[question].none)
    : unknown('список прочитан не полностью')
}

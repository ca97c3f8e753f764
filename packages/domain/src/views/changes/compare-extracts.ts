import { formatDate } from '../../format/format-date.ts'
import { areComparable, tellsAll } from '../../reports/extract/comparable.ts'
import { currentRights } from '../../reports/extract/current-ownership.ts'
import { currentEncumbrances } from '../../reports/extract/ended-entries.ts'
import type { Extract, ExtractEncumbrance, ExtractMark, ExtractRight } from '../../reports/extract/extract.ts'
import { marksAbout } from '../../reports/extract/part-state.ts'
import type { ExtractQuestion } from '../../reports/extract/questions.ts'
import { encumbranceRule } from '../../reports/report/property-rules.ts'
import { QUESTION_WORDS } from '../../reports/report/question-words.ts'
import { entryText, holdersText, rightText } from '../report/extract-texts.ts'
import { objectFacts } from '../report/object-facts.ts'
import { SEVERITY_TONES } from '../report/severity-marks.ts'
import type { ReportChange } from '../../reports/report/previous-report.ts'

/** What the earlier document does not state cannot have changed. */
const NOT_STATED_BEFORE = 'прежний документ не сообщал'
const NOT_STATED = 'не указано'
const NONE = 'не было'
const GONE = 'записи больше нет'
const READ_PARTLY = 'список прочитан не полностью'

/**
 * What an extract says otherwise than an earlier one: owners first, then encumbrances and disputes, then the object. The
 * order of entries counts for nothing. That an entry has ended is said only where the later document has all entries of
 * its kind (TRUE-01). Undefined when the two documents tell of different things.
 */
export function compareExtracts(before: Extract, now: Extract): readonly ReportChange[] | undefined {
  if (!areComparable(before, now)) return undefined
  return [
    ...rightChanges(before, now),
    ...entryChanges('encumbrances', before, now, encumbrancesOf),
    ...(['litigation', 'objections', 'claims', 'deals'] as const).flatMap((question) =>
      entryChanges(question, before, now, (extract) => marksOf(extract, question)),
    ),
    ...factChanges(before, now),
  ]
}

/** An entry of a register: what tells it from others, and what it says. */
interface Entry {
  readonly key: string
  readonly text: string
  readonly tone?: ReportChange['tone']
}

/**
 * Who holds the object today; a right that passed to the same holder again is another right. A right is new only after a
 * list that was read whole, and gone only before one.
 */
function rightChanges(before: Extract, now: Extract): readonly ReportChange[] {
  const [was, is] = [currentRights(before.rights), currentRights(now.rights)]
  const lacks = (rights: readonly ExtractRight[], right: ExtractRight) =>
    rights.every((one) => sayRight(one) !== sayRight(right))
  const isAdded = tellsAll(before, 'rights') && is.some((right) => lacks(was, right))
  const isGone = tellsAll(now, 'rights') && was.some((right) => lacks(is, right))
  const hasOtherCount = tellsAll(before, 'rights') && tellsAll(now, 'rights') && was.length !== is.length
  if (!isAdded && !isGone && !hasOtherCount) return []
  const what = sayHolders(was) === sayHolders(is) ? 'Запись о праве' : 'Правообладатели'
  return [{ what, before: sayRights(before) || NONE, now: sayRights(now) || GONE, tone: 'red' }]
}

function sayRights(extract: Extract): string {
  const rights = list(currentRights(extract.rights).map(sayRight))
  return rights && !tellsAll(extract, 'rights') ? `${rights}; ${READ_PARTLY}` : rights
}

const sayHolders = (rights: readonly ExtractRight[]): string =>
  list(rights.map(({ holders }) => holdersText(holders)))

function sayRight(right: ExtractRight): string {
  const { holders, number, date } = right
  return [holdersText(holders), rightText(right), entryText(number, date)].filter(Boolean).join(', ')
}

function encumbrancesOf(extract: Extract): readonly Entry[] {
  return currentEncumbrances(extract).map((one: ExtractEncumbrance) => {
    const tone = SEVERITY_TONES[encumbranceRule(one).severity]
    return {
      ...entryOf(one.type, one.number, one.date),
      tone: tone === 'red' || tone === 'orange' ? tone : 'grey',
    }
  })
}

function marksOf(extract: Extract, question: ExtractQuestion): readonly Entry[] {
  return marksAbout(extract, question).map(({ text, number, date }: ExtractMark) => ({
    ...entryOf(text, number, date),
    tone: 'orange',
  }))
}

function entryOf(text: string, number: string | undefined, date: string | undefined): Entry {
  return { key: number ?? text, text: [text, entryText(number, date)].filter(Boolean).join(', ') }
}

function entryChanges(
  question: ExtractQuestion,
  before: Extract,
  now: Extract,
  entriesOf: (extract: Extract) => readonly Entry[],
): readonly ReportChange[] {
  const [was, is] = [entriesOf(before), entriesOf(now)]
  const what = QUESTION_WORDS[question].title
  const lacks = (entries: readonly Entry[], { key }: Entry) => entries.every((one) => one.key !== key)
  const absence = tellsAll(before, question) ? NONE : NOT_STATED_BEFORE
  const added = is.filter((entry) => lacks(was, entry))
  const ended = tellsAll(now, question) ? was.filter((entry) => lacks(is, entry)) : []
  return [
    ...added.map(({ text, tone }) => ({ what, before: absence, now: text, ...(tone && { tone }) })),
    ...ended.map(({ text }) => ({ what, before: text, now: GONE })),
  ]
}

/** Facts of the object that both documents state, and otherwise; a fact that one leaves out is not known to have changed. */
function factChanges(before: Extract, now: Extract): readonly ReportChange[] {
  const was = new Map(objectFacts(before.object).map(({ label, value }) => [label, value]))
  const changed = objectFacts(now.object).flatMap(({ label, value }): ReportChange[] => {
    const known = was.get(label)
    return known === undefined || known === value ? [] : [{ what: label, before: known, now: value }]
  })
  const { cancelledAt } = now.object
  const isCancelled = cancelledAt !== undefined && before.object.cancelledAt === undefined
  return isCancelled
    ? [{ what: 'Снят с учета', before: NOT_STATED, now: formatDate(cancelledAt), tone: 'red' }, ...changed]
    : changed
}

const list = (texts: readonly string[]): string => texts.toSorted().join('; ')

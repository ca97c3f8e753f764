import { dayInMoscow, formatDate } from '../../format/format-date.ts'
import { formatMoney } from '../../money/format-money.ts'
import { toRoubles } from '../../money/kopecks.ts'
import { currentOwnership, ownerCount } from '../../reports/extract/current-ownership.ts'
import { currentEncumbrances } from '../../reports/extract/ended-entries.ts'
import { documentKind } from '../../reports/extract/extract-kinds.ts'
import type { Extract, ExtractEncumbrance } from '../../reports/extract/extract.ts'
import { answerState } from '../../reports/extract/part-state.ts'
import { encumbranceRule } from '../../reports/report/property-rules.ts'
import { QUESTION_WORDS } from '../../reports/report/question-words.ts'
import { MATCH_WORDS, matchStrength } from '../../reports/report/match-strength.ts'
import type { Finding, Report } from '../../reports/report/report.ts'
import { ownFindings } from '../../reports/report/summary.ts'
import type { Tone } from '../../reports/report/tone.ts'
import { termText } from '../report/extract-texts.ts'
import { SEVERITY_TONES } from '../report/severity-marks.ts'
import type { MarkView } from '../report/view.ts'
import type { OrderPart } from './order-part.ts'
import type { ReconciliationCell, ReconciliationRow, ReconciliationView } from './order-view-types.ts'

/** What each part of an order says to the same question; absent for a single part. */
export function reconcile(parts: readonly OrderPart[]): ReconciliationView | undefined {
  if (parts.length < 2 || !parts.some(({ report }) => report?.extract)) return undefined
  return {
    title: 'Сверка: что говорят части',
    columns: parts.map(({ title }) => title),
    rows: [
      ownersRow(parts),
      comparedRow('С какого дня', parts, datesOf),
      comparedRow('На каком основании', parts, groundsOf),
      encumbranceRow(parts),
      prohibitionRow(parts),
    ],
  }
}

const NOT_ASKED: ReconciliationCell = { state: 'not-asked', text: 'не спрашивали' }
const NOT_STATED: ReconciliationCell = { state: 'not-told', text: 'документ не сообщает' }
const WAITING: ReconciliationCell = { state: 'waiting', text: 'ответа еще нет' }

const says = (text: string): ReconciliationCell => ({ state: 'says', text })

/** The cell of a part: what its document says, or why it says nothing. */
function cellOf(
  { report }: OrderPart,
  ofExtract: (extract: Extract) => ReconciliationCell,
  ofPerson: (report: Report) => ReconciliationCell = () => NOT_ASKED,
): ReconciliationCell {
  if (report === null) return WAITING
  if (report.subject.kind === 'person') return ofPerson(report)
  if (report.subject.kind !== 'property') return NOT_ASKED
  const content = report.extract?.content
  if (content !== undefined) return ofExtract(content)
  return report.tasks.some(({ answer }) => answer.kind === 'in-progress')
    ? WAITING
    : { state: 'not-told', text: 'документа нет' }
}

/** Answers to one question, marked as agreeing or not. */
function compared(cells: readonly ReconciliationCell[], keys: readonly (string | undefined)[]) {
  const known = keys.filter((key) => key !== undefined)
  const isEqual = new Set(known).size === 1
  const marked = cells.map((cell, index): ReconciliationCell => {
    if (cell.state !== 'says' || known.length < 2 || keys[index] === undefined) return cell
    return { ...cell, state: isEqual ? 'agrees' : 'differs' }
  })
  return { marked, known: known.length, isEqual }
}

function outcomeOf({ known, isEqual }: { known: number; isEqual: boolean }): MarkView {
  if (known === 0) return { tone: 'grey', words: 'Никто не сообщает' }
  if (known === 1) return { tone: 'grey', words: 'Сверить не с чем' }
  return isEqual
    ? { tone: 'green', words: 'Сходится' }
    : { tone: 'orange', words: 'Не сходится, спросите продавца' }
}

function comparedRow(
  question: string,
  parts: readonly OrderPart[],
  read: (extract: Extract) => string | undefined,
): ReconciliationRow {
  const cells = parts.map((part) => cellOf(part, (extract) => sayOr(read(extract))))
  const found = compared(
    cells,
    cells.map((cell) => (cell.state === 'says' ? cell.text : undefined)),
  )
  return { question, cells: found.marked, outcome: outcomeOf(found) }
}

const sayOr = (text: string | undefined): ReconciliationCell => (text === undefined ? NOT_STATED : says(text))

function datesOf(extract: Extract): string | undefined {
  const dates = currentOwnership(extract).flatMap(({ date }) =>
    date === undefined ? [] : [dayInMoscow(date)],
  )
  return [...new Set(dates)].toSorted().map(formatDate).join(', ') || undefined
}

function groundsOf(extract: Extract): string | undefined {
  const names = currentOwnership(extract).flatMap(({ documents }) => documents.map(({ name }) => name))
  return [...new Set(names)].toSorted().join(', ') || undefined
}

function ownersRow(parts: readonly OrderPart[]): ReconciliationRow {
  const counts = parts.map(({ report }) => {
    const content = report?.extract?.content
    return content && answerState(content, 'rights') === 'filled' ? ownerCount(content) : undefined
  })
  const cells = parts.map((part, index) =>
    cellOf(
      part,
      (extract) => (counts[index] === undefined ? NOT_STATED : says(ownersText(extract, counts[index]))),
      () => ONE_PERSON,
    ),
  )
  const found = compared(
    cells,
    counts.map((count) => (count === undefined ? undefined : String(count))),
  )
  const owners = Math.max(0, ...counts.map((count) => count ?? 0))
  const persons = parts.filter(({ report }) => report?.subject.kind === 'person').length
  const question = 'Сколько собственников'
  if (found.known > 1 && !found.isEqual) return { question, cells: found.marked, outcome: outcomeOf(found) }
  if (persons > 0 && owners > persons) {
    return {
      question,
      cells: found.marked.map((cell) => (cell === ONE_PERSON ? { ...cell, state: 'differs' } : cell)),
      outcome: { tone: 'orange', words: 'Проверены не все' },
    }
  }
  return { question, cells: found.marked, outcome: outcomeOf(found) }
}

/** What a part about one person says of how many own the object. */
const ONE_PERSON = says('Проверен один')

const OWNER_COUNTS = ['', 'Один', 'Двое', 'Трое', 'Четверо', 'Пятеро'] as const

function ownersText(extract: Extract, count: number): string {
  const rights = currentOwnership(extract)
  const shares = [...new Set(rights.map(({ share }) => share))]
  const words = OWNER_COUNTS[count] || String(count)
  // A share that two hold together is not the share of each.
  const isOfEach = shares.length === 1 && shares[0] !== undefined && rights.length === count
  return isOfEach && count > 1 ? `${words}, по ${shares[0]}` : words
}

function encumbranceRow(parts: readonly OrderPart[]): ReconciliationRow {
  const all = parts.flatMap(({ report }) => currentOf(report?.extract?.content))
  const others = all.filter((one) => !isProhibition(one))
  const cells = parts.map((part) =>
    cellOf(part, (extract) => {
      const own = currentOf(extract).filter((one) => !isProhibition(one))
      if (own.length > 0)
        return says(own.map(({ type, from, to }) => `${type} ${termText(from, to)}`).join('; '))
      return absence(extract)
    }),
  )
  return {
    question: 'Ипотека и другие обременения',
    cells,
    outcome: registeredOutcome(cells, others, 'Есть обременение'),
  }
}

function prohibitionRow(parts: readonly OrderPart[]): ReconciliationRow {
  const found = parts.flatMap(({ report }) => currentOf(report?.extract?.content).filter(isProhibition))
  const debts = parts.flatMap(({ report }) => ownDebts(report))
  const cells = parts.map((part) =>
    cellOf(
      part,
      (extract) => {
        const own = currentOf(extract).filter(isProhibition)
        return own.length > 0 ? says(own.map(({ type }) => type).join('; ')) : absence(extract)
      },
      bailiffsCell,
    ),
  )
  const outcome = registeredOutcome(cells, found, 'Есть запрет')
  const isThreatened = debts.length > 0 && found.length === 0
  return {
    question: 'Запрет сделок',
    cells: cells.map((cell, index) =>
      isThreatened && ownDebts(parts[index]?.report).length > 0 ? { ...cell, state: 'differs' } : cell,
    ),
    outcome: isThreatened ? { tone: 'orange', words: 'Могут внести из-за долга' } : outcome,
  }
}

const currentOf = (extract: Extract | undefined): readonly ExtractEncumbrance[] =>
  extract === undefined ? [] : currentEncumbrances(extract)

const isProhibition = (one: ExtractEncumbrance): boolean => encumbranceRule(one).key === 'arrest'

/** Only a list that is in the file and was read whole says that an entry is not in it (TRUE-01). */
function absence(extract: Extract): ReconciliationCell {
  const state = answerState(extract, 'encumbrances')
  if (extract.silentOnRights) return NOT_STATED
  if (state === 'empty' || state === 'filled') return says(QUESTION_WORDS.encumbrances.none)
  if (state === 'not-contained' || !documentKind(extract).answers.includes('encumbrances')) return NOT_STATED
  return { state: 'not-told', text: 'в выписке не указано' }
}

function registeredOutcome(
  cells: readonly ReconciliationCell[],
  found: readonly ExtractEncumbrance[],
  words: string,
): MarkView {
  if (found.length > 0) return { tone: mostSevere(found), words }
  return cells.some(({ text }) => text === QUESTION_WORDS.encumbrances.none)
    ? { tone: 'green', words: 'Не зарегистрировано' }
    : { tone: 'grey', words: 'Никто не сообщает' }
}

/** The colour that the verdict has for the same entries. */
function mostSevere(found: readonly ExtractEncumbrance[]): Tone {
  const rules = found.map((one) => encumbranceRule(one))
  return SEVERITY_TONES[rules.some(({ severity }) => severity === 'critical') ? 'critical' : 'warning']
}

/** What bailiffs collect from the person as far as the verdict counts it: not what may be a namesake's (TRUE-02). */
function ownDebts(report: Report | null | undefined): readonly Finding[] {
  return (report?.tasks ?? []).flatMap(({ task_type, answer }) =>
    task_type === 'bailiffs' ? ownFindings(answer) : [],
  )
}

/** A sum is that of the records that are surely the person's, and only without them that of the others. */
function debtText(debts: readonly Finding[]): string {
  const sure = debts.filter(({ match }) => match === undefined || matchStrength(match).kind !== 'weak')
  const counted = sure.length > 0 ? sure : debts
  const sum = counted.reduce((total, { amount = 0 }) => total + amount, 0)
  const words = sum > 0 ? `Долг ${formatMoney(toRoubles(sum))}, взыскание идет` : 'Взыскание идет'
  return sure.length > 0 ? words : `${words}, совпадение неполное`
}

function bailiffsCell(report: Report): ReconciliationCell {
  const task = report.tasks.find(({ task_type }) => task_type === 'bailiffs')
  if (task === undefined) return NOT_ASKED
  switch (task.answer.kind) {
    case 'found': {
      const debts = ownDebts(report)
      return says(debts.length > 0 ? debtText(debts) : MATCH_WORDS.namesake)
    }
    // Bailiffs state nothing: they have proceedings or none.
    case 'stated':
      return NOT_STATED
    case 'not-found':
      return says('Взысканий не найдено')
    case 'not-checked':
      return { state: 'not-told', text: 'источник не ответил' }
    case 'in-progress':
      return WAITING
  }
}

import { formatDate } from '../../format/format-date.ts'
import { pluralWord } from '../../format/plural.ts'
import type { Report } from '../../reports/report/report.ts'
import { catalogueProduct, PRODUCTS } from '../../orders/catalogue/products.ts'
import { taskTypesOf } from '../../orders/catalogue/task-types.ts'
import { taskTitle } from '../../checks/task-title.ts'
import { groupDigits } from '../../format/group-digits.ts'
import { subjectView } from '../report/subject-view.ts'
import { verdictView } from '../report/verdict-view.ts'
import { extractQuestions } from './extract-questions.ts'
import { reportQuestions } from './report-questions.ts'
import {
  unknownCell,
  type Compared,
  type SideCell,
  type SideGap,
  type SidePart,
  type SideQuestion,
} from './side.ts'

/**
 * Two things side by side for a decision (TRUST-12): what differs comes first, what is the same is folded, what one side
 * does not answer is neither better nor worse. No points and no winner.
 */
export interface SideBySideView {
  readonly kind: Report['subject']['kind']
  readonly title: string
  readonly note: string
  readonly demo: boolean
  readonly sides: readonly [SideView, SideView]
  /** Questions that the sides answer differently, and those that one of them does not answer. */
  readonly sections: readonly {
    readonly id: SidePart
    readonly title: string
    readonly rows: readonly SideRow[]
  }[]
  /** Questions that both answer alike. */
  readonly same: readonly SideRow[]
  /** What the comparison cannot say yet; empty where both sides answer everything. */
  readonly early: string
}

/** One side of a comparison. */
export interface SideView {
  /** «А» or «Б» */
  readonly letter: string
  readonly name: string
  readonly lines: readonly string[]
  /** Its report, or the public page of an object. */
  readonly reportId?: string
  readonly objectKey?: string
  /** Name of the product of its report. */
  readonly product?: string
  /** What to ask the seller. */
  readonly advice: readonly string[]
  readonly unanswered: number
  readonly asked: number
}

/** One question with the answers of both sides. */
export interface SideRow {
  readonly what: string
  readonly cells: readonly [SideCell, SideCell]
}

const LETTERS = ['А', 'Б'] as const
const VERDICT = 'Вывод'

/** Undefined where the two are of different kinds: an object and a person have no common question. */
export function sideBySideView(one: Compared, other: Compared): SideBySideView | undefined {
  const kind = kindOf(one)
  if (kind !== kindOf(other)) return undefined
  const questions = [questionsOf(one), questionsOf(other)] as const
  const keys = [...new Set([...questions[0], ...questions[1]].map(({ what }) => what))]
  const rows = keys.map((what) => {
    const [first, second] = questions.map((own) => own.find((question) => question.what === what))
    const part: SidePart = first?.part ?? second?.part ?? 'risks'
    return {
      part,
      what,
      cells: [first?.cell ?? missing(what, one, other), second?.cell ?? missing(what, other, one)] as const,
    }
  })
  const told = rows.map((row) =>
    row.what === VERDICT
      ? { ...row, cells: [limited(row.cells[0], rows, 0), limited(row.cells[1], rows, 1)] as const }
      : row,
  )
  const [same, differing] = [told.filter(isSame), told.filter((row) => !isSame(row))]
  const sides = [
    sideOf(
      one,
      0,
      rows.map(({ cells }) => cells[0]),
    ),
    sideOf(
      other,
      1,
      rows.map(({ cells }) => cells[1]),
    ),
  ] as const
  return {
    kind,
    title: TITLES[kind],
    note: noteOf(kind),
    demo: [one, other].some((side) => side.kind === 'report' && side.report.demo),
    sides,
    sections: (['risks', 'subject'] as const).flatMap((id) => {
      const own = differing.filter(({ part }) => part === id)
      return own.length > 0 ? [{ id, title: SECTION_TITLES[kind][id], rows: own }] : []
    }),
    same,
    early: earlyText(sides),
  }
}

const kindOf = (side: Compared): Report['subject']['kind'] =>
  side.kind === 'object' ? 'property' : side.report.subject.kind

function questionsOf(side: Compared): readonly SideQuestion[] {
  if (side.kind === 'report') return reportQuestions(side.report)
  const gap: SideGap = { kind: 'buy', product: 'EgrnObject' }
  return [
    { part: 'risks', what: VERDICT, cell: unknownCell('не проверяли', gap) },
    ...extractQuestions(undefined),
    ...side.object.facts.map(({ label, value }): SideQuestion => ({
      part: 'subject',
      what: label,
      cell: value === '' ? unknownCell('не указано') : { words: value, note: 'открытые сведения' },
    })),
  ]
}

/** A question of the other side alone: what would answer it is found by the question in the other report. */
function missing(what: string, side: Compared, other: Compared): SideCell {
  if (side.kind === 'object' || kindOf(side) === 'property') return unknownCell('не указано')
  const type =
    other.kind === 'report'
      ? other.report.tasks.find((task) => taskTitle(task) === what)?.task_type
      : undefined
  const product = type === undefined ? undefined : productAsking(type, kindOf(side))
  return unknownCell('не спрашивали', product === undefined ? undefined : { kind: 'buy', product })
}

/** The cheapest product on such a subject that asks the question. */
function productAsking(type: string, kind: Report['subject']['kind']): string | undefined {
  return PRODUCTS.filter(
    ({ product_name, subject, pages }) =>
      subject === kind && pages.length > 0 && taskTypesOf(product_name).some((one) => one === type),
  ).toSorted((a, b) => a.product_price - b.product_price)[0]?.product_name
}

/** A conclusion over fewer questions is no cleaner one: it keeps its words and loses its colour. */
function limited(cell: SideCell, rows: readonly SideRow[], place: 0 | 1): SideCell {
  const open = rows.filter(({ cells }) => cells[place].isUnknown).length
  if (cell.tone !== 'green' || open === 0) return cell
  return {
    words: cell.words,
    note: `но нет ответа на ${open} ${pluralWord(open, 'вопрос', 'вопроса', 'вопросов')}`,
  }
}

function isSame({ cells: [one, other] }: SideRow): boolean {
  return !one.isUnknown && !other.isUnknown && one.words === other.words
}

function sideOf(side: Compared, place: 0 | 1, cells: readonly SideCell[]): SideView {
  const common = {
    letter: LETTERS[place],
    unanswered: cells.filter(({ isUnknown }) => isUnknown).length,
    asked: cells.length,
  }
  if (side.kind === 'object') {
    const { key, number, address } = side.object
    return {
      ...common,
      name: address || number || key,
      lines: [...(address ? [number] : []), 'без отчета, открытые сведения'].filter(Boolean),
      objectKey: key,
      advice: ['Закажите выписку: права и обременения открытые сведения не называют.'],
    }
  }
  const { report } = side
  const { name, lines } = subjectView(report)
  const number = report.subject.kind === 'property' ? report.subject.cadastralNumber : undefined
  return {
    ...common,
    name:
      number === undefined
        ? name
        : report.subject.kind === 'property' && report.subject.address
          ? report.subject.address
          : name,
    lines: [
      ...(number === undefined ? lines : [number]),
      `отчет № ${groupDigits(report.number)} от ${formatDate(report.updated_at)}`,
    ],
    reportId: report.id,
    product: report.product_name,
    ...(number !== undefined && { objectKey: number }),
    advice: verdictView(report).advice,
  }
}

const TITLES: Readonly<Record<Report['subject']['kind'], string>> = {
  property: 'Какой из двух объектов?',
  flat: 'Какая из двух квартир?',
  person: 'Кому из двух доверять?',
  taxpayer: 'Кому из двух доверять?',
  company: 'С какой из двух компаний работать?',
  vehicle: 'Какая из двух машин?',
}

const RISKS = 'Чем рискуете'
const SECTION_TITLES: Readonly<Record<Report['subject']['kind'], Readonly<Record<SidePart, string>>>> = {
  property: { risks: RISKS, subject: 'Сам объект' },
  flat: { risks: 'Сколько стоит', subject: 'Сама квартира' },
  person: { risks: RISKS, subject: 'Что сообщают реестры' },
  taxpayer: { risks: RISKS, subject: 'Что сообщают реестры' },
  company: { risks: RISKS, subject: 'Что сообщают реестры' },
  vehicle: { risks: RISKS, subject: 'Сама машина' },
}

const ON_PEOPLE =
  'Одни и те же вопросы о двух людях. Основание проверки каждого вы указали при заказе. Баллов не ставим: решаете вы.'

const noteOf = (kind: Report['subject']['kind']): string =>
  kind === 'person' || kind === 'taxpayer'
    ? ON_PEOPLE
    : 'Сначала то, чем они различаются. Баллов не ставим: решаете вы.'

function earlyText(sides: readonly SideView[]): string {
  const open = sides.filter(({ unanswered }) => unanswered > 0)
  if (open.length === 0) return ''
  const parts = open.map(({ letter, unanswered, asked }) => {
    const words = pluralWord(unanswered, 'вопрос', 'вопроса', 'вопросов')
    return `у ${letter} нет ответа на ${unanswered} ${words} из ${asked}`
  })
  return `${parts.join(', ')}. Пустая строка не лучше и не хуже, она неизвестна.`
}

/**
 * The product that closes the gaps of a side: the one that all of them name, or that of the other report, which asked what
 * this side was not asked.
 */
export function purchaseFor(view: SideBySideView, place: 0 | 1): string | undefined {
  const named = new Set(
    view.sections.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => {
        const { gap } = cells[place]
        return gap?.kind === 'buy' && catalogueProduct(gap.product) ? [gap.product] : []
      }),
    ),
  )
  const other = view.sides[place === 0 ? 1 : 0].product
  return named.size > 1 && other !== undefined && catalogueProduct(other) ? other : [...named][0]
}

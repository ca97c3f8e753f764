import { formatDate, formatDateTime } from '../../format/format-date.ts'
import { counted } from '../../format/plural.ts'
import { formatExactMoney } from '../../money/format-money.ts'
import { toKopecks, toRoubles } from '../../money/kopecks.ts'
import { moscowDate } from '../../timing/days.ts'
import {
  leadingQuestion,
  type FulfilmentState,
  type ObtainedQuestion,
  type UsualDays,
} from './fulfilment-state.ts'
import {
  endText,
  isRegister,
  shortEnd,
  stageOf,
  stepsOf,
  type FulfilmentStage,
  type FulfilmentStep,
  type ObtainedItem,
} from './fulfilment-steps.ts'
import { termCells, workingDaysLate, type TermCell } from './term-cells.ts'

/** One line of what happens when the term ends, or of what the reader can do. */
export interface FulfilmentNote {
  readonly title: string
  readonly text: string
}

/** A refusal in the words of who refused, and what it means. */
export interface RefusalView {
  readonly lead: string
  readonly words: string
  readonly meaning: readonly string[]
}

/** What a page says of a part whose question people obtain. */
export interface FulfilmentView {
  readonly state: FulfilmentStage
  readonly title: string
  /** «Не позже 30.11.2026, 24:00 МСК»; what became of the money, once it went back. */
  readonly term: string
  /** What is usual, measured. */
  readonly usual?: string
  readonly cells: readonly TermCell[]
  /** The ruler in words. */
  readonly cellsText: string
  /** What the bars count. */
  readonly legend?: string
  readonly steps: readonly FulfilmentStep[]
  /** What happens when it is late. */
  readonly ifLate: readonly FulfilmentNote[]
  readonly refusal?: RefusalView
}

/** Answers that come within so many days of a term are usual. */
const USUAL_SHARE = 3 / 4

/**
 * What a page says of an item whose questions people obtain, at an instant in milliseconds; undefined when none of them is
 * awaited, overdue or refused. It says nothing that is not in the data: no state at the register, no name of an operator.
 */
export function fulfilmentView(item: ObtainedItem, now: number): FulfilmentView | undefined {
  const { fulfilment } = item
  const question = fulfilment && leadingQuestion(fulfilment)
  if (!fulfilment || !question) return undefined
  const state = stageOf(question)
  const latest = Date.parse(question.latest_at)
  const cells = state === 'refused' ? [] : termCells(fulfilment, latest, now)
  const usual = state === 'refused' ? undefined : usualWords(fulfilment, now)
  return {
    state,
    title: titleOf(question, fulfilment, now),
    term:
      state === 'overdue' && fulfilment.returned
        ? `${formatExactMoney(fulfilment.returned.amount)} вернули ${formatDateTime(fulfilment.returned.at)}`
        : `Не позже ${endText(latest)} МСК`,
    ...(usual && state !== 'overdue' && { usual }),
    cells,
    cellsText: cellsText(cells, usual),
    ...(usual && fulfilment.usual && { legend: legendOf(fulfilment.usual) }),
    steps: stepsOf(item, fulfilment, question, new Date(now).toISOString()),
    ifLate: state === 'to-order' || state === 'ordered' ? lateNotes(item, question) : [],
    ...(state === 'refused' && { refusal: refusalOf(question) }),
  }
}

function titleOf(question: ObtainedQuestion, { days }: FulfilmentState, now: number): string {
  const today = moscowDate(now)
  const lastDay = moscowDate(Date.parse(question.latest_at))
  switch (stageOf(question)) {
    case 'refused':
      return isRegister(question) ? 'Росреестр отказал' : 'Источник отказал'
    case 'overdue': {
      const late = workingDaysLate(days, lastDay, today)
      const who = isRegister(question) ? 'Росреестр опаздывает' : 'Ответ опаздывает'
      return late === 0 ? who : `${who} на ${counted(late, 'рабочий день', 'рабочих дня', 'рабочих дней')}`
    }
    case 'ordered':
      return `${isRegister(question) ? 'Ждем ответ Росреестра' : 'Проверяет оператор'}, ${dayWords(days, today, lastDay)}`
    case 'to-order':
      return `${isRegister(question) ? 'Заказываем в Росреестре' : 'Проверяет оператор'}, ${dayWords(days, today, lastDay)}`
  }
}

/** «день 3 из 7»; on the day of the order the length of the term. */
function dayWords(days: FulfilmentState['days'], today: string, lastDay: string): string {
  const of = (until: string) =>
    days.findLast(({ day, working }) => working !== null && day <= until)?.working ?? 0
  const [passed, all] = [of(today), of(lastDay)]
  return passed === 0
    ? `срок ${counted(all, 'рабочий день', 'рабочих дня', 'рабочих дней')}`
    : `день ${passed} из ${all}`
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** «67 из 84 ответов пришли в первые 3 рабочих дня». */
function usualWords({ usual, days }: FulfilmentState, now: number): string | undefined {
  if (!usual) return undefined
  const total = sum(usual.by_day)
  const last = usual.by_day.findIndex((_, day) => sum(usual.by_day.slice(0, day + 1)) >= total * USUAL_SHARE)
  const came = sum(usual.by_day.slice(0, last + 1))
  const until = days.find(({ working }) => working === last)?.day
  // Usually it takes longer than the term: that is no comfort, and nothing to promise.
  if (until === undefined) return undefined
  const words =
    last === 0
      ? `${came} из ${counted(total, 'ответа', 'ответов', 'ответов')} пришли в день заказа`
      : `${came} из ${counted(total, 'ответа', 'ответов', 'ответов')} пришли в ${
          last === 1
            ? 'первый рабочий день'
            : `первые ${counted(last, 'рабочий день', 'рабочих дня', 'рабочих дней')}`
        }`
  return moscowDate(now) > until
    ? `Дольше обычного: ${words}`
    : `Обычно до ${formatDate(until).slice(0, 5)}: ${words}`
}

function legendOf({ by_day, from, until }: UsualDays): string {
  const total = sum(by_day)
  return `Столбики: на какой рабочий день приходили ответы на ${counted(total, 'такой запрос', 'таких запроса', 'таких запросов')}, ${formatDate(from)} — ${formatDate(until)}`
}

function cellsText(cells: readonly TermCell[], usual: string | undefined): string {
  if (cells.length === 0) return ''
  const now = cells.find(({ isNow }) => isNow)
  const all = cells.filter(({ kind }) => kind === 'working' || kind === 'last').length
  const today =
    now === undefined
      ? ''
      : now.kind === 'late'
        ? ' Сегодня срок уже вышел.'
        : now.kind === 'off'
          ? ' Сегодня выходной, он не считается.'
          : now.kind === 'accepted'
            ? ' Сегодня день заказа, он не считается.'
            : ` Сегодня ${cells.filter(({ kind }) => kind === 'working' || kind === 'last').indexOf(now) + 1}-й.`
  const counts = cells.flatMap(({ count, date }) => (count ? [`${date} — ${count}`] : []))
  return [
    `Срок по договору: ${counted(all, 'рабочий день', 'рабочих дня', 'рабочих дней')}.${today}`,
    ...(usual ? [`${usual}.`] : []),
    ...(counts.length > 0 ? [`Сколько ответов приходило по дням: ${counts.join(', ')}.`] : []),
  ].join(' ')
}

/** All of the price comes back only where nothing else was answered. */
function lateNotes(
  { price, report, fulfilment }: ObtainedItem,
  { latest_at }: ObtainedQuestion,
): readonly FulfilmentNote[] {
  const isAll = (report?.tasks.length ?? 0) <= (fulfilment?.questions.length ?? 0)
  const left = toRoubles(toKopecks(price) - toKopecks(fulfilment?.returned?.amount ?? 0))
  return [
    { title: shortEnd(Date.parse(latest_at)), text: 'срок по договору выйдет' },
    ...(left <= 0
      ? []
      : [
          {
            title: 'Сразу после',
            text: isAll
              ? `${formatExactMoney(left)} вернем тем же способом сами, писать не нужно`
              : 'если на главный вопрос не ответил никто, деньги за часть вернем сами, писать не нужно',
          },
        ]),
    { title: 'Запрос останется', text: 'ответ придет позже: отчет все равно ваш, бесплатно' },
  ]
}

function refusalOf(question: ObtainedQuestion): RefusalView {
  const { refusal, ended_at } = question
  const when = ended_at ? `, ${formatDateTime(ended_at)}` : ''
  return {
    lead: isRegister(question)
      ? `Ответ Росреестра${when}, слова реестра`
      : `Ответ источника${when}, его слова`,
    words: refusal === null || refusal === '' ? 'Причина не указана' : refusal.replace(/\.$/u, ''),
    meaning: isRegister(question)
      ? [
          'Реестр не выдал сведений по этому запросу. В отчете будет «не проверено».',
          'Это не значит, что объекта нет. И не значит, что обременений нет: прав мы не увидели.',
        ]
      : [
          'Источник не выдал сведений. В отчете будет «не проверено».',
          'Это не значит, что записей нет: мы их не увидели.',
        ],
  }
}

import { PROPERTY_CHECK_TYPES } from '../../checks/property-checks.ts'
import { formatDate, formatDateTime } from '../../format/format-date.ts'
import { momentOf } from '../../format/moments.ts'
import { counted } from '../../format/plural.ts'
import { formatMoney } from '../../money/format-money.ts'
import { moscowDate, startOfMoscowDay } from '../../timing/days.ts'
import { DAY_MS } from '../../timing/units.ts'
import {
  leadingQuestion,
  type FulfilmentState,
  type ObtainedQuestion,
  type UsualDays,
} from './fulfilment-state.ts'
import { termCells, workingDaysLate, type TermCell } from './term-cells.ts'

/** A step of what is obtained: done with its time, under way, or still to come. */
export interface FulfilmentStep {
  readonly state: 'done' | 'now' | 'next'
  /** «19.11, 11:02», «сейчас», «после ответа». */
  readonly when: string
  readonly title: string
  readonly text?: string
  /** Of the request, where it was written down. */
  readonly requestNumber?: string
}

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
  readonly state: 'to-order' | 'ordered' | 'overdue' | 'refused'
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

/** The item that the questions belong to. */
export interface ObtainedItem {
  /** Roubles. */
  readonly price: number
  readonly order_number: number
  readonly report: { readonly tasks: readonly { readonly task_id: string; readonly source: string }[] } | null
  readonly fulfilment: FulfilmentState | null
}

/** Questions that the property register answers; a source of another kind has no name in a heading. */
const REGISTER_KINDS: ReadonlySet<string> = new Set(PROPERTY_CHECK_TYPES)

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
  const state = stateOf(question)
  const latest = Date.parse(question.latest_at)
  const cells = state === 'refused' ? [] : termCells(fulfilment, latest, now)
  const usual = state === 'refused' ? undefined : usualWords(fulfilment, now)
  return {
    state,
    title: titleOf(question, fulfilment, now),
    term:
      state === 'overdue' && fulfilment.returned
        ? `${formatMoney(fulfilment.returned.amount)} вернули ${formatDateTime(fulfilment.returned.at)}`
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

function stateOf({ status }: ObtainedQuestion): FulfilmentView['state'] {
  switch (status) {
    case 'overdue':
    case 'refused':
    case 'ordered':
      return status
    default:
      return 'to-order'
  }
}

const isRegister = ({ kind }: ObtainedQuestion): boolean => REGISTER_KINDS.has(kind)

function titleOf(question: ObtainedQuestion, { days }: FulfilmentState, now: number): string {
  const today = moscowDate(now)
  const lastDay = moscowDate(Date.parse(question.latest_at))
  switch (stateOf(question)) {
    case 'refused':
      return isRegister(question) ? 'Росреестр отказал' : 'Источник отказал'
    case 'overdue': {
      const late = workingDaysLate(days, lastDay, today)
      const who = isRegister(question) ? 'Росреестр опаздывает' : 'Ответ опаздывает'
      return late === 0 ? who : `${who} на ${counted(late, 'рабочий день', 'рабочих дня', 'рабочих дней')}`
    }
    case 'ordered':
      return `${isRegister(question) ? 'Ждем ответ Росреестра' : 'Ждем ответ источника'}, ${dayWords(days, today, lastDay)}`
    case 'to-order':
      return `${isRegister(question) ? 'Заказываем в Росреестре' : 'Спрашиваем источник'}, ${dayWords(days, today, lastDay)}`
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

/** «30.11.2026, 24:00»: a day that is over at midnight ends at 24:00, not at 23:59. */
function endText(latest: number): string {
  const day = moscowDate(latest)
  return latest - startOfMoscowDay(day) === DAY_MS - 1
    ? `${formatDate(day)}, 24:00`
    : formatDateTime(new Date(latest).toISOString()).replace(/\sМСК$/u, '')
}

/** «30.11, 24:00» */
const shortEnd = (latest: number): string => endText(latest).replace(/\.\d{4},/u, ',')

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

function stepsOf(
  { price, order_number, report }: ObtainedItem,
  { accepted_at, returned, questions }: FulfilmentState,
  leading: ObtainedQuestion,
  now: string,
): readonly FulfilmentStep[] {
  const sourceOf = ({ task_id }: ObtainedQuestion) =>
    report?.tasks.find((task) => task.task_id === task_id)?.source
  const isOnly = questions.length === 1
  const state = stateOf(leading)
  const done = (when: string, title: string, more: Partial<FulfilmentStep> = {}): FulfilmentStep => ({
    state: 'done',
    when,
    title,
    ...more,
  })
  const ordered = questions.flatMap((question) =>
    question.ordered_at === null
      ? []
      : [
          done(
            momentOf(question.ordered_at, now),
            isRegister(question)
              ? isOnly
                ? 'Заказано в Росреестре'
                : `Заказано в Росреестре: ${KIND_WORDS[question.kind] ?? sourceOf(question) ?? ''}`
              : `Запрос принят${sourceOf(question) ? `: ${sourceOf(question)}` : ''}`,
            question.request_number === null
              ? { text: 'Номер запроса не указан' }
              : { requestNumber: question.request_number },
          ),
        ],
  )
  const paidBack = returned
    ? [
        done(momentOf(returned.at, now), `${formatMoney(returned.amount)} вернули`, {
          text:
            state === 'refused'
              ? 'Отказ не ответ «данных нет»: за него денег не берем'
              : 'Сами, без заявления',
        }),
      ]
    : []
  const accepted = done(
    momentOf(accepted_at, now),
    price > 0 ? `Заказ принят, оплачено ${formatMoney(price)}` : 'Заказ принят',
    { text: `Заказ ${order_number}` },
  )
  switch (state) {
    case 'refused':
      return [
        accepted,
        ...ordered,
        done(leading.ended_at ? momentOf(leading.ended_at, now) : 'время не указано', 'Отказ получен'),
        ...paidBack,
      ]
    case 'overdue':
      return [
        accepted,
        ...ordered,
        done(shortEnd(Date.parse(leading.latest_at)), 'Срок по договору вышел', { text: 'Ответа нет' }),
        ...paidBack,
        {
          state: 'now',
          when: 'сейчас',
          title: leading.ordered_at === null ? 'Запрос еще не отправлен' : 'Ответ ждем и дальше',
          text: 'Придет ответ: отчет откроем бесплатно и напишем',
        },
      ]
    case 'to-order':
    case 'ordered':
      return [
        accepted,
        ...ordered,
        state === 'to-order'
          ? {
              state: 'now',
              when: 'сейчас',
              title: isRegister(leading) ? 'Заказываем в Росреестре' : 'Готовим запрос',
              text: 'Запрос еще не отправлен',
            }
          : {
              state: 'now',
              when: 'сейчас',
              title: isRegister(leading) ? 'Ждем ответ реестра' : 'Ждем ответ источника',
            },
        isRegister(leading)
          ? {
              state: 'next',
              when: 'после ответа',
              title: 'Проверим подпись и соберем отчет',
              text: 'Файлы реестра приложим без изменений',
            }
          : { state: 'next', when: 'после ответа', title: 'Внесем ответ в отчет' },
        {
          state: 'next',
          when: 'сразу',
          title: 'Письмо и эта страница',
          text: 'Пришлем письмо на почту заказа',
        },
      ]
  }
}

const KIND_WORDS: Readonly<Record<string, string>> = {
  extract: 'выписка об объекте',
  'rights-history': 'переход прав',
}

/** All of the price comes back only where nothing else was answered. */
function lateNotes(
  { price, report, fulfilment }: ObtainedItem,
  { latest_at }: ObtainedQuestion,
): readonly FulfilmentNote[] {
  const isAll = (report?.tasks.length ?? 0) <= (fulfilment?.questions.length ?? 0)
  return [
    { title: shortEnd(Date.parse(latest_at)), text: 'срок по договору выйдет' },
    ...(price === 0
      ? []
      : [
          {
            title: 'Сразу после',
            text: isAll
              ? `${formatMoney(price)} вернем тем же способом сами, писать не нужно`
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

import { PROPERTY_CHECK_TYPES } from '../../checks/property-checks.ts'
import { formatDate, formatDateTime } from '../../format/format-date.ts'
import { groupDigits } from '../../format/group-digits.ts'
import { momentOf } from '../../format/moments.ts'
import { formatMoney } from '../../money/format-money.ts'
import { moscowDate, startOfMoscowDay } from '../../timing/days.ts'
import { DAY_MS } from '../../timing/units.ts'
import type { FulfilmentState, ObtainedQuestion } from './fulfilment-state.ts'

/** The item that the questions belong to. */
export interface ObtainedItem {
  /** Roubles. */
  readonly price: number
  readonly order_number: number
  readonly report: { readonly tasks: readonly { readonly task_id: string; readonly source: string }[] } | null
  readonly fulfilment: FulfilmentState | null
}

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

/** What a page leads with. */
export type FulfilmentStage = 'to-order' | 'ordered' | 'overdue' | 'refused'

/** Questions that the property register answers; a source of another kind has no name in a heading. */
const REGISTER_KINDS: ReadonlySet<string> = new Set(PROPERTY_CHECK_TYPES)

/** The stage that a question is at. */
export function stageOf({ status }: ObtainedQuestion): FulfilmentStage {
  switch (status) {
    case 'overdue':
    case 'refused':
    case 'ordered':
      return status
    default:
      return 'to-order'
  }
}

/** Whether the property register answers it. */
export const isRegister = ({ kind }: ObtainedQuestion): boolean => REGISTER_KINDS.has(kind)

/** «30.11.2026, 24:00»: a day that is over at midnight ends at 24:00, not at 23:59. */
export function endText(latest: number): string {
  const day = moscowDate(latest)
  return latest - startOfMoscowDay(day) === DAY_MS - 1
    ? `${formatDate(day)}, 24:00`
    : formatDateTime(new Date(latest).toISOString()).replace(/\sМСК$/u, '')
}

/** «30.11, 24:00» */
export const shortEnd = (latest: number): string => endText(latest).replace(/\.\d{4},/u, ',')

/** What is done, under way and to come, the first one first; times as seen at an instant. */
export function stepsOf(
  { price, order_number, report }: ObtainedItem,
  { accepted_at, returned, questions }: FulfilmentState,
  leading: ObtainedQuestion,
  now: string,
): readonly FulfilmentStep[] {
  const sourceOf = ({ task_id }: ObtainedQuestion) =>
    report?.tasks.find((task) => task.task_id === task_id)?.source
  const isOnly = questions.length === 1
  const state = stageOf(leading)
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
    { text: `Заказ ${groupDigits(order_number)}` },
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
          title:
            isRegister(leading) && leading.ordered_at === null
              ? 'Запрос еще не отправлен'
              : 'Ответ ждем и дальше',
          text: 'Придет ответ: отчет откроем бесплатно и напишем',
        },
      ]
    case 'to-order':
    case 'ordered':
      return [
        accepted,
        ...ordered,
        {
          state: 'now',
          when: 'сейчас',
          ...(!isRegister(leading)
            ? { title: 'Оператор смотрит сам', text: 'Этот источник не отвечает программам' }
            : state === 'to-order'
              ? { title: 'Заказываем в Росреестре', text: 'Запрос еще не отправлен' }
              : { title: 'Ждем ответ реестра' }),
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

import { counted, formatDate, formatMoney } from '@proverka/domain'
import type { WatchEnd, WatchKind, WatchMonths, WatchPeriod } from '@proverka/domain/reports'
import type { WatchRow } from './data.ts'

export const KIND_WORDS: { readonly [Kind in WatchKind]: string } = {
  object: 'объект',
  company: 'компания',
  vehicle: 'машина',
  person: 'человек',
}

export const PERIOD_WORDS: { readonly [Period in WatchPeriod]: string } = {
  day: 'раз в день',
  week: 'раз в неделю',
  month: 'раз в месяц',
}

const END_WORDS: { readonly [End in WatchEnd]: string } = {
  term: 'срок закончился',
  stopped: 'вы остановили',
  refused: 'человек отказал',
  unanswered: 'человек не ответил',
  withdrawn: 'человек отозвал согласие',
  'ground-over': 'договор закончился',
  objected: 'человек возразил',
  'account-removed': 'кабинет удален',
}

export const dayText = (instant: string | null): string => (instant === null ? '' : formatDate(instant))

/** «23.11»: a day under a cell. */
export const shortDay = (instant: string): string => formatDate(instant).slice(0, 5)

/** «3 месяца, 79 ₽» */
export const termText = (months: WatchMonths, price: number): string =>
  `${months === 12 ? 'год' : counted(months, 'месяц', 'месяца', 'месяцев')}, ${formatMoney(price)}`

/** What a watch is doing now, in words. */
export function stateWords({ status, pause, ending, ends_at, ground }: WatchRow): string {
  switch (status) {
    case 'asking':
      return ground?.asked_at ? `попросили согласие ${dayText(ground.asked_at)}` : 'ждем согласия'
    case 'paused':
      return pause === 'ground' ? 'пауза: подтвердите основание' : 'на паузе'
    case 'ended':
      return `закончено: ${ending === null ? 'вы остановили' : END_WORDS[ending]}`
    case 'active':
      return `до ${dayText(ends_at)}`
  }
}

/** The last check in words; a source that did not answer is never «как было». */
export function lastWords({ checks, status }: WatchRow): {
  readonly tone: 'orange' | 'grey' | undefined
  readonly text: string
} {
  const last = checks.at(-1)
  if (!last) return { tone: 'grey', text: status === 'asking' ? 'Ждем согласия' : 'Еще не спрашивали' }
  const day = dayText(last.asked_at)
  switch (last.outcome) {
    case 'changed':
      return { tone: 'orange', text: `Изменилось, ${day}` }
    case 'silent':
      return { tone: 'grey', text: `Источник не ответил, ${day}` }
    case 'first':
      return { tone: undefined, text: `Первый ответ, ${day}` }
    case 'unchanged':
      return { tone: undefined, text: `Как было, ${day}` }
  }
}

import { durationWords } from '@proverka/domain/timing'
import type { ResultTone } from '@proverka/ui/primitives'
import type { Health, JobRow, SourceRow } from './health-queries.ts'

type State = SourceRow['state']

export const STATES: Readonly<
  Record<State, { readonly words: string; readonly tone: ResultTone; readonly act: string }>
> = {
  silent: { words: 'молчит', tone: 'red', act: 'Проверьте доступ и договор; части ждут его ответа.' },
  unsteady: { words: 'с перебоями', tone: 'orange', act: 'Подождите: вопросы повторяются сами.' },
  'not-connected': { words: 'не подключен', tone: 'grey', act: 'Товары с ним не продаются.' },
  unmeasured: { words: 'не\u00A0измерено', tone: 'grey', act: 'Сегодня его не спрашивали.' },
  answers: { words: 'отвечает', tone: 'green', act: '—' },
}

const ORDER: readonly State[] = ['silent', 'unsteady', 'unmeasured', 'answers', 'not-connected']

/** Failing ones first. */
export const byTrouble = (sources: readonly SourceRow[]): SourceRow[] =>
  sources.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))

/** Share of questions without an answer, with the last day on which there were any. */
export function failureText({ days }: SourceRow): string {
  const day = days.at(-1)
  if (!day || day.asked === 0) return 'не\u00A0измерено'
  const share = Math.round((1 - day.answered / day.asked) * 100)
  return `${share}\u00A0%, ${day.day.slice(8)}.${day.day.slice(5, 7)}`
}

export function quotaText(quotas: Health['quotas'], name: string): string {
  const own = quotas.filter(({ source }) => source === name)
  if (own.length === 0) return 'не\u00A0измерено'
  return `${Math.round(Math.max(...own.map(({ share }) => share)) * 100)}\u00A0%`
}

export const ageText = (seconds: number | null): string =>
  seconds === null ? 'не\u00A0измерено' : durationWords(seconds * 1000)

const GIGABYTE = 1024 ** 3

export const sizeText = (bytes: number): string =>
  `${(bytes / GIGABYTE).toLocaleString('ru', { maximumFractionDigits: 1 })}\u00A0ГБ`

const JOBS: Readonly<Record<string, string>> = {
  'start-report': 'Начать отчет',
  'ask-source': 'Спросить источник',
  'fail-task': 'Закрыть вопрос без ответа',
  'finish-report': 'Закончить отчет',
  'mail-password': 'Письмо с паролем',
  'send-mail': 'Письмо',
  'send-sms': 'СМС',
  'refund-payment': 'Возврат денег',
  'make-receipt': 'Чек',
  'pay-jointly': 'Оплата с пополнения',
  'call-affiliate': 'Сообщить партнерской сети',
  'export-data': 'Архив данных клиента',
  'fail-export': 'Закрыть архив с ошибкой',
}

export const jobLabel = (name: string): string => JOBS[name] ?? name

export const jobState = ({ status, is_stuck }: JobRow): readonly [string, ResultTone] => {
  if (is_stuck) return ['стоит', 'red']
  if (status === 'error') return ['не удалось', 'red']
  return status === 'running' ? ['идет', 'green'] : ['ждет', 'wait']
}

/** What may be begun again or cancelled: what runs as it should is left to run. */
export const isIdle = ({ status, is_stuck }: JobRow): boolean => status !== 'running' || is_stuck

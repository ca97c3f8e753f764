import { taskTitle } from '@proverka/domain/checks'
import type { FulfilmentStatus } from '@proverka/domain/orders'
import type { ResultTone } from '@proverka/ui/primitives'
import type { IntakeMatch, WaitingFile } from './fulfilments-query.ts'

export const STATUS_TONES: Readonly<Record<FulfilmentStatus, ResultTone>> = {
  'to-order': 'grey',
  ordering: 'wait',
  ordered: 'wait',
  overdue: 'red',
  answered: 'green',
  refused: 'orange',
  'given-up': 'grey',
}

/** The views of the queue in the order of the strip. */
export const VIEWS: readonly { readonly status: FulfilmentStatus | undefined; readonly label: string }[] = [
  { status: 'to-order', label: 'К заказу' },
  { status: 'ordering', label: 'Отправляются' },
  { status: 'ordered', label: 'Ждем ответа' },
  { status: 'overdue', label: 'Опаздывают' },
  { status: 'answered', label: 'Пришли' },
  { status: 'refused', label: 'Отказы' },
  { status: undefined, label: 'Все' },
]

export const kindTitle = (kind: string): string => taskTitle({ task_type: kind, source: '' })

export const channelTitle = (channel: string): string => (channel === 'hand' ? 'Вручную' : channel)

/** «10 588, выписка об объекте» */
export const partTitle = ({ order_number, kind }: { order_number: number; kind: string }): string =>
  `${order_number.toLocaleString('ru')}, ${kindTitle(kind).toLowerCase()}`

const EVENT_WORDS: Readonly<Record<string, string>> = {
  opened: 'Открыта',
  sent: 'Отправлена поставщику',
  unsent: 'Поставщик запроса не получил',
  ordered: 'Заказана',
  'handed-over': 'Передана',
  refused: 'Отказ',
  answered: 'Ответ пришел',
  undone: 'Ответ отменен',
  'term-ended': 'Срок прошел, деньги вернулись',
  'given-up': 'Больше не нужна',
}

export const eventTitle = (event: string): string => EVENT_WORDS[event] ?? event

/** By what a file found its part. */
export const MATCH_WORDS: Readonly<Record<IntakeMatch['matched_by'], string>> = {
  'request-number': 'Совпал номер запроса',
  object: 'Совпали номер, вид и дата',
  'notice-text': 'Совпал текст уведомления',
  operator: 'Выбрал оператор',
}

/** Why a part is only offered for a file. */
export const CANDIDATE_WORDS: Readonly<Record<WaitingFile['candidates'][number]['reason'], string>> = {
  fits: 'подходит, открыта позже файла',
  several: 'подходит не одна часть',
  'other-content': 'запрос тот, объект или вид другие',
  'other-request': 'объект тот, номер запроса другой',
  'other-kind': 'объект тот, вид другой',
  'formed-before': 'составлен до заказа или без даты',
}

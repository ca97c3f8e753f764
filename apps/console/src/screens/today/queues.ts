import type { QueueRow } from './today-query.ts'

interface QueueFacts {
  readonly label: string
  /** Screen where it is worked off. */
  readonly href: string
}

/** What the queues are called; the number of a queue is its place here, whatever the order of their terms. */
export const QUEUES: Readonly<Record<QueueRow['key'], QueueFacts>> = {
  fulfilments: { label: 'Выписки к заказу', href: '/fulfilments?view=to-order' },
  'intake-files': { label: 'Файлы, которым нужен выбор', href: '/fulfilments' },
  jobs: { label: 'Задания стоят', href: '/health' },
  'subject-requests': { label: 'Запросы людей по 152-ФЗ', href: '/requests?view=subjects' },
  payments: { label: 'Платежи без сверки', href: '/health' },
  faults: { label: 'Ошибки в отчетах', href: '/requests?view=faults' },
  'late-fulfilments': { label: 'Выписки опоздали', href: '/fulfilments?view=overdue' },
  'late-items': { label: 'Части опоздали', href: '/orders?paid=true' },
  withdrawals: { label: 'Выплаты партнерам', href: '/partners' },
  'refused-refunds': { label: 'Возвраты отклонил банк', href: '/health' },
  'contractor-accounts': { label: 'Счета у поставщиков', href: '/fulfilments' },
  'number-waits': { label: 'Просят найти номер', href: '/fulfilments/number-waits' },
}

const KEYS = Object.keys(QUEUES) as readonly QueueRow['key'][]

/** The figure behind `G` that opens a queue: 1 to 9, then 0; undefined for those behind the tenth. */
export function figureOf(key: QueueRow['key']): string | undefined {
  const at = KEYS.indexOf(key)
  return at < 10 ? String((at + 1) % 10) : undefined
}

export const queueOfFigure = (figure: string): QueueRow['key'] | undefined =>
  KEYS.find((key) => figureOf(key) === figure)

import { contract } from '@proverka/api/contract'
import { taskTitle } from '@proverka/domain/checks'
import { FAULT_STATE_WORDS } from '@proverka/domain/reports'
import { FULFILMENT_STATUS_WORDS, orderStageLabel } from '@proverka/domain/orders'
import { SUBJECT_REQUEST_WORDS } from '@proverka/domain/legal'
import { exportedTable, yesNo } from './exported-table.ts'

const { admin } = contract

/** Work with orders and with those who wrote. */
export const orderTables = {
  orders: exportedTable({
    title: 'Заказы',
    endpoint: admin.listOrders,
    handler: (handlers) => handlers.admin.listOrders,
    rows: ({ orders }) => orders,
    next: ({ orders }) => ({ after: orders.at(-1)?.number }),
    columns: (column) => [
      column.count('Заказ', ({ number }) => number),
      column.instant('Оформлен', ({ date }) => date),
      column.text('Что', 40, ({ items }) => items.map(({ product_name_ru }) => product_name_ru).join(', ')),
      column.text('О чем', 26, ({ subject }) => subject),
      column.text('Покупатель', 24, ({ email }) => email),
      column.text('Состояние', 18, ({ state }) => orderStageLabel(state)),
      column.text('Оплачен', 10, ({ Paid }) => yesNo(Paid)),
      column.money('Сумма, ₽', ({ totalAmount }) => totalAmount),
      column.text('Источник', 18, ({ source }) => source),
    ],
  }),
  fulfilments: exportedTable({
    title: 'Выписки',
    endpoint: admin.listFulfilments,
    handler: (handlers) => handlers.admin.listFulfilments,
    rows: ({ fulfilments }) => fulfilments,
    next: ({ next }) => (next === null ? undefined : { cursor: next }),
    columns: (column) => [
      column.count('Заказ', ({ order_number }) => order_number),
      column.text('Вид', 30, ({ kind }) => taskTitle({ task_type: kind, source: '' })),
      column.text('Объект', 26, ({ number, product_name_ru }) => number ?? product_name_ru),
      column.text('Адрес', 40, ({ address }) => address),
      column.text('Состояние', 16, ({ status }) => FULFILMENT_STATUS_WORDS[status]),
      column.text('Канал', 16, ({ channel }) => (channel === 'hand' ? 'Вручную' : channel)),
      column.text('Запрос', 20, ({ request_number }) => request_number),
      column.text('Срочно', 10, ({ is_urgent }) => yesNo(is_urgent)),
      column.instant('Открыта', ({ created_at }) => created_at),
      column.instant('Обещана', ({ latest_at }) => latest_at),
      column.instant('Закрыта', ({ ended_at }) => ended_at),
      column.money('Стоила, ₽', ({ cost }) => cost),
    ],
  }),
  'number-waits': exportedTable({
    title: 'Запросы номеров',
    endpoint: admin.listNumberWaits,
    handler: (handlers) => handlers.admin.listNumberWaits,
    rows: (waits) => waits,
    columns: (column) => [
      column.text('Объект', 40, ({ key }) => key),
      column.text('Номер', 24, ({ number }) => number),
      column.text('Пояснение', 40, ({ note }) => note),
      column.text('Сайт', 14, ({ site }) => site),
      column.instant('Спросили', ({ asked_at }) => asked_at),
      column.instant('Ответить до', ({ answer_by }) => answer_by),
    ],
  }),
  faults: exportedTable({
    title: 'Сообщения об ошибках',
    endpoint: admin.listAllFaults,
    handler: (handlers) => handlers.admin.listAllFaults,
    rows: (faults) => faults,
    columns: (column) => [
      column.count('Заказ', ({ order_number }) => order_number),
      column.text('Услуга', 30, ({ product_name_ru }) => product_name_ru),
      column.text('Состояние', 16, ({ state }) => FAULT_STATE_WORDS[state]),
      column.text('Кто пишет', 24, ({ email }) => email),
      column.text('Сообщение', 60, ({ text: words }) => words),
      column.text('Ответ', 60, ({ answer }) => answer),
      column.instant('Пришло', ({ created_at }) => created_at),
      column.text('Ответить до', 12, ({ due_on }) => due_on),
      column.instant('Ответили', ({ answered_at }) => answered_at),
    ],
  }),
  'subject-requests': exportedTable({
    title: 'Обращения проверяемых',
    endpoint: admin.listSubjectRequests,
    handler: (handlers) => handlers.admin.listSubjectRequests,
    rows: (requests) => requests,
    columns: (column) => [
      column.count('Обращение', ({ number }) => number),
      column.text('Просит', 30, ({ kind }) => SUBJECT_REQUEST_WORDS[kind]),
      column.text('Состояние', 16, ({ state }) => SUBJECT_STATES[state]),
      column.instant('Пришло', ({ created_at }) => created_at),
      column.text('Ответить до', 12, ({ due_on }) => due_on),
      column.text('Продлено', 30, ({ extended_for }) => extended_for),
      column.instant('Закрыто', ({ ended_at }) => ended_at),
    ],
  }),
}

const SUBJECT_STATES = {
  accepted: 'принято',
  verified: 'личность проверена',
  answered: 'отвечено',
  carried_out: 'исполнено',
  refused: 'отказ',
} as const

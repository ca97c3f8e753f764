import { readTerm } from '@proverka/domain/timing'
import { Term, type DataColumn } from '@proverka/ui/console'
import { Anchor, ResultWord } from '@proverka/ui/primitives'
import { FULFILMENT_STATUS_WORDS, isOpenFulfilment } from '@proverka/domain/orders'
import { channelTitle, kindTitle, STATUS_TONES } from './fulfilment-words.ts'
import { whenText } from '../../parts/moment.ts'
import type { Fulfilment } from './fulfilments-query.ts'
import * as css from './fulfilments-screen.css.ts'

/** The columns of the queue; terms are read against the present. */
export const fulfilmentColumns = (now: number): readonly DataColumn<Fulfilment>[] => [
  {
    key: 'order',
    title: 'Часть',
    names: true,
    cell: ({ order_id, order_number }) => (
      <Anchor href={`/orders/${order_id}`}>{order_number.toLocaleString('ru')}</Anchor>
    ),
  },
  { key: 'kind', title: 'Вид', wraps: true, cell: ({ kind }) => kindTitle(kind) },
  {
    key: 'object',
    title: 'Объект',
    wraps: true,
    cell: ({ number, address, product_name_ru }) => (
      <>
        {number ?? product_name_ru}
        {number !== null && <span className={css.under}>{address || 'адрес не указан'}</span>}
      </>
    ),
  },
  {
    key: 'term',
    title: 'Обещали',
    cell: ({ created_at, latest_at, ended_at, is_urgent }) => (
      <>
        {ended_at === null ? (
          <Term term={readTerm(Date.parse(created_at), Date.parse(latest_at), now)} />
        ) : (
          whenText(ended_at)
        )}
        {is_urgent && <span className={css.under}>срочно</span>}
      </>
    ),
  },
  {
    key: 'status',
    title: 'Состояние',
    cell: ({ status, request_number }) => (
      <>
        <ResultWord tone={STATUS_TONES[status]}>{FULFILMENT_STATUS_WORDS[status]}</ResultWord>
        {request_number !== null && isOpenFulfilment(status) && (
          <span className={css.under}>{request_number}</span>
        )}
      </>
    ),
  },
  { key: 'channel', title: 'Канал', cell: ({ channel }) => channelTitle(channel) },
]

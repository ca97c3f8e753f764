import { formatDateTime, toKopecks } from '@proverka/domain'
import { readTerm } from '@proverka/domain/timing'
import { Term, type DataColumn } from '@proverka/ui/console'
import { StatusTag } from '@proverka/ui/order'
import { amountText } from '@proverka/ui/primitives'
import type { OrderPart } from './order-query.ts'
import * as css from './order-screen.css.ts'

interface PartColumnsOptions {
  /** When the order was placed, ms. */
  readonly placed: number
  /** ms */
  readonly now: number
  /** Opens what can be done with a part; absent: nothing can. */
  readonly onOpen: ((part: OrderPart) => void) | undefined
}

export const partColumns = ({
  placed,
  now,
  onOpen,
}: PartColumnsOptions): readonly DataColumn<OrderPart>[] => [
  {
    key: 'number',
    title: 'Часть',
    names: true,
    cell: (part) =>
      onOpen ? (
        <button type="button" className={css.part} onClick={() => onOpen(part)}>
          {part.number}
        </button>
      ) : (
        part.number
      ),
  },
  {
    key: 'what',
    title: 'Что',
    wraps: true,
    cell: ({ product_name_ru, subject, sources }) => (
      <>
        {product_name_ru}
        <p className={css.note}>{[subject, sourceWords(sources)].filter(Boolean).join(' · ')}</p>
      </>
    ),
  },
  { key: 'status', title: 'Состояние', cell: ({ status }) => <StatusTag status={status} /> },
  {
    key: 'request',
    title: 'У поставщика',
    cell: ({ fulfilments }) =>
      fulfilments.flatMap(({ request_number }) => request_number ?? []).join(', ') || '—',
  },
  {
    key: 'due',
    title: 'Срок или готово',
    cell: ({ due_at, done_at, status }) => {
      if (done_at) return formatDateTime(done_at)
      if (due_at && status !== 'refund' && status !== 'deleted')
        return <Term term={readTerm(placed, Date.parse(due_at), now)} />
      return '—'
    },
  },
  {
    key: 'price',
    title: 'Цена',
    right: true,
    cell: ({ price, returned }) => (
      <>
        {amountText(toKopecks(price))}
        {returned > 0 && <p className={css.note}>вернули {amountText(toKopecks(returned))}</p>}
      </>
    ),
  },
]

const sourceWords = (sources: OrderPart['sources']): string =>
  sources.length === 0
    ? ''
    : `источники: ответили ${sources.reduce((sum, { answered }) => sum + answered, 0)} из ${sources.reduce((sum, { asked }) => sum + asked, 0)}`

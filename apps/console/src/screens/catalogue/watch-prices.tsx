import { counted, toRoubles } from '@proverka/domain'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { DataTable, Panel, type DataColumn } from '@proverka/ui/console'
import { kopecksOf, MoneyField } from '@proverka/ui/fields'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { ActWindow } from '../../parts/act-window.tsx'
import { RetryNotice } from '../../parts/retry-notice.tsx'
import { rubles } from '../../parts/rubles.ts'
import { useMay } from '../../session/own-staff.ts'
import { watchOfferQuery, type WatchKindOffer } from './catalogue-queries.ts'

/** The price of a term of one kind of watch. */
interface WatchPrice {
  readonly kind: WatchKindOffer['kind']
  readonly title: string
  readonly months: WatchKindOffer['terms'][number]['months']
  /** Roubles. */
  readonly price: number
  readonly isSold: boolean
}

/** What watches cost; another price counts for terms that are paid from then on. */
export function WatchPrices() {
  const may = useMay()
  const offer = useQuery(watchOfferQuery)
  const [chosen, setChosen] = useState<WatchPrice>()
  const rows = (offer.data?.kinds ?? []).flatMap(({ kind, title, is_sold, terms }) =>
    terms.map(({ months, price }): WatchPrice => ({ kind, title, months, price, isSold: is_sold })),
  )
  if (offer.error)
    return <RetryNotice message={messageOfError(offer.error)} onRetry={() => void offer.refetch()} />
  return (
    <Panel title="Слежение" aside="оплаченные сроки остаются при своей цене" flush>
      <DataTable
        caption="Слежение"
        columns={COLUMNS}
        rows={rows}
        rowKey={keyOf}
        total={rows.length}
        loading={offer.isLoading}
        {...(may('catalogue.write') && { onOpen: setChosen })}
        empty="Цен слежения нет."
      />
      {chosen && <PriceWindow key={keyOf(chosen)} row={chosen} onClose={() => setChosen(undefined)} />}
    </Panel>
  )
}

const keyOf = ({ kind, months }: WatchPrice): string => `${kind}-${months}`

const termOf = (months: number): string => counted(months, 'месяц', 'месяца', 'месяцев')

const COLUMNS: readonly DataColumn<WatchPrice>[] = [
  { key: 'title', title: 'За чем', names: true, cell: ({ title }) => title },
  { key: 'months', title: 'Срок', cell: ({ months }) => termOf(months) },
  { key: 'price', title: 'Цена', right: true, cell: ({ price }) => rubles(price) },
  {
    key: 'sold',
    title: 'Состояние',
    cell: ({ isSold }) => (isSold ? 'продается' : 'не продается: нет источника'),
  },
]

function PriceWindow({ row, onClose }: { row: WatchPrice; onClose: () => void }) {
  const queries = useQueryClient()
  const [text, setText] = useState(String(row.price))
  const kopecks = kopecksOf(text)
  const price = kopecks === null ? undefined : toRoubles(kopecks)
  const change = useMutation({
    mutationFn: (next: number) =>
      api.admin.updateWatchPrice({ body: { kind: row.kind, months: row.months, price: next } }),
    onSuccess: async (_, next) => {
      await queries.invalidateQueries({ queryKey: watchOfferQuery.queryKey })
      notify('success', `Назначено: ${rubles(next)}`)
      onClose()
    },
  })
  return (
    <ActWindow
      open
      title={`${row.title}, ${termOf(row.months)}`}
      act={price === undefined ? 'Назначить' : `Назначить ${rubles(price)}`}
      blocked={price === undefined || price === row.price}
      pending={change.isPending}
      error={change.error ? messageOfError(change.error) : undefined}
      onAct={() => price !== undefined && change.mutate(price)}
      onClose={onClose}
    >
      <MoneyField name="price" label="Цена" value={text} onChange={setText} />
      <p>Сейчас {rubles(row.price)}. Новая цена — для сроков, которые оплатят после этого.</p>
    </ActWindow>
  )
}

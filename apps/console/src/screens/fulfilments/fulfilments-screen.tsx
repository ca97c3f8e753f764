import { useDownload } from '@proverka/screens/runtime/data/use-download.ts'
import { useNow } from '@proverka/screens/runtime/page/use-now.ts'
import { KeyHint } from '@proverka/ui/console'
import { Button, DownloadIcon, Icon } from '@proverka/ui/primitives'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../data/api.ts'
import { FilterRow } from '../../parts/filter-row.tsx'
import { ListTable } from '../../parts/list-table/list-table.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { useScreenKeys } from '../../parts/screen-keys.ts'
import { ViewRow } from '../../parts/view-row.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { BulkWindow, type BulkAct } from './bulk-window.tsx'
import { fulfilmentColumns } from './fulfilment-columns.tsx'
import { FulfilmentPanel } from './fulfilment-panel.tsx'
import { VIEWS } from './fulfilment-words.ts'
import { fulfilmentsQuery, readFulfilmentView, type Fulfilment } from './fulfilments-query.ts'
import { IntakePanel } from './intake-panel.tsx'
import * as css from './fulfilments-screen.css.ts'

/** Extracts and checks that people obtain: what is to be ordered, what is awaited, and the files that came. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const view = readFulfilmentView(params)
  const now = useNow(true)
  const list = useInfiniteQuery(fulfilmentsQuery(view))
  const [acting, setActing] = useState<Acting>()
  const rows = list.data?.pages.flatMap((page) => page.fulfilments) ?? NONE
  const counts = list.data?.pages[0]?.counts ?? {}
  const columns = useMemo(() => fulfilmentColumns(now), [now])
  const set = (name: string, value: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (value === '') next.delete(name)
      else next.set(name, value)
      return next
    })
  const step = (by: 1 | -1) => {
    const at = rows.findIndex(({ fulfilment_id }) => fulfilment_id === view.open)
    const next = rows[at + by]
    if (at < 0 || !next) return false
    set('open', next.fulfilment_id)
    return true
  }
  useScreenKeys({
    Escape: () => {
      if (view.open === undefined) return false
      set('open', '')
      return true
    },
    BracketLeft: () => step(-1),
    BracketRight: () => step(1),
  })
  const numbers = useDownload(() =>
    api.admin.downloadFulfilmentNumbers({ query: { format: 'csv', kind: 'extract', limit: '1000' } }),
  )
  return (
    <>
      <ScreenHead title="Выписки" note={headWords(counts)}>
        <Button size="xs" variant="secondary" loading={numbers.isPending} onClick={() => numbers.mutate()}>
          <Icon icon={DownloadIcon} size={16} /> CSV номеров
        </Button>
      </ScreenHead>
      <div className={css.desk}>
        <div>
          <ViewRow
            views={VIEWS.map(({ status, label }) => ({
              label,
              href: `/fulfilments?view=${status ?? 'all'}`,
              isCurrent: status === view.status,
              count: status === undefined ? undefined : counts[status],
            }))}
          />
          <FilterRow
            search={{
              label: 'Объект, запрос или заказ',
              value: view.search,
              onChange: (value) => set('search', value),
            }}
            filters={NO_FILTERS}
          />
          <div className={css.sheet}>
            <ListTable
              query={list}
              list={{ name: 'fulfilments', query: { status: view.status, search: view.search } }}
              key={view.status ?? 'all'}
              caption="Выписки"
              columns={columns}
              rows={rows}
              rowKey={({ fulfilment_id }) => fulfilment_id}
              onOpen={({ fulfilment_id }) => set('open', fulfilment_id)}
              bulk={(chosen, clear) => (
                <BulkActions rows={chosen} onAct={(act) => setActing({ act, rows: chosen, clear })} />
              )}
              empty={view.search === '' ? 'Здесь пусто: дел нет.' : 'Под отбор не подошла ни одна часть.'}
              hint={
                <>
                  <KeyHint keys={['j', 'k']} /> по строкам, <KeyHint keys={['x']} /> выбрать,{' '}
                  <KeyHint keys={['Enter']} /> рядом
                </>
              }
            />
          </div>
        </div>
        <div className={css.beside}>
          {view.open !== undefined && <FulfilmentPanel id={view.open} onClose={() => set('open', '')} />}
          <IntakePanel />
        </div>
      </div>
      {acting && (
        <BulkWindow
          act={acting.act}
          rows={acting.rows}
          channels={channelsOf(rows)}
          onClose={() => setActing(undefined)}
          onDone={() => {
            setActing(undefined)
            acting.clear()
          }}
        />
      )}
    </>
  )
}

/** An action whose window is open, with the rows as they were chosen: the queue changes meanwhile, its rows leave it. */
interface Acting {
  readonly act: BulkAct
  readonly rows: readonly Fulfilment[]
  /** Ends the choice. */
  readonly clear: () => void
}

const NONE: readonly Fulfilment[] = []
const NO_FILTERS = [] as const

const channelsOf = (rows: readonly Fulfilment[]): readonly string[] => [
  ...new Set(rows.map(({ channel }) => channel)),
]

function headWords(counts: Readonly<Record<string, number>>): string {
  const { 'to-order': toOrder, overdue } = counts
  if (toOrder === undefined) return 'Загружаем'
  return `${toOrder === 0 ? 'Заказывать нечего' : `К заказу ${toOrder}`}${overdue ? `, опаздывают ${overdue}` : ''}`
}

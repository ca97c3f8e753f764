import { KeyHint, Panel, type DataColumn } from '@proverka/ui/console'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FilterRow } from '../../../parts/filter-row.tsx'
import { whenText } from '../../../parts/moment.ts'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { changesQuery, type ChangeRow } from './log-queries.ts'
import { actionWords, AREAS, detailWords } from './log-words.ts'
import { LogSubject } from './log-subject.tsx'
import { useLogFilter } from './use-log-filter.ts'

/** Who changed what, newest first. */
export function ChangeLog() {
  const filter = useLogFilter()
  const log = useInfiniteQuery(changesQuery({ by: filter.get('by'), area: filter.get('area') }))
  const rows = useMemo(() => log.data?.pages.flatMap(({ logs }) => logs) ?? NONE, [log.data])
  return (
    <>
      <FilterRow
        filters={[
          filter.byFilter,
          {
            label: 'Что',
            value: filter.get('area'),
            choices: [{ value: '', label: 'все' }, ...AREAS],
            onChange: (value) => filter.set('area', value),
          },
        ]}
      />
      <Panel title="Кто что менял" flush>
        <ListTable
          query={log}
          list={{ name: 'changes', query: { admin_id: filter.get('by'), action: filter.get('area') } }}
          caption="Журнал правок"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ log_id }) => String(log_id)}
          total={log.data?.pages[0]?.count}
          empty="Такого никто не менял."
          hint={
            <>
              <KeyHint keys={['j', 'k']} /> по строкам, <KeyHint keys={['F']} /> отбор
            </>
          }
        />
      </Panel>
    </>
  )
}

const NONE: readonly ChangeRow[] = []

const COLUMNS: readonly DataColumn<ChangeRow>[] = [
  { key: 'date', title: 'Когда', cell: ({ date }) => whenText(date) },
  { key: 'who', title: 'Кто', cell: ({ admin_email }) => admin_email },
  { key: 'action', title: 'Что', names: true, wraps: true, cell: ({ action }) => actionWords(action) },
  { key: 'subject', title: 'Где', wraps: true, cell: ({ subject }) => <LogSubject subject={subject} /> },
  { key: 'details', title: 'Как', wraps: true, cell: ({ details }) => detailWords(details) },
]

import { KeyHint, Panel, type DataColumn } from '@proverka/ui/console'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FilterRow } from '../../../parts/filter-row.tsx'
import { whenText } from '../../../parts/moment.ts'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { readingsQuery, type ReadingRow } from './log-queries.ts'
import { LogSubject } from './log-subject.tsx'
import { useLogFilter } from './use-log-filter.ts'

/** Who of the staff read personal data, and for which reason; newest first. */
export function ReadingLog() {
  const filter = useLogFilter()
  const withReason = filter.get('reason') === 'named'
  const log = useInfiniteQuery(readingsQuery({ by: filter.get('by'), withReason }))
  const rows = useMemo(() => log.data?.pages.flatMap(({ readings }) => readings) ?? NONE, [log.data])
  return (
    <>
      <FilterRow
        filters={[
          filter.byFilter,
          {
            label: 'Какие',
            value: withReason ? 'named' : '',
            choices: [
              { value: '', label: 'все чтения' },
              { value: 'named', label: 'открытые с причиной' },
            ],
            onChange: (value) => filter.set('reason', value),
          },
        ]}
      />
      <Panel title="Кто что читал" aside="записи не меняются и не удаляются" flush>
        <ListTable
          query={log}
          list={{
            name: 'readings',
            query: { reader_id: filter.get('by'), with_reason: withReason ? 'true' : undefined },
          }}
          caption="Журнал чтений"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ at, reader_id, subject, call, fields }) =>
            [at, reader_id, subject, call, fields].join(' ')
          }
          empty="Личного никто не читал."
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

const NONE: readonly ReadingRow[] = []

const COLUMNS: readonly DataColumn<ReadingRow>[] = [
  { key: 'at', title: 'Когда', cell: ({ at }) => whenText(at) },
  { key: 'who', title: 'Кто', names: true, cell: ({ reader }) => reader },
  { key: 'subject', title: 'О ком', wraps: true, cell: ({ subject }) => <LogSubject subject={subject} /> },
  { key: 'fields', title: 'Что', wraps: true, cell: ({ fields }) => fields.split(',').join(', ') },
  {
    key: 'reason',
    title: 'Зачем',
    wraps: true,
    cell: ({ reason_label, reference, text }) =>
      reason_label === null
        ? 'работа с разделом'
        : [reason_label, reference && `по ${reference}`, text].filter(Boolean).join('; '),
  },
]

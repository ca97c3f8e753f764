import type { StaffTable } from '@proverka/domain/accounts'
import { KeyHint, Panel, type DataColumn } from '@proverka/ui/console'
import { Button } from '@proverka/ui/primitives'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useScreenKeys } from '../../../parts/screen-keys.ts'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { useMay } from '../../../session/own-staff.ts'

interface PromotionListProps<Row extends object> {
  title: string
  table: StaffTable
  newText: string
  empty: string
  columns: readonly DataColumn<Row>[]
  rowKey: (row: Row) => string
  list: UseQueryResult<readonly Row[]>
  /** The window of one row; undefined is a new one. */
  edit: (row: Row | undefined, close: () => void) => ReactNode
}

/** Discounts of one kind: Enter opens one, N makes a new one. */
export function PromotionList<Row extends object>(props: PromotionListProps<Row>) {
  const { title, table, newText, empty, columns, rowKey, list, edit } = props
  const may = useMay()
  // The key of the row that is open; `new` is a new one.
  const [open, setOpen] = useState<string>()
  const mayWrite = may('promotions.write')
  useScreenKeys(mayWrite ? { KeyN: () => setOpen('new') } : {})
  const row = list.data?.find((one) => rowKey(one) === open)
  return (
    <Panel
      title={title}
      flush
      aside={
        mayWrite && (
          <Button size="xs" aria-keyshortcuts="N" onClick={() => setOpen('new')}>
            {newText} <KeyHint keys={['N']} />
          </Button>
        )
      }
    >
      <ListTable
        query={list}
        list={{ name: table }}
        caption={title}
        columns={columns}
        rows={list.data ?? NONE}
        rowKey={rowKey}
        total={list.data?.length}
        empty={empty}
        {...(mayWrite && { onOpen: (one: Row) => setOpen(rowKey(one)) })}
        hint={
          <>
            <KeyHint keys={['j', 'k']} /> по строкам
            {mayWrite && (
              <>
                , <KeyHint keys={['Enter']} /> изменить
              </>
            )}
          </>
        }
      />
      {open !== undefined && (open === 'new' || row) && edit(row, () => setOpen(undefined))}
    </Panel>
  )
}

const NONE: readonly never[] = []

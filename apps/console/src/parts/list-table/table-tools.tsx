import { TABLE_DENSITIES, viewQuery, type TableDensity } from '@proverka/domain/accounts'
import { KeyHint, type DataColumn } from '@proverka/ui/console'
import { Anchor, Button } from '@proverka/ui/primitives'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useScreenKeys } from '../screen-keys.ts'
import { ExportButton } from './export-button.tsx'
import type { ExportedList } from './export-window.tsx'
import type { TableViews } from './use-table-views.ts'
import { ViewWindow } from './view-window.tsx'
import * as css from './list-table.css.ts'

interface TableToolsProps {
  list: ExportedList
  total: number | undefined
  columns: readonly Pick<DataColumn<never>, 'key' | 'title' | 'names'>[]
  state: TableViews
}

const DENSITY: Readonly<Record<TableDensity, { readonly label: string; readonly px: number }>> = {
  dense: { label: 'плотно', px: 30 },
  normal: { label: 'обычно', px: 36 },
  wide: { label: 'просторно', px: 44 },
}
const BY_HEIGHT = TABLE_DENSITIES.toSorted((one, other) => DENSITY[one].px - DENSITY[other].px)

/** Above a table: saved views, the height of its rows, its columns, and the file that it leaves as. */
export function TableTools({ list, total, columns, state }: TableToolsProps) {
  const { pathname, search } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  useScreenKeys({ KeyV: () => setIsOpen(true) })
  const { layout, views, setLayout } = state
  const current = viewQuery(search)
  return (
    <div className={css.tools}>
      {views.length > 0 && (
        <nav className={css.views} aria-label="Сохраненные виды">
          {views.map((view) => (
            <Anchor
              key={view.name}
              className={css.view}
              href={`${pathname}?${view.query}`}
              onClick={() => setLayout(view)}
              {...(view.query === current && { 'aria-current': 'page' })}
            >
              {view.name}
            </Anchor>
          ))}
        </nav>
      )}
      <div className={css.right}>
        <span className={css.densities} role="group" aria-label="Высота строк">
          {BY_HEIGHT.map((density) => (
            <button
              key={density}
              type="button"
              className={clsx(css.density, density === layout.density && css.densityOn)}
              aria-pressed={density === layout.density}
              aria-label={`${DENSITY[density].px}: ${DENSITY[density].label}`}
              onClick={() => setLayout({ hidden: layout.hidden, density })}
            >
              {DENSITY[density].px}
            </button>
          ))}
        </span>
        <Button size="xs" variant="quiet" aria-keyshortcuts="V" onClick={() => setIsOpen(true)}>
          Вид <KeyHint keys={['V']} />
        </Button>
        <ExportButton list={list} total={total} />
      </div>
      {isOpen && <ViewWindow {...{ columns, state }} query={current} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

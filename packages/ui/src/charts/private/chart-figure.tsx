import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import { ChartTable } from './chart-table.tsx'
import type { ChartTableData } from './chart-table.tsx'
import * as css from './chart-figure.css.ts'

/** Props of every chart in addition to its data. */
export interface ChartWords {
  /** What is shown and in which unit: «Выручка по годам, млн ₽». */
  title: string
  /** Source and time, or what the figures leave out. */
  note?: ReactNode
  /** Shown instead of the chart when there are no data. */
  empty?: ReactNode
}

export interface ChartFigureProps extends ChartWords {
  /** The drawing in a sentence, for those who do not see it. */
  summary: string
  table: ChartTableData
  isEmpty: boolean
  children: ReactNode
}

/**
 * The frame of a chart: title, drawing and the same figures as a table. The table is always in the page for screen
 * readers and takes the place of the drawing at a press.
 */
export function ChartFigure(props: ChartFigureProps) {
  const { title, note, empty = 'Сведений пока нет.', summary, table, isEmpty, children } = props
  const [asTable, setAsTable] = useState(false)
  return (
    <figure className={css.figure}>
      <figcaption className={css.head}>
        <div className={css.words}>
          <p className={css.title}>{title}</p>
          {note && <p className={css.note}>{note}</p>}
        </div>
        {!isEmpty && (
          <Button variant="quiet" size="s" className={css.switcher} onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Графиком' : 'Таблицей'}
            <span className={visuallyHidden}>: {title}</span>
          </Button>
        )}
      </figcaption>
      {isEmpty ? (
        <p className={css.empty}>{empty}</p>
      ) : (
        <>
          {!asTable && (
            <div role="img" aria-label={summary} className={css.drawing}>
              {children}
            </div>
          )}
          <div className={asTable ? css.tablePlace : visuallyHidden}>
            <ChartTable caption={title} table={table} />
          </div>
        </>
      )}
    </figure>
  )
}

import { Tabs } from '@proverka/ui/primitives'
import { useState } from 'react'
import type { ReactNode } from 'react'
import * as css from './valuation.css.ts'

interface ResultTabsProps {
  /** The estimate, or the reason why there is none. */
  readonly children: ReactNode
  /** The prices and the adverts of the house; undefined while its address is loading. */
  readonly market: ReactNode | undefined
}

/** What came of a valuation in two parts, as the page of an object has them: the estimate and the market (PUB-03). */
export function ResultTabs({ children, market }: ResultTabsProps) {
  const [open, setOpen] = useState('estimate')
  return (
    <div className={css.tabs}>
      <Tabs
        label="Итог оценки"
        value={open}
        onChange={setOpen}
        tabs={[
          { value: 'estimate', label: 'Оценка', panel: <div className={css.result}>{children}</div> },
          { value: 'market', label: 'Рынок', panel: market },
        ]}
      />
    </div>
  )
}

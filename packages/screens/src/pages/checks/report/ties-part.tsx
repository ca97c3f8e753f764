import type { TiesView } from '@proverka/domain/views'
import { TieChart } from '@proverka/ui/charts'
import * as css from './report.css.ts'

/** The people behind a company; the table under it says the same. */
export function TiesPart({ ties: { words, root, branches } }: { ties: TiesView }) {
  return (
    <div className={css.chart}>
      <TieChart label={words} root={root} branches={branches} />
    </div>
  )
}

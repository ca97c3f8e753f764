import { Button } from '@proverka/ui/primitives'
import * as css from './report.css.ts'
import type { ToneFilter } from './use-tone-filter.ts'

/** Says that only one colour is shown, with a link to all (UI-062). */
export function ShownTone({ filter }: { filter: ToneFilter | undefined }) {
  return (
    <p className={css.filtered} role="status">
      Показаны записи одного цвета.{' '}
      <Button size="s" variant="secondary" onClick={() => filter?.onTone(undefined)}>
        Показать все
      </Button>
    </p>
  )
}

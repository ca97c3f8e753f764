import type { NotCheckedView } from '@proverka/domain/views'
import { useRestoredFocus } from '@proverka/ui/frame'
import { Button, ResultMark } from '@proverka/ui/primitives'
import type { ReactNode } from 'react'
import * as css from './report.css.ts'
import { Part } from './section-part.tsx'

interface NotCheckedProps {
  readonly notChecked: NotCheckedView
  readonly onRestart?: ((taskId: string) => void) | undefined
  readonly restarting?: string | undefined
  /** What can be added so that the sources answer. */
  readonly children?: ReactNode
}

/** What was not checked, why, and what can be done about it; never mistaken for «не найдено». */
export function NotChecked({ notChecked, onRestart, restarting, children }: NotCheckedProps) {
  const { title, rows, closing } = notChecked
  const body = useRestoredFocus<HTMLDivElement>()
  return (
    <Part id="not-checked" title={title}>
      <div ref={body} className={css.partBody}>
        <ul className={css.unchecked}>
          {rows.map(({ what, why, how, restart }) => (
            <li key={what} className={css.uncheckedRow}>
              <ResultMark tone="grey" />
              <div>
                <p>
                  <b>{what}</b>
                </p>
                <p>{why}</p>
                <p className={css.cellNote}>{how}</p>
              </div>
              {restart && onRestart && (
                <span className={css.uncheckedAction}>
                  <Button
                    size="s"
                    variant="secondary"
                    loading={restarting === restart}
                    onClick={() => onRestart(restart)}
                  >
                    Повторить
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
        {children && <div className={css.addition}>{children}</div>}
        <p className={css.note}>{closing}</p>
      </div>
    </Part>
  )
}

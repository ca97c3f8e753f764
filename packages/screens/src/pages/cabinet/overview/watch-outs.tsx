import { Panel } from '@proverka/ui/frame'
import { Button, ResultMark, SourceStamp } from '@proverka/ui/primitives'
import type { Overview } from './data.ts'
import { filesRowOf, alertRowOf } from './alert-rows.ts'
import { RULER_TASKS } from './tasks.tsx'
import * as css from './watch-outs.css.ts'

/** Unnoticed problems, each with its source, time and one action; no panel without problems. */
export function WatchOuts({ watch_outs, tasks }: Pick<Overview, 'watch_outs' | 'tasks'>) {
  const files = filesRowOf(tasks.slice(RULER_TASKS))
  const lines = [...watch_outs.map(alertRowOf), ...(files ? [files] : [])]
  if (lines.length === 0) return null
  return (
    <Panel id="watch" title="На что обратить внимание" padded>
      <ul className={css.lines}>
        {lines.map(({ key, tone, title, text, source, at, action, href }) => (
          <li key={key} className={css.line}>
            <span className={css.mark}>
              <ResultMark tone={tone} size={20} />
            </span>
            <div className={css.words}>
              <p className={css.title}>{title}</p>
              <p className={css.text}>{text}</p>
            </div>
            <span className={css.stamp}>
              <SourceStamp source={source}>{at}</SourceStamp>
            </span>
            <span className={css.action}>
              <Button variant="secondary" size="s" fullWidth href={href}>
                {action}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from './waiting-mark.css.ts'

/** Two digits fit beside the icon. */
const MOST_SHOWN = 99

/** How many things wait for the person at a place of the bar; nothing when none does. */
export function WaitingMark({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <>
      <span className={css.count} aria-hidden="true">
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      </span>
      <span className={visuallyHidden}> ждут вас: {count}</span>
    </>
  )
}

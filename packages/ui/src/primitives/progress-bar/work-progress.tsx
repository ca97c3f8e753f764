import type { ReactNode } from 'react'
import { timeLeftText } from './time-left.ts'
import * as css from './progress-bar.css.ts'

export interface WorkProgressProps {
  label: string
  /** Share done, 0 to 1; null if unknown. */
  value: number | null
  /** How long it will still take, as far as usual times tell. */
  secondsLeft?: number
  /** «Обычно 4 минуты, прошло 2». */
  children?: ReactNode
}

/** How far a long piece of work has come, what is left and the usual time. */
export function WorkProgress({ label, value, secondsLeft, children }: WorkProgressProps) {
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100)
  const left = secondsLeft === undefined ? '' : timeLeftText(secondsLeft)
  const now = percent === null ? {} : { 'aria-valuenow': percent }
  return (
    <div>
      <div
        className={css.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={left || undefined}
        {...now}
      >
        {percent === null ? (
          <div className={css.unknown} />
        ) : (
          <div className={css.done} style={{ width: `${percent}%` }} />
        )}
      </div>
      {(left || children) && (
        <div className={css.note}>
          {children && <p>{children}</p>}
          {left && <p className={css.left}>{left}</p>}
        </div>
      )}
    </div>
  )
}

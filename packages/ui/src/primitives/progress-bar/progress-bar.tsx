import type { ReactNode } from 'react'
import * as css from './progress-bar.css.ts'

/** The line at the very top while a page loads: shown after 200 ms, runs for 5000 ms. */
export function ProgressBar({ active }: { active: boolean }) {
  if (!active) return null
  return <div className={css.bar} role="progressbar" aria-label="Загрузка страницы" />
}

export interface WorkProgressProps {
  label: string
  /** Share done, 0 to 1. */
  value: number
  /** «Обычно 4 минуты, прошло 2». */
  children?: ReactNode
}

/** How far a long piece of work has come, with the usual time beside it. */
export function WorkProgress({ label, value, children }: WorkProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div>
      <div
        className={css.track}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className={css.done} style={{ width: `${percent}%` }} />
      </div>
      {children && <p className={css.note}>{children}</p>}
    </div>
  )
}

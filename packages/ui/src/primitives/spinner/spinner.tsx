import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from './spinner.css.ts'

export interface SpinnerProps {
  /** Side in px. */
  size?: number
  /** What is being waited for; read out, and shown when `visible`. */
  label?: string
  visible?: boolean
}

/** The rotating arc of «проверяется»: a process of unknown length. */
export function Spinner({ size = 20, label, visible = false }: SpinnerProps) {
  const arc = (
    <svg
      className={css.spinner}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="8.4" stroke="currentColor" strokeWidth="2" opacity=".3" />
      <path d="M10 1.6a8.4 8.4 0 0 1 8.4 8.4" stroke="currentColor" strokeWidth="2.6" />
    </svg>
  )
  if (!label) return arc
  return (
    <span className={css.block} role="status">
      {arc}
      <span className={visible ? undefined : visuallyHidden}>{label}</span>
    </span>
  )
}

import { clsx } from 'clsx'
import * as css from './result.css.ts'

/** Five result colours (UI-069) and the sixth state, «проверяется». */
export type ResultTone = 'red' | 'orange' | 'yellow' | 'green' | 'grey' | 'wait'

function Shape({ tone, cut }: { tone: ResultTone; cut: string }) {
  switch (tone) {
    case 'red':
      return (
        <>
          <path fill="currentColor" d="M10 0 20 10 10 20 0 10z" />
          <path d="M10 5v6M10 13.2v2" stroke={cut} strokeWidth="2.2" />
        </>
      )
    case 'orange':
      return (
        <>
          <path fill="currentColor" d="M10 1 20 19H0z" />
          <path d="M10 7v6M10 14.6v2" stroke={cut} strokeWidth="2.2" />
        </>
      )
    case 'yellow':
      return (
        <>
          <circle cx="10" cy="10" r="8.6" stroke="currentColor" strokeWidth="2.6" />
          <path fill="currentColor" d="M10 2a8 8 0 0 1 0 16z" />
        </>
      )
    case 'green':
      return (
        <>
          <path fill="currentColor" d="M1 1h18v18H1z" />
          <path d="m5 10.2 3.6 3.6 6.8-7.2" stroke={cut} strokeWidth="2.4" />
        </>
      )
    case 'grey':
      return (
        <>
          <path d="M2 2h16v16H2z" stroke="currentColor" strokeWidth="2" strokeDasharray="3.2 2.15" />
          <path d="m6.5 13.5 7-7" stroke="currentColor" strokeWidth="2" />
        </>
      )
    case 'wait':
      return (
        <>
          <circle cx="10" cy="10" r="8.4" stroke="currentColor" strokeWidth="2" opacity=".35" />
          <path d="M10 1.6a8.4 8.4 0 0 1 8.4 8.4" stroke="currentColor" strokeWidth="2.6" />
        </>
      )
  }
}

export interface ResultMarkProps {
  tone: ResultTone
  /** Side in px. */
  size?: number
  /** Takes the colour of the text around it, for a mark on a fill. */
  inherit?: boolean
  /** Colour of the sign cut out of the shape. */
  cut?: string
  className?: string
}

/** The shape of a result. It always has a label beside it, so the drawing is hidden from screen readers. */
export function ResultMark({ tone, size = 20, inherit, cut = css.paperCut, className }: ResultMarkProps) {
  return (
    <svg
      className={clsx(css.mark, tone === 'wait' && css.turning, !inherit && css.onPaper[tone], className)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      aria-hidden="true"
    >
      <Shape tone={tone} cut={cut} />
    </svg>
  )
}

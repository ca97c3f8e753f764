import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTooltip } from './use-tooltip.ts'
import * as css from './tooltip.css.ts'

export interface TooltipProps {
  text: string
  /** Draws the part; what it is given ties the words to the part for screen readers. */
  children: (described: { 'aria-describedby': string }) => ReactNode
}

/** A few words at a part that can be focused. Never the only place of a fact: it cannot be printed or searched. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const { place, tip, ...events } = useTooltip()
  return (
    <span ref={place} className={css.place} {...events}>
      {children({ 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={css.tip}>
        {text}
      </span>
    </span>
  )
}

import type { ReactNode } from 'react'
import { text } from '../../theme/text.css.ts'
import { PlanDrawing } from '../plan-drawing/plan-drawing.tsx'
import * as css from './empty-state.css.ts'

export interface EmptyStateProps {
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** Nothing here yet: an empty parcel on the plan, the reason and the next action. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <div className={css.words}>
        <h2 className={text.h3}>{title}</h2>
        {children && <div className={css.note}>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
      <div className={css.picture}>
        <PlanDrawing number="00:00:0000000:0" width={760} height={300} parcel="void" decorative />
      </div>
    </div>
  )
}

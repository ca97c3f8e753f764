import { Container } from '@proverka/ui/frame'
import { PlanDrawing } from '@proverka/ui/primitives'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import * as css from './object-band.css.ts'

interface ObjectBandProps {
  readonly as: 'header' | 'section'
  /** The words, and a drawing beside them. */
  readonly children: ReactNode
  readonly hasDrawing: boolean
  /** Stands under both columns. */
  readonly below?: ReactNode
}

/** An object across the window: its number and words, and the drawing of what the register has. */
export function ObjectBand({ as: Root, children, hasDrawing, below }: ObjectBandProps) {
  return (
    <Root className={css.band}>
      <Container className={clsx(css.columns, !hasDrawing && css.alone)}>{children}</Container>
      {below}
    </Root>
  )
}

interface ObjectPlanProps {
  readonly number: string
  /** Above a report, which is read under it. */
  readonly isLow?: boolean
}

/** The plan of a parcel to the edge of the window. */
export function ObjectPlan({ number, isLow = false }: ObjectPlanProps) {
  return (
    <div className={clsx(css.plan, isLow && css.low)}>
      <PlanDrawing number={number} parcel="chosen" width={900} height={460} {...(isLow && { scale: 1.25 })} />
    </div>
  )
}

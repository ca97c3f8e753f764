import type { PriceStep } from '@proverka/domain/property'
import { clsx } from 'clsx'
import * as css from './adverts.css.ts'
import { ladderPath } from './ladder-path.ts'

const SIZE = { width: 200, height: 76 }

interface PriceLadderProps {
  /** Oldest first. */
  readonly steps: readonly PriceStep[]
  /** The last day that the advert was seen. */
  readonly until: string
  readonly size?: keyof typeof css.ladderHeight
}

/** The prices of one advert as stairs over time; the words beside it say the same. */
export function PriceLadder({ steps, until, size = 'row' }: PriceLadderProps) {
  const path = ladderPath(steps, until, SIZE)
  if (path === '') return null
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={clsx(css.ladder, css.ladderHeight[size])}
    >
      <path d={`${path}V${SIZE.height}H0z`} className={css.ladderFill} />
      <path d={path} className={css.ladderLine} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

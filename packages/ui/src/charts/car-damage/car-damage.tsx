import { useId } from 'react'
import { CAR_BODY, CAR_LINES, CAR_ZONES } from './car-shape.ts'
import type { CarZone } from '@proverka/domain/views'
import * as css from './car-damage.css.ts'

export interface CarDamageProps {
  /** All that the drawing says, for who does not see it: «Схема автомобиля сверху, в записи названо: слева». */
  label: string
  zones: readonly CarZone[]
}

/** A car seen from above with the parts that a record names as hit; of the others the record says nothing. */
export function CarDamage({ label, zones }: CarDamageProps) {
  const clip = useId()
  return (
    <div data-part="car" role="img" aria-label={label} className={css.place}>
      <svg viewBox="0 0 110 262" className={css.drawing} aria-hidden="true">
        <clipPath id={clip}>
          <path d={CAR_BODY} />
        </clipPath>
        <text x={55} y={12} textAnchor="middle" className={css.word}>
          перед
        </text>
        <path d={CAR_BODY} className={css.body} />
        <g clipPath={`url(#${clip})`}>
          {zones.map((zone) => (
            <path key={zone} data-zone={zone} d={CAR_ZONES[zone]} className={css.hit} />
          ))}
        </g>
        {CAR_LINES.map((line) => (
          <path key={line} d={line} className={css.line} />
        ))}
        <path d={CAR_BODY} className={css.outline} />
      </svg>
    </div>
  )
}

import { linearScale } from '../plot/linear-scale.ts'
import { numberText } from '../plot/number-text.ts'
import { labelAnchor, textRoom } from '../plot/text-room.ts'
import { useWidth } from '../plot/use-width.ts'
import { valueTicks } from '../plot/value-ticks.ts'
import * as css from './area-ruler.css.ts'

export interface AreaRulerProps {
  /** Square metres. */
  contour: number
  record: number
  /** How far the contour may be off. */
  tolerance: number
  /** All that the drawing says, for who does not see it. */
  label: string
}

const TOP = 52
const LINE = 78
const HEIGHT = 108

/** The area of a contour on a ruler, against that of the record with its tolerance. */
export function AreaRuler({ contour, record, tolerance, label }: AreaRulerProps) {
  const [place, width] = useWidth()
  const reach = Math.max(tolerance * 1.5, Math.abs(contour - record) * 1.25)
  const ticks = valueTicks(record - reach, record + reach, width < 480 ? 3 : 6)
  const x = linearScale([ticks[0] ?? 0, ticks.at(-1) ?? 1], [30, width - 30])
  const [own, other] = [
    { at: x(contour), text: `контур ${numberText(contour)}` },
    { at: x(record), text: `запись ${numberText(record)}` },
  ]
  const isRight = own.at >= other.at
  return (
    <div ref={place}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} className={css.drawing} role="img" aria-label={label}>
        <rect
          x={x(record - tolerance)}
          y={TOP}
          width={x(record + tolerance) - x(record - tolerance)}
          height={LINE - TOP}
          className={css.tolerance}
        />
        <path d={`M30 ${LINE}H${width - 30}`} className={css.line} />
        {ticks.map((value) => (
          <g key={value}>
            <path d={`M${x(value)} ${LINE}v7`} className={css.line} />
            <text
              x={x(value)}
              y={LINE + 24}
              textAnchor={labelAnchor(numberText(value), x(value), width)}
              className={css.tick}
            >
              {numberText(value)}
            </text>
          </g>
        ))}
        <path d={`M${other.at} 40V${LINE + 8}`} className={css.record} />
        <text
          x={heldAt(other, width)}
          y={30}
          textAnchor={isRight ? 'end' : 'start'}
          className={css.recordText}
        >
          {other.text}
        </text>
        <path d={`M${own.at} 40V${LINE + 8}`} className={css.contour} />
        <circle cx={own.at} cy={LINE - 13} r={7} className={css.mark} />
        <text
          x={own.at === other.at ? own.at + 12 : own.at}
          y={30}
          textAnchor={isRight ? 'start' : 'end'}
          className={css.contourText}
        >
          {own.text}
        </text>
      </svg>
    </div>
  )
}

/** A label at the edge stays in the drawing. */
function heldAt({ at, text }: { at: number; text: string }, width: number): number {
  const room = textRoom(text, 15)
  return Math.min(Math.max(at, Math.min(room, width / 2)), width - 4)
}

import { labelAnchor } from '../plot/text-room.ts'
import { useWidth } from '../plot/use-width.ts'
import { RulerMarks, RulerTicks } from './ruler-parts.tsx'
import { rulerGeometry, SIGN_SIZE } from './ruler-geometry.ts'
import type { PriceRulerMark } from './ruler-geometry.ts'
import * as css from './price-ruler.css.ts'

export interface SparseRulerProps {
  /** All that the drawing says, for who does not see it. */
  label: string
  marks: readonly Omit<PriceRulerMark, 'isInside'>[]
}

const TOP = 8
const UNDER = 26

/** The ruler of prices where too few are known for a range: dashed, with what there is and nothing more. */
export function SparseRuler({ label, marks }: SparseRulerProps) {
  const [place, width] = useWidth()
  const prices = marks.map(({ price }) => price)
  const low = Math.min(...prices)
  const high = Math.max(...prices)
  const plot = marks.length > 0 && rulerGeometry({ low, middle: low, high, marks: prices }, width)
  const line = TOP + (plot ? plot.lanes : 1) * (SIGN_SIZE + 6) + 10
  return (
    <div ref={place}>
      <svg viewBox={`0 0 ${width} ${line + UNDER}`} className={css.drawing} role="img" aria-label={label}>
        <path d={`M0 ${line}H${width}`} className={css.dashedLine} />
        {plot ? (
          <>
            <RulerTicks ticks={plot.ticks} line={line} width={width} />
            <RulerMarks plot={plot} line={line} marks={marks.map((mark) => ({ ...mark, isInside: true }))} />
          </>
        ) : (
          <text
            x={width / 2}
            y={line + 18}
            textAnchor={labelAnchor('ни одной цены', width / 2, width)}
            className={css.tick}
          >
            ни одной цены
          </text>
        )}
      </svg>
    </div>
  )
}

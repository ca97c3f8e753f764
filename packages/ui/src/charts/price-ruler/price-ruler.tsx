import { labelAnchor } from '../plot/text-room.ts'
import { useWidth } from '../plot/use-width.ts'
import { RulerMarks, RulerTicks } from './ruler-parts.tsx'
import { rulerGeometry, SIGN_SIZE } from './ruler-geometry.ts'
import type { PriceRulerMark, RulerPrices } from './ruler-geometry.ts'
import * as css from './price-ruler.css.ts'

export interface PriceRulerProps extends Omit<RulerPrices, 'marks'> {
  /** «7,16–7,94 млн ₽» */
  range: string
  middleText: string
  /** All that the drawing says, for who does not see it. */
  label: string
  marks: readonly PriceRulerMark[]
}

const TOP = 40
const BAND = 56
const UNDER = 26

/** A price as a stretch of a ruler, with the flats that it rests on; each has the sign of its row in the table. */
export function PriceRuler({ range, middleText, label, low, middle, high, marks }: PriceRulerProps) {
  const [place, width] = useWidth()
  const plot = rulerGeometry({ low, middle, high, marks: marks.map(({ price }) => price) }, width)
  const line = TOP + Math.max(BAND, plot.lanes * (SIGN_SIZE + 6) + 10)
  return (
    <div ref={place}>
      <p className={css.range}>{range}</p>
      <svg viewBox={`0 0 ${width} ${line + UNDER}`} className={css.drawing} role="img" aria-label={label}>
        <rect x={plot.band.x} y={TOP} width={plot.band.width} height={line - TOP} className={css.band} />
        <path d={`M${plot.middle} ${TOP - 14}V${line}`} className={css.middle} />
        <text
          x={plot.middle}
          y={TOP - 22}
          textAnchor={labelAnchor(middleText, plot.middle, width)}
          className={css.middleText}
        >
          {middleText}
        </text>
        <path d={`M0 ${line}H${width}`} className={css.line} />
        <RulerTicks ticks={plot.ticks} line={line} width={width} />
        <RulerMarks plot={plot} line={line} marks={marks} />
      </svg>
    </div>
  )
}

import { clsx } from 'clsx'
import { labelAnchor } from '../plot/text-room.ts'
import { useWidth } from '../plot/use-width.ts'
import { rulerGeometry, SIGN_SIZE } from './ruler-geometry.ts'
import type { RulerPrices } from './ruler-geometry.ts'
import * as css from './price-ruler.css.ts'

export interface PriceRulerMark {
  /** One sign, the same as in the table under the ruler. */
  sign: string
  price: number
  /** Whether it is within the range. */
  isInside: boolean
}

export interface PriceRulerProps extends Omit<RulerPrices, 'marks'> {
  /** «7,16–7,94 млн ₽» */
  range: string
  middleText: string
  /** All that the drawing says, for who does not see it. */
  label: string
  marks: readonly PriceRulerMark[]
}

const MILLION = 1_000_000
const inMillions = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })
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
        {plot.ticks.map(({ value, x }) => (
          <g key={value}>
            <path d={`M${x} ${line}v-6`} className={css.line} />
            <text x={x} y={line + 18} textAnchor={labelAnchor('0,00', x, width)} className={css.tick}>
              {inMillions.format(value / MILLION)}
            </text>
          </g>
        ))}
        {plot.marks.map(({ index, x, lane }) => {
          const mark = marks[index]
          const bottom = line - 10 - lane * (SIGN_SIZE + 6)
          return (
            mark && (
              <g key={mark.sign}>
                <path d={`M${x} ${bottom}V${line}`} className={css.stem} />
                <rect
                  x={x - SIGN_SIZE / 2}
                  y={bottom - SIGN_SIZE}
                  width={SIGN_SIZE}
                  height={SIGN_SIZE}
                  className={clsx(css.sign, !mark.isInside && css.outside)}
                />
                <text x={x} y={bottom - 7} textAnchor="middle" className={css.letter}>
                  {mark.sign}
                </text>
              </g>
            )
          )
        })}
      </svg>
    </div>
  )
}

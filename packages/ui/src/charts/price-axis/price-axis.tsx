import { clsx } from 'clsx'
import { useId } from 'react'
import { linearScale } from '../plot/linear-scale.ts'
import { labelAnchor } from '../plot/text-room.ts'
import { useWidth } from '../plot/use-width.ts'
import { valueTicks } from '../plot/value-ticks.ts'
import { RulerTicks } from '../price-ruler/ruler-parts.tsx'
import * as css from './price-axis.css.ts'

/** One flat: what it may be worth, and what is asked for it. Prices in roubles. */
export interface PriceAxisRow {
  /** One sign, the same as at its column. */
  readonly sign: string
  readonly range?: { readonly low: number; readonly high: number } | undefined
  /** The range rests on few prices: it is hatched. */
  readonly isThin?: boolean
  readonly asked?: number | undefined
}

export interface PriceAxisProps {
  /** All that the drawing says, for who does not see it. */
  label: string
  rows: readonly PriceAxisRow[]
}

const SIGN = 24
const START = SIGN + 24
const EDGE = 16
const LABEL = 20
const BAND = 18
const ROW = LABEL + BAND + 16
const UNDER = 26
const MILLION = 1_000_000
const inMillions = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Several flats on one axis of prices: the range of each, and the asked price against it. Nothing without a price. */
export function PriceAxis({ label, rows }: PriceAxisProps) {
  const [place, width] = useWidth()
  return (
    <div ref={place}>
      <Drawing label={label} rows={rows} width={width} />
    </div>
  )
}

function Drawing({ label, rows, width }: PriceAxisProps & { width: number }) {
  const hatch = useId()
  const prices = rows
    .flatMap(({ range, asked }) => [range?.low, range?.high, asked])
    .filter((price) => price !== undefined)
  if (prices.length === 0) return null
  const ticks = valueTicks(Math.min(...prices), Math.max(...prices), Math.max(2, Math.floor(width / 130)))
  const at = linearScale([ticks[0] ?? 0, ticks.at(-1) ?? 0], [START, width - EDGE])
  const line = rows.length * ROW + 6
  return (
    <svg viewBox={`0 0 ${width} ${line + UNDER}`} className={css.drawing} role="img" aria-label={label}>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" className={css.hatch} />
      </pattern>
      {rows.map((row, index) => (
        <Row key={row.sign} row={row} top={index * ROW} at={at} width={width} hatch={hatch} />
      ))}
      <path d={`M${START} ${line}H${width}`} className={css.line} />
      <RulerTicks ticks={ticks.map((value) => ({ value, x: at(value) }))} line={line} width={width} />
    </svg>
  )
}

interface RowProps {
  row: PriceAxisRow
  top: number
  at: (price: number) => number
  width: number
  /** Id of the pattern of a thin range. */
  hatch: string
}

function Row({ row: { sign, range, isThin, asked }, top, at, width, hatch }: RowProps) {
  const band = top + LABEL
  const middle = band + BAND / 2
  const words = asked === undefined ? '' : `просят ${inMillions.format(asked / MILLION)}\u00a0млн`
  const x = asked === undefined ? 0 : at(asked)
  const pin = `M${x} ${band - 2}V${band + BAND + 4}`
  return (
    <g>
      <rect x={0.75} y={middle - SIGN / 2} width={SIGN} height={SIGN} className={css.sign} />
      <text x={0.75 + SIGN / 2} y={middle + 5} textAnchor="middle" className={css.letter}>
        {sign}
      </text>
      {range ? (
        <rect
          x={at(range.low)}
          y={band}
          width={Math.max(2, at(range.high) - at(range.low))}
          height={BAND}
          className={clsx(css.band, !isThin && css.full)}
          {...(isThin && { fill: `url(#${hatch})` })}
        />
      ) : (
        <text x={START} y={middle + 5} className={css.absent}>
          оценки нет
        </text>
      )}
      {asked !== undefined && (
        <>
          <path d={pin} className={css.clear} />
          <path d={pin} className={css.asked} />
          <path d={`M${x - 6} ${band - 4}h12l-6 8z`} className={css.pointer} />
          <text x={x} y={top + 12} textAnchor={labelAnchor(words, x, width)} className={css.askedText}>
            {words}
          </text>
        </>
      )}
    </g>
  )
}

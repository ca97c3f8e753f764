import * as css from './quarter-census.css.ts'

/** What a cell stands for; `off` left the register. */
export type CensusKind = 'room' | 'building' | 'land' | 'structure' | 'off'

export interface CensusCell {
  /** Number of the object in its quarter. */
  parcel: number
  kind: CensusKind
}

export interface QuarterCensusProps {
  /** The whole list of the quarter, by number: a part of it is not drawn. */
  cells: readonly CensusCell[]
  /** What the drawing says, for screen readers. */
  label: string
  /** Numbers to point out. With them the kinds are not told apart. */
  near?: readonly number[]
  /** A number that is not among them. */
  missing?: string
}

const ROW = 48
const STEP = 11
const SIDE = 8

/** The objects of a quarter, a cell each, in the order of their numbers: a census and no plan. */
export function QuarterCensus({ cells, label, near, missing }: QuarterCensusProps) {
  const rows = Math.ceil(cells.length / ROW)
  const height = rows * STEP + (missing === undefined ? 0 : 34)
  const layers = near ? ['off', 'room', 'near'] : ['room', 'off', 'building', 'land', 'structure']
  const paths: Record<string, string> = Object.fromEntries(layers.map((layer) => [layer, '']))
  cells.forEach(({ parcel, kind }, index) => {
    const layer = near ? (near.includes(parcel) ? 'near' : kind === 'off' ? 'off' : 'room') : kind
    paths[layer] += `M${(index % ROW) * STEP} ${Math.floor(index / ROW) * STEP}h${SIDE}v${SIDE}h-${SIDE}z`
  })
  return (
    <svg className={css.svg} viewBox={`-2 -4 532 ${height + 8}`} role="img" aria-label={label}>
      {Object.entries(paths).map(([layer, path]) => (
        <path key={layer} className={css.cells[layer as keyof typeof css.cells]} d={path} />
      ))}
      {missing !== undefined && <Missing number={missing} cells={cells} rows={rows} />}
    </svg>
  )
}

/** The way from the last number to the one that is not there, broken off between them. */
function Missing({ number, cells, rows }: { number: string; cells: readonly CensusCell[]; rows: number }) {
  const width = Math.max(58, number.length * 12 + 14)
  const left = 528 - width
  const top = rows * STEP + 2
  const middle = top + 17
  const from = Math.min((((cells.length - 1) % ROW) + 0.5) * STEP, left - 80)
  return (
    <>
      <path className={css.way} d={`M${from} ${top - 4}V${middle}H${left - 36}M${left - 22} ${middle}H${left}`} />
      <path className={css.gap} d={`M${left - 36} ${middle + 8}l6-16M${left - 28} ${middle + 8}l6-16`} />
      <rect className={css.wanted} x={left} y={top} width={width} height="34" />
      <text className={css.wantedText} x={left + width / 2} y={middle + 7} textAnchor="middle">
        {number}
      </text>
      <text className={css.last} x={from + 6} y={middle + 16}>
        {cells.at(-1)?.parcel}
      </text>
    </>
  )
}

/** The same cell as a sign beside a word. */
export function CensusSwatch({ kind }: { kind: CensusKind }) {
  return <i aria-hidden="true" className={css.swatches[kind]} />
}

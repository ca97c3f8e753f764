import * as css from './quarter-census.css.ts'

/** The kind of object in a cell; `off` has left the register. */
export type CensusKind = 'room' | 'building' | 'land' | 'structure' | 'off'

export interface CensusCell {
  /** Number of the object in its quarter. */
  parcel: number
  kind: CensusKind
}

export interface QuarterCensusProps {
  /** The whole list of the quarter, by number; never a part of it. */
  cells: readonly CensusCell[]
  /** What the drawing says, for screen readers. */
  label: string
  /** Numbers to highlight. With them the kinds are not distinguished. */
  near?: readonly number[]
  /** A number that is not among them. */
  missing?: string
}

/** Width of the drawing, SVG units. */
const WIDTH = 528

/** Cells are the larger the fewer there are. */
function gridOf(count: number): { readonly row: number; readonly step: number } {
  const row = count <= 36 ? 12 : count <= 288 ? 24 : 48
  return { row, step: WIDTH / row }
}

/** The objects of a quarter, a cell each, in the order of their numbers: a census and no plan. */
export function QuarterCensus({ cells, label, near, missing }: QuarterCensusProps) {
  const { row, step } = gridOf(cells.length)
  const side = step * 0.73
  const bottom = Math.ceil(cells.length / row) * step
  const height = bottom + (missing === undefined ? 0 : 38)
  const layers = near ? ['off', 'room', 'near'] : ['room', 'off', 'building', 'land', 'structure']
  const paths: Record<string, string> = Object.fromEntries(layers.map((layer) => [layer, '']))
  cells.forEach(({ parcel, kind }, index) => {
    const layer = near ? (near.includes(parcel) ? 'near' : kind === 'off' ? 'off' : 'room') : kind
    const [x, y] = [(index % row) * step, Math.floor(index / row) * step]
    paths[layer] += `M${x} ${y}h${side}v${side}h-${side}z`
  })
  return (
    <svg className={css.svg} viewBox={`-2 -4 532 ${height + 8}`} role="img" aria-label={label}>
      {Object.entries(paths).map(([layer, path]) => (
        <path key={layer} className={css.cells[layer as keyof typeof css.cells]} d={path} />
      ))}
      {missing !== undefined && (
        <Missing
          number={missing}
          last={cells.at(-1)?.parcel}
          bottom={bottom}
          from={lastMiddle(cells.length)}
        />
      )}
    </svg>
  )
}

/** The middle of the last cell in its row. */
function lastMiddle(count: number): number {
  const { row, step } = gridOf(count)
  return (((count - 1) % row) + 0.36) * step
}

interface MissingProps {
  readonly number: string
  readonly last: number | undefined
  readonly bottom: number
  readonly from: number
}

/** The broken line from the last number to the one that does not exist. */
function Missing({ number, last, bottom, from: end }: MissingProps) {
  const width = Math.max(58, number.length * 12 + 14)
  const left = WIDTH - width
  const top = bottom + 2
  const middle = top + 17
  const from = Math.min(end, left - 90)
  return (
    <>
      <path
        className={css.way}
        d={`M${from} ${top - 4}V${middle}H${left - 36}M${left - 22} ${middle}H${left}`}
      />
      <path className={css.gap} d={`M${left - 36} ${middle + 8}l6-16M${left - 28} ${middle + 8}l6-16`} />
      <rect className={css.wanted} x={left} y={top} width={width} height="34" />
      <text className={css.wantedText} x={left + width / 2} y={middle + 7} textAnchor="middle">
        {number}
      </text>
      <text className={css.last} x={from + 6} y={middle + 16}>
        {last}
      </text>
    </>
  )
}

/** The same cell as a sign beside a word. */
export function CensusSwatch({ kind }: { kind: CensusKind }) {
  return <i aria-hidden="true" className={css.swatches[kind]} />
}

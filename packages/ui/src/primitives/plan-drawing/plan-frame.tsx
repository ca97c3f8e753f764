import * as css from './plan-drawing.css.ts'

const STEP = 150
const MARGIN = 20

const axis = (start: number, length: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((length - start) / STEP)) }, (_, i) => start + i * STEP)

/** The coordinate frame along the top and left edges with crosses at the knots. */
export function PlanFrame({ width, height }: { width: number; height: number }) {
  const xs = axis(60, width)
  const ys = axis(110, height)
  const crosses = xs.flatMap((x) => ys.map((y) => `M${x - 5} ${y}h10m-5-5v10`)).join('')
  return (
    <g>
      <path className={css.margin} d={`M0 0h${width}v${MARGIN}H${MARGIN}v${height}H0z`} />
      <path className={css.marginLine} d={`M${MARGIN} ${height}V${MARGIN}h${width}`} />
      <path className={css.tick} d={crosses} />
      {xs.map((x, i) => (
        <g key={x}>
          <path className={css.tick} d={`M${x} 0v10`} />
          <text x={x + 6} y={14}>{`2 196 ${700 + i * 20}`}</text>
        </g>
      ))}
      {ys.map((y, i) => (
        <g key={y}>
          <path className={css.tick} d={`M0 ${y}h10`} />
          <text transform={`translate(14 ${y - 6}) rotate(-90)`}>{`412 ${380 - i * 20}`}</text>
        </g>
      ))}
    </g>
  )
}

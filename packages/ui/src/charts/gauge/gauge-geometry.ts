import { arc } from 'd3-shape'
import { linearScale } from '../plot/linear-scale.ts'

export interface GaugeGeometry {
  /** Path of each band, round the middle of the lower edge. */
  bands: readonly string[]
  /** The band that contains the value. */
  current: number
  /** Angle of the hand, degrees: −90 at the least value, 0 in the middle, 90 at the greatest. */
  hand: number
}

const OUTER = 130
const INNER = 98

/** Half a ring of bands from `min` to the `to` of the last; a value outside stays at the end of the scale. */
export function gaugeGeometry(min: number, ends: readonly number[], value: number): GaugeGeometry {
  const max = ends.at(-1) ?? min
  const angle = linearScale([min, max], [-Math.PI / 2, Math.PI / 2])
  const held = Math.min(Math.max(value, min), max)
  const draw = arc().innerRadius(INNER).outerRadius(OUTER).padAngle(0.018).digits(1)
  const found = ends.findIndex((end) => held < end)
  return {
    bands: ends.map(
      (end, i) =>
        draw({
          startAngle: angle(ends[i - 1] ?? min),
          endAngle: angle(end),
          innerRadius: INNER,
          outerRadius: OUTER,
        }) ?? '',
    ),
    current: found === -1 ? ends.length - 1 : found,
    hand: (angle(held) * 180) / Math.PI,
  }
}

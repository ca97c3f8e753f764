import { linearScale } from '../plot/linear-scale.ts'

export interface BarShape {
  /** Start and length in percent of the row. */
  x: number
  width: number
}

export interface BarGeometry {
  bars: readonly (BarShape | null)[]
  /** Position of zero, percent of the row. */
  zero: number
}

/** Lays out bars of one scale, from zero to the right, and to the left for values below it. */
export function barGeometry(values: readonly (number | null)[], max?: number): BarGeometry {
  const known = values.filter((value) => value !== null)
  const low = Math.min(0, ...known)
  const high = Math.max(0, max ?? 0, ...known)
  const at = low === high ? () => 0 : linearScale([low, high], [0, 100])
  const zero = at(0)
  return {
    zero,
    bars: values.map((value) =>
      value === null ? null : { x: Math.min(zero, at(value)), width: Math.abs(at(value) - zero) },
    ),
  }
}

import { linearScale } from '../plot/linear-scale.ts'
import { knownValues } from '../plot/series.ts'
import type { Series } from '../plot/series.ts'
import { labelStep, textRoom } from '../plot/text-room.ts'
import { valueTicks } from '../plot/value-ticks.ts'

export interface ColumnShape {
  series: number
  index: number
  x: number
  y: number
  width: number
  height: number
  value: number
}

export interface ColumnGeometry {
  columns: readonly ColumnShape[]
  ticks: readonly { value: number; y: number }[]
  labels: readonly { text: string; x: number }[]
  valuesFit: boolean
  /** Height of the zero line. */
  zero: number
  left: number
  bottom: number
}

const TOP = 24
/** Below the lowest column: its value, when it hangs, and the labels. */
const BOTTOM = 28
const UNDER_VALUE = 20
const WIDEST = 56
const GAP = 4

/** Lays out groups of columns that start at zero, those of losses below it. */
export function columnGeometry(
  labels: readonly string[],
  series: readonly Series[],
  { width, height }: { width: number; height: number },
  format: (value: number) => string,
): ColumnGeometry {
  const known = knownValues(series)
  const lowest = Math.min(0, ...known)
  const ticks = valueTicks(lowest, Math.max(0, ...known))
  const tickRoom = Math.max(...ticks.map((tick) => textRoom(format(tick)))) + 8
  const valueRoom = Math.max(0, ...known.map((value) => textRoom(format(value))))

  const columnOf = (room: number) =>
    Math.min(WIDEST, ((room / labels.length) * 0.76 - GAP * (series.length - 1)) / series.length)
  const roomPerValue = series.length === 1 ? width / labels.length - 4 : columnOf(width) + GAP
  const valuesFit = valueRoom <= roomPerValue

  const left = valuesFit ? 0 : tickRoom
  const bottom = height - BOTTOM - (valuesFit && lowest < 0 ? UNDER_VALUE : 0)
  const y = linearScale([ticks[0]!, ticks.at(-1)!], [bottom, TOP])
  const zero = y(0)
  const group = (width - left) / labels.length
  const column = columnOf(width - left)
  const groupWidth = column * series.length + GAP * (series.length - 1)
  const middle = (i: number) => left + group * (i + 0.5)
  const step = labelStep(labels, group)

  return {
    columns: series.flatMap(({ values }, at) =>
      values.flatMap((value, index) =>
        value === null
          ? []
          : [
              {
                series: at,
                index,
                x: middle(index) - groupWidth / 2 + at * (column + GAP),
                y: Math.min(zero, y(value)),
                width: column,
                height: Math.abs(y(value) - zero),
                value,
              },
            ],
      ),
    ),
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    labels: labels.flatMap((text, i) =>
      (labels.length - 1 - i) % step === 0 ? [{ text, x: middle(i) }] : [],
    ),
    valuesFit,
    zero,
    left,
    bottom: height - BOTTOM,
  }
}

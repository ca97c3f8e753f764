import { line } from 'd3-shape'
import { linearScale } from '../plot/linear-scale.ts'
import { knownValues } from '../plot/series.ts'
import type { Series } from '../plot/series.ts'
import { LABEL_SIZE, labelStep, textRoom } from '../plot/text-room.ts'
import { valueTicks } from '../plot/value-ticks.ts'

export interface LinePoint {
  /** Place among the labels. */
  index: number
  x: number
  y: number
  value: number
  /** Lower than what is beside it, so that its value has room under it. */
  isDip: boolean
}

export interface LineGeometry {
  ticks: readonly { value: number; y: number }[]
  labels: readonly { text: string; x: number }[]
  /** Per series: the path, broken where a value is unknown, and its points. */
  lines: readonly { path: string; points: readonly LinePoint[] }[]
  /** Every point has room for its value, so the values are at the points and not at the edge. */
  valuesFit: boolean
  /** Left and right end of the plot. */
  left: number
  right: number
  bottom: number
}

export interface LineFrame {
  width: number
  height: number
  /** Room at the right for what is written behind the last points. */
  endRoom: number
}

/** Room above the plot for a value and below it for the labels, px. */
const TOP = 24
const BOTTOM = 28
/** Below a dip: its value. */
const UNDER_VALUE = 16
/** The most that a label may reach past its end of the plot; a longer one is held inside of the drawing. */
const REACH = 60

/**
 * Lays out lines in a frame. The lowest and the highest hairline bound the values; zero is drawn only where the values
 * come near it: a price that moves by a tenth would else be a flat line.
 */
export function lineGeometry(
  labels: readonly string[],
  series: readonly Series[],
  { width, height, endRoom }: LineFrame,
  format: (value: number) => string,
): LineGeometry {
  const known = knownValues(series)
  const [lowest, highest] = [Math.min(...known), Math.max(...known)]
  const isNearZero = lowest > 0 && lowest < highest / 2
  const ticks = valueTicks(isNearZero ? 0 : lowest, highest)
  const tickRoom = Math.max(...ticks.map((tick) => textRoom(format(tick))))
  const valueRoom = Math.max(...known.map((value) => textRoom(format(value))))

  const reach = Math.max(...[labels[0], labels.at(-1)].map((label = '') => textRoom(label) / 2))
  const plain = Math.max(valueRoom / 2, Math.min(reach, REACH))
  const steps = Math.max(labels.length - 1, 1)
  const spacing = (width - plain * 2) / steps
  const valuesFit = series.length === 1 && valueRoom + 8 <= spacing

  const left = valuesFit ? plain : tickRoom + LABEL_SIZE
  const right = width - Math.max(endRoom, plain)
  const x = linearScale([0, labels.length - 1], [left, right])
  const floor = height - BOTTOM - (valuesFit && lowest < 0 ? UNDER_VALUE : 0)
  const y = linearScale([ticks[0]!, ticks.at(-1)!], [floor, TOP])
  // A label held at the edge comes nearer to the next one by half of itself.
  const step = labelStep(labels, ((right - left) / steps) * (reach > REACH ? 2 / 3 : 1))
  const draw = line<number | null>(
    (_, i) => x(i),
    (value) => y(value ?? 0),
  )
    .defined((value) => value !== null)
    .digits(1)

  return {
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    // Counted from the end: the newest label is the one that must not be left out.
    labels: labels.flatMap((text, i) => ((labels.length - 1 - i) % step === 0 ? [{ text, x: x(i) }] : [])),
    lines: series.map(({ values }) => ({
      path: draw(values) ?? '',
      points: values.flatMap((value, index) =>
        value === null ? [] : [{ index, x: x(index), y: y(value), value, isDip: isDip(values, index) }],
      ),
    })),
    valuesFit,
    left,
    right,
    bottom: height - BOTTOM,
  }
}

function isDip(values: readonly (number | null)[], index: number): boolean {
  const value = values[index] ?? 0
  const beside = [values[index - 1], values[index + 1]].filter((near) => near !== null && near !== undefined)
  return beside.length > 0 && value < 0 && beside.every((near) => near > value)
}

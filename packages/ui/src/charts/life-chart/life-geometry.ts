import { line } from 'd3-shape'
import { linearScale } from '../plot/linear-scale.ts'
import { LABEL_SIZE, labelStep, textRoom } from '../plot/text-room.ts'
import { valueTicks } from '../plot/value-ticks.ts'

/** A value on a day, `YYYY-MM-DD`. */
export interface LifePoint {
  date: string
  value: number
}

/** A stretch of time, or without an end a day. */
export interface LifeEvent {
  from: string
  to?: string
  /** Written into a stretch that has room for it. */
  sign: string
  tone?: 'red' | 'orange' | 'yellow' | 'green' | 'grey' | 'wait'
}

export interface LifeLane {
  name: string
  events: readonly LifeEvent[]
}

export interface LifeData {
  from: string
  to: string
  points: readonly LifePoint[]
  /** A value that is lower by no more than this is no fall. */
  slip?: number
  /** By calculation, in dashes; begins at one of the points. */
  calculated: readonly LifePoint[]
  lanes: readonly LifeLane[]
}

/** Height of the plot of values, px, with the room above its highest value. */
const PLOT = 190
const TOP = 22
/** Under the plot: the years. */
const YEARS = 30
export const LANE_HEIGHT = 26
const LANE_GAP = 10
/** Room for the name of a lane over it, where the drawing is narrow. */
const NAME_ABOVE = 18
/** From this width on the names of the lanes are to the left of them. */
const WIDE = 560
const NAMES = 84
const RIGHT = 14

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** Positions of a timeline in px; the axis is proportional to time, so that a gap of years is visible. */
export function lifeGeometry({ from, to, points, slip = 0, calculated, lanes }: LifeData, width: number) {
  const isWide = width >= WIDE
  const values = [...points, ...calculated].map(({ value }) => value)
  const hasPlot = points.length > 0
  const ticks = hasPlot ? valueTicks(0, Math.max(...values)) : []
  const left = isWide ? NAMES : Math.max(2, ...ticks.map((tick) => textRoom(String(tick)) + LABEL_SIZE))
  const right = width - RIGHT
  const x = linearScale([dayOf(from), dayOf(to)], [left, right])
  const at = (date: string) => x(dayOf(date))
  const bottom = hasPlot ? PLOT : TOP
  const y = linearScale([0, ticks.at(-1) ?? 1], [bottom, TOP])
  const place = ({ date, value }: LifePoint) => ({ x: at(date), y: y(value), value })
  const draw = line<{ x: number; y: number }>(
    (point) => point.x,
    (point) => point.y,
  ).digits(1)

  const first = Number(from.slice(0, 4))
  const years = Array.from(
    { length: Number(to.slice(0, 4)) - first + 1 },
    (_, index) => first + index,
  ).filter((year) => dayOf(`${year}-01-01`) >= dayOf(from))
  const spacing =
    years.length > 1 ? (at(`${years.at(-1)}-01-01`) - at(`${years[0]}-01-01`)) / (years.length - 1) : 60
  const step = labelStep(years.map(String), spacing)

  const rowHeight = LANE_HEIGHT + LANE_GAP + (isWide ? 0 : NAME_ABOVE)
  const laneTop = (index: number) => bottom + YEARS + index * rowHeight + (isWide ? 0 : NAME_ABOVE)
  const placed = points.map(place)
  return {
    isWide,
    left,
    right,
    bottom,
    height: bottom + YEARS + lanes.length * rowHeight,
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    years: years.map((year, index) => ({
      year,
      x: at(`${year}-01-01`),
      isWritten: (years.length - 1 - index) % step === 0,
    })),
    points: placed,
    path: draw(placed) ?? '',
    /** Stretches over which the value went down. */
    falls: placed.flatMap((point, index) => {
      const before = placed[index - 1]
      return before && point.value < before.value - slip ? [{ from: before, to: point }] : []
    }),
    calculated: draw(calculated.map(place)) ?? '',
    calculatedEnd: calculated.map(place).at(-1),
    lanes: lanes.map(({ name, events }, index) => ({
      name,
      top: laneTop(index),
      events: events.map(({ from: start, to: end, sign, tone }) => {
        const startX = at(start)
        const length = end === undefined ? 0 : Math.max(at(end) - startX, 3)
        return {
          x: startX,
          width: length,
          isDay: end === undefined,
          sign: length > textRoom(sign) + 8 ? sign : '',
          tone,
        }
      }),
    })),
  }
}

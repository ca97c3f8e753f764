/** A point on the drawing, px from its top left corner. */
type Point = readonly [x: number, y: number]

export interface PlanOptions {
  /** Decides everything about the drawing; the same number always gives the same plan. */
  number: string
  width: number
  height: number
  /** The desired position of the chosen parcel; the nearest one is taken. Without it nothing is chosen. */
  select?: Point
  /** Enlarges the blocks. */
  scale?: number
}

export interface Dimension {
  path: string
  label: string
  at: Point
  /** Degrees. */
  angle: number
}

export interface SelectedParcel {
  outline: string
  house: string
  vertices: readonly Point[]
  dimensions: readonly Dimension[]
}

export interface Plan {
  parcels: string
  houses: string
  selected: SelectedParcel | undefined
}

/** A street block in its own axes: u along the street, v across. */
interface Parcel {
  u0: number
  u1: number
  v0: number
  v1: number
  corners: readonly Point[]
}

const BLOCK_WIDTH = 190
const BLOCK_DEPTH = 150
const STREET = 26
/** How far the drawing goes on beyond its edges, px. */
const MARGIN = 60

/** FNV-1a of the text, 32 bits. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (const char of text) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return h >>> 0
}

/** Numbers from 0 to 1, always the same row for one seed. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function cuts(
  from: number,
  to: number,
  step: number,
  least: number,
  spread: number,
  random: () => number,
): number[] {
  const lines: number[] = []
  let at = from * step
  for (let i = from; i <= to; i++) {
    lines.push(at)
    at += step * (least + random() * spread)
  }
  return lines
}

const metres = (px: number): string => (px / 3.1).toFixed(2).replace('.', ',')

/** Draws a quarter with its parcels and houses from a cadastral number: a picture of the idea, not a survey. */
export function drawPlan({ number, width, height, select, scale = 1 }: PlanOptions): Plan {
  const random = randomOf(hash(number))
  const turn = ((random() > 0.5 ? 1 : -1) * (8 + random() * 10) * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const place = ([u, v]: Point): Point => {
    const x = u + 14 * Math.sin(v / 170) + 8 * Math.sin(u / 260)
    const y = v + 16 * Math.sin(u / 230)
    return [width / 2 + scale * (x * cos - y * sin), height / 2 + scale * (x * sin + y * cos)]
  }
  const outline = (points: readonly Point[]): string =>
    `M${points
      .map(place)
      .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L')}z`

  const reach = Math.ceil(Math.hypot(width, height) / scale / 2 / (BLOCK_DEPTH * 0.9)) + 1
  const us = cuts(-reach, reach, BLOCK_WIDTH, 0.75, 0.6, random)
  const vs = cuts(-reach, reach, BLOCK_DEPTH, 0.8, 0.5, random)
  let parcels = ''
  let houses = ''
  let best: { distance: number; parcel: Parcel } | undefined

  const addParcel = (u0: number, u1: number, v0: number, v1: number, skew: number, top: boolean): void => {
    const middle = place([(u0 + u1) / 2, (v0 + v1) / 2])
    const dice = [random(), random(), random(), random(), random(), random()] as const
    const inside = (at: number, limit: number) => at > -MARGIN && at < limit + MARGIN
    if (!inside(middle[0], width) || !inside(middle[1], height)) return
    const corners: Point[] = [
      [u0, v0],
      [u1, v0],
      [u1 + skew, v1],
      [u0, v1],
    ]
    parcels += outline(corners)
    houses += house(u0, u1, v0, v1, top, dice).map(outline).join('')
    if (!select) return
    const distance = Math.hypot(middle[0] - select[0], middle[1] - select[1])
    if (!best || distance < best.distance) best = { distance, parcel: { u0, u1, v0, v1, corners } }
  }

  for (let i = 0; i < us.length - 1; i++) {
    for (let j = 0; j < vs.length - 1; j++) {
      const [u0, u1] = [us[i]! + STREET / 2, us[i + 1]! - STREET / 2]
      const [v0, v1] = [vs[j]! + STREET / 2, vs[j + 1]! - STREET / 2]
      const middle = v0 + (v1 - v0) * (0.44 + random() * 0.12)
      for (const [from, to, top] of [
        [v0, middle, true],
        [middle, v1, false],
      ] as const) {
        const count = Math.max(2, Math.round((u1 - u0) / (46 + random() * 22)))
        let left = u0
        for (let k = 1; k <= count; k++) {
          const last = k === count
          const right = last ? u1 : u0 + ((u1 - u0) * k) / count + (random() - 0.5) * 12
          addParcel(left, right, from, to, last ? 0 : (random() - 0.5) * 5, top)
          left = right
        }
      }
    }
  }
  return { parcels, houses, selected: best && selectedParcel(best.parcel, place, outline) }
}

type Dice = readonly [number, number, number, number, number, number]

function house(u0: number, u1: number, v0: number, v1: number, top: boolean, dice: Dice): Point[][] {
  const [du, dv] = [u1 - u0, v1 - v0]
  const u = u0 + du * (0.18 + dice[0] * 0.1)
  const w = du * (0.46 + dice[1] * 0.16)
  const v = v0 + dv * (top ? 0.14 + dice[2] * 0.1 : 0.4 + dice[2] * 0.12)
  const h = dv * (0.36 + dice[3] * 0.12)
  const plain: Point[] = [
    [u, v],
    [u + w, v],
    [u + w, v + h],
    [u, v + h],
  ]
  const angled: Point[] = [
    [u, v],
    [u + w, v],
    [u + w, v + h * 0.5],
    [u + w * 0.6, v + h * 0.5],
    [u + w * 0.6, v + h],
    [u, v + h],
  ]
  const shed = dice[5] > 0.6
  const [su, sv] = [u + w * 0.9, v0 + dv * (top ? 0.72 : 0.1)]
  const shedOutline: Point[] = [
    [su, sv],
    [su + 9, sv],
    [su + 9, sv + 8],
    [su, sv + 8],
  ]
  return [dice[4] > 0.5 ? angled : plain, ...(shed ? [shedOutline] : [])]
}

function selectedParcel(
  { u0, u1, v0, v1, corners }: Parcel,
  place: (point: Point) => Point,
  outline: (points: readonly Point[]) => string,
): SelectedParcel {
  const at = (u: number, v: number): Point => [u0 + (u1 - u0) * u, v0 + (v1 - v0) * v]
  const vertices = corners.map(place)
  return {
    outline: outline(corners),
    house: outline([
      at(0.14, 0.16),
      at(0.86, 0.16),
      at(0.86, 0.52),
      at(0.52, 0.52),
      at(0.52, 0.84),
      at(0.14, 0.84),
    ]),
    vertices,
    dimensions: [dimension(vertices[0]!, vertices[1]!), dimension(vertices[1]!, vertices[2]!)],
  }
}

/** A dimension line outside the side from `a` to `b`, its label readable from below or from the right. */
function dimension(a: Point, b: Point): Dimension {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  const out: Point = [along[1], -along[0]]
  const off = (p: Point, by: number): string =>
    `${(p[0] + out[0] * by).toFixed(1)} ${(p[1] + out[1] * by).toFixed(1)}`
  const angle = (Math.atan2(along[1], along[0]) * 180) / Math.PI
  return {
    path: `M${off(a, 8)}L${off(a, 27)}M${off(b, 8)}L${off(b, 27)}M${off(a, 20)}L${off(b, 20)}`,
    label: metres(length),
    at: [(a[0] + b[0]) / 2 + out[0] * 20, (a[1] + b[1]) / 2 + out[1] * 20],
    angle: angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle,
  }
}

/** Offset of the chosen parcel from the middle, px, limited to the margin of the drawing. */
export function offCentre({ vertices }: SelectedParcel, width: number, height: number): Point {
  const middle = (axis: 0 | 1) => {
    const all = vertices.map((vertex) => vertex[axis])
    return (Math.min(...all) + Math.max(...all)) / 2
  }
  const within = (shift: number) => Math.round(Math.max(-MARGIN, Math.min(MARGIN, shift)))
  return [within(middle(0) - width / 2), within(middle(1) - height / 2)]
}

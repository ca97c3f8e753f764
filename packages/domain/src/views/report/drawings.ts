import type { Tone } from '../../reports/report/tone.ts'

/** What happened to a car, on one axis of dates (`YYYY-MM-DD`); the rows of its table say the same. */
export interface LifeView {
  /** The drawing in words. */
  readonly words: string
  readonly from: string
  readonly to: string
  /** Thousands of kilometres as they were written down. */
  readonly mileage: readonly LifePoint[]
  /** A value that is lower by no more than this did not go back. */
  readonly slip: number
  /** What it drove at least, from the reading before the odometer went back; empty when it did not. */
  readonly driven: readonly LifePoint[]
  readonly lanes: readonly LifeLane[]
}

/** A value on a day. */
export interface LifePoint {
  readonly date: string
  readonly value: number
}

/** One kind of events under the axis. */
export interface LifeLane {
  readonly name: string
  readonly events: readonly LifeEvent[]
}

/** A stretch of time, or with no end a day. */
export interface LifeEvent {
  readonly from: string
  readonly to?: string
  /** Short: «1-й», «такси». */
  readonly sign: string
  readonly tone?: Tone
}

/** The people behind a company, as a chart; the rows of its table say the same. */
export interface TiesView {
  /** The drawing in words. */
  readonly words: string
  readonly root: TieNode
  readonly branches: readonly TieBranch[]
}

/** Someone of a company, or what it shares with others. */
export interface TieBranch extends TieNode {
  /** The companies that this one leads to. */
  readonly companies: readonly TieNode[]
}

/** Someone or a company in the drawing of ties. */
export interface TieNode {
  readonly name: string
  /** «учредитель, доля 40%» */
  readonly relation: string
  /** Of a company that is tied to the other. */
  readonly state?: { readonly tone?: Tone; readonly words: string }
  /** No record of a register ties the two: an address is the same. */
  readonly isMatch?: boolean
}

/** A part of a car seen from above, its front up: left is the driver's side of a car with the wheel on the left. */
export type CarZone =
  | 'front'
  | 'front-left'
  | 'front-right'
  | 'left'
  | 'right'
  | 'rear'
  | 'rear-left'
  | 'rear-right'
  | 'roof'

/** The parts of a car that a record names as hit; of the others it says nothing. */
export interface DamageView {
  /** The drawing in words. */
  readonly words: string
  readonly zones: readonly CarZone[]
}

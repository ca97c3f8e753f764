import { dayInMoscow } from '../../format/format-date.ts'
import type { Extract, ExtractRight } from './extract.ts'
import { shareFraction } from './share-fraction.ts'

/** One fault of a history of rights, by days `YYYY-MM-DD`: the document does not add up there. */
export interface HistoryGap {
  /**
   * `none`: no owner is recorded; `part`: the shares are less than the whole; `over`: they are more; `undated`: an
   * entry has no day, so that the order cannot be checked.
   */
  readonly kind: 'none' | 'part' | 'over' | 'undated'
  readonly from?: string
  /** Absent: until the day of the document. */
  readonly to?: string
}

/** Thousandths of rounding never decide: fractions are summed as numbers. */
const ALMOST = 1e-6

interface Span {
  readonly from: string
  readonly to: string | undefined
  readonly share: number | undefined
  readonly isJoint: boolean
}

/** Where the ownership of an object does not pass from one to the next whole: days without an owner, shares that do not sum to one. */
export function historyGaps({ rights }: Pick<Extract, 'rights'>): readonly HistoryGap[] {
  const ownership = rights.filter(({ type }) => /собственност/i.test(type))
  const objects = new Set(ownership.map(({ cadastralNumber }) => cadastralNumber))
  // Rights of one person to many objects are no chain.
  if (objects.size > 1) return []
  const spans = ownership.map(spanOf)
  const dated = spans.filter((span) => span !== undefined)
  const undated: HistoryGap[] = dated.length < spans.length ? [{ kind: 'undated' }] : []
  return [...undated, ...(undated.length > 0 ? [] : gapsBetween(dated))]
}

function spanOf({ date, endedAt, share, type }: ExtractRight): Span | undefined {
  const from = dayOf(date)
  const to = dayOf(endedAt)
  if (from === undefined || (endedAt !== undefined && to === undefined)) return undefined
  return { from, to, share: fractionOf(share, type), isJoint: /совместн/i.test(type) }
}

function dayOf(date: string | undefined): string | undefined {
  const day = date === undefined ? '' : dayInMoscow(date)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined
}

/** The share as a number; undefined where the register writes words, or a shared right without its share. */
function fractionOf(share: string | undefined, type: string): number | undefined {
  if (share !== undefined) return shareFraction(share)
  return /долев/i.test(type) ? undefined : 1
}

function gapsBetween(spans: readonly Span[]): readonly HistoryGap[] {
  const days = [
    ...new Set(spans.flatMap(({ from, to }) => (to === undefined ? [from] : [from, to]))),
  ].toSorted()
  const gaps: HistoryGap[] = []
  for (const [index, from] of days.entries()) {
    const next = days[index + 1]
    const kind = faultOn(from, spans)
    const last = gaps.at(-1)
    if (kind === undefined) continue
    if (last?.kind === kind && last.to === from) gaps.pop()
    const start = last?.kind === kind && last.to === from ? last.from : from
    gaps.push({ kind, ...(start !== undefined && { from: start }), ...(next !== undefined && { to: next }) })
  }
  return gaps
}

/** What is wrong on the days that begin with this one. */
function faultOn(day: string, spans: readonly Span[]): HistoryGap['kind'] | undefined {
  const live = spans.filter(({ from, to }) => from <= day && (to === undefined || day < to))
  if (live.length === 0) return 'none'
  // Spouses may own a share jointly, and the document does not say which entries name the same share.
  if (live.some(({ isJoint, share }) => isJoint && share !== 1)) return undefined
  // Spouses own the whole together: each of their entries names the same whole.
  const joint = live.some(({ isJoint }) => isJoint) ? 1 : 0
  const shares = live.filter(({ isJoint }) => !isJoint).map(({ share }) => share)
  if (shares.includes(undefined)) return undefined
  const sum = shares.reduce<number>((total, share) => total + (share ?? 0), joint)
  if (Math.abs(sum - 1) < ALMOST) return undefined
  return sum < 1 ? 'part' : 'over'
}

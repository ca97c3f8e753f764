/** An amount of money in whole kopecks; the only form in which the product adds and compares money. */
export type Kopecks = number

/** The one currency of the product (CONST-20, PAY-13). */
export const CURRENCY = 'RUB'

/**
 * Roubles of the wire as whole kopecks, rounded half away from zero. A value that is no finite number gives `NaN`.
 * The detour over `toPrecision` takes away the binary remainder of amounts like 1.005.
 */
export function toKopecks(roubles: number): Kopecks {
  if (!Number.isFinite(roubles)) return NaN
  const kopecks = Math.round(Number((Math.abs(roubles) * 100).toPrecision(15)))
  // `|| 0` takes the sign off a zero.
  return Math.sign(roubles) * kopecks || 0
}

/** Whole kopecks as roubles of the wire. */
export function toRoubles(kopecks: Kopecks): number {
  return kopecks / 100
}

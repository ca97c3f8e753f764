import type { Kopecks } from '@proverka/domain'

/** `149900` kopecks as `1499.00`. */
export const toWire = (kopecks: Kopecks): string => (kopecks / 100).toFixed(2)

/** `1499.00` or `1499` as kopecks; undefined for what is no sum of money. */
export function fromWire(text: unknown): Kopecks | undefined {
  const roubles =
    typeof text === 'number' ? text : typeof text === 'string' && text !== '' ? Number(text) : Number.NaN
  return Number.isFinite(roubles) && roubles >= 0 ? Math.round(roubles * 100) : undefined
}

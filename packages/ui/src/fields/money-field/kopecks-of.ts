import { toKopecks } from '@proverka/domain'
import type { Kopecks } from '@proverka/domain'

/** The kopecks of a money field's value, roubles as `1234.5`; null while there is no amount. */
export function kopecksOf(value: string): Kopecks | null {
  return /^-?\d+(?:\.\d*)?$/.test(value) ? toKopecks(Number(value)) : null
}

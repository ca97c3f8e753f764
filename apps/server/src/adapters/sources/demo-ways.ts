import type { WaysToAsk } from '@proverka/domain/orders'
import { type CheckNeed, checkOf } from '@proverka/domain/checks'
import type { SubjectKind } from './source.ts'

/** Numbers that the demo registers of people insist on; by a name they find people wherever they live. */
const NUMBERS: ReadonlySet<CheckNeed> = new Set(['inn', 'passport', 'license'])

/** The data that a demo register is asked with. */
export function demoWays(kind: SubjectKind, type: string): WaysToAsk {
  const needs = checkOf(type)?.needs ?? []
  switch (kind) {
    case 'person':
      return [needs.filter((need) => NUMBERS.has(need))]
    // A car on the road is known by its plate, too.
    case 'vehicle':
      return needs.includes('certificate') ? [needs] : [['vin'], ['plate']]
    case 'passport':
      return [['passport']]
    case 'company':
    case 'taxpayer':
      return [['inn']]
    case 'property':
    case 'flat':
      return [[]]
  }
}

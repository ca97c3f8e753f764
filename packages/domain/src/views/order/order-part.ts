import type { Extract } from '../../reports/extract/extract.ts'
import type { Report } from '../../reports/report/report.ts'

/** An item of an order, as far as its verdict depends on it. */
export interface OrderPart {
  readonly id: string
  /** Name of the product for people. */
  readonly title: string
  /** Status of the item (AMB-43). */
  readonly status: string
  /** Absent before the work has begun. */
  readonly report: Report | null
}

/** A part whose money went back: it counts for nothing. */
export function isReturned({ status }: OrderPart): boolean {
  return status === 'refund'
}

/** The documents of the register that an order brought. */
export function extractsOf(parts: readonly OrderPart[]): readonly Extract[] {
  return parts.flatMap(({ report }) => report?.extract?.content ?? [])
}

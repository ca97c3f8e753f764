import { ownEntry } from '../input/own-entry.ts'
import type { Check } from './check.ts'
import { CHECKS } from './checks.ts'
import { COMPANY_CHECKS } from './company-checks.ts'
import { FLAT_CHECKS } from './flat-checks.ts'
import { VEHICLE_CHECKS } from './vehicle-checks.ts'

const ALL: Readonly<Record<string, Check>> = {
  ...CHECKS,
  ...COMPANY_CHECKS,
  ...VEHICLE_CHECKS,
  ...FLAT_CHECKS,
}

/** The check of a task type, or undefined: unknown types of newer versions must not break a page (RISK-09). */
export function checkOf(taskType: unknown): Check | undefined {
  return ownEntry(ALL, taskType)
}

import { ownEntry } from '../input/own-entry.ts'
import { checkOf } from './check-of.ts'
import { PROPERTY_CHECKS, type PropertyCheck } from './property-checks.ts'

/**
 * What people read for a task: the title of its check; a type of a newer version reads by the name of its source
 * (RISK-09). A task type itself is never shown.
 */
export function taskTitle(task: { readonly task_type: unknown; readonly source: string }): string {
  const known = checkOf(task.task_type) ?? ownEntry<PropertyCheck>(PROPERTY_CHECKS, task.task_type)
  return known?.title ?? `Запрос в ${task.source || 'другой источник'}`
}

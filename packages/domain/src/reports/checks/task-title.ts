import { ownEntry } from '../own-entry.ts'
import { CHECKS } from './checks.ts'
import { PROPERTY_CHECKS } from './property-checks.ts'

const TITLES: Readonly<Record<string, { readonly title: string }>> = { ...CHECKS, ...PROPERTY_CHECKS }

/**
 * What people read for a task: the title of its check; a type of a newer version reads by the name of its source
 * (RISK-09). A task type itself is never shown.
 */
export function taskTitle(task: { readonly task_type: unknown; readonly source: string }): string {
  return ownEntry(TITLES, task.task_type)?.title ?? `Запрос в ${task.source || 'другой источник'}`
}

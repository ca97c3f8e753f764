import type { Finding } from '@proverka/domain/reports'

/** Facts of what a register does say; what is empty there is no fact. */
export function labelled(
  rows: readonly (readonly [label: string, value: string | null | undefined])[],
): Finding['facts'] {
  return rows.flatMap(([label, value]) => (value?.trim() ? [{ label, value: value.trim() }] : []))
}

import type { Finding } from '@proverka/domain/reports'

/** What a register of the demo world knows, as rows: numbered in their order, the finding as JSON. */
export const recordRows = <Known extends { readonly finding: Finding }>(records: readonly Known[]) =>
  records.map((record, index) => ({ ...record, id: index + 1, finding: JSON.stringify(record.finding) }))

/** The facts of a finding by their labels, in the order of a report. */
export const factsOf = (values: Readonly<Record<string, string>>): Finding['facts'] =>
  Object.entries(values).map(([label, value]) => ({ label, value }))

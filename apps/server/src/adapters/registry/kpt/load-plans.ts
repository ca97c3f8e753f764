import type { BulkConnection } from '../bulk/bulk-connection.ts'
import { noteInJournal } from '../journal.ts'
import { LoadError } from '../load-error.ts'
import { findPlanFiles } from './plan-files.ts'
import { storePlan, type PlanOutcome } from './store-plan.ts'

/** Progress of a batch of files. */
export interface PlanReport {
  readonly begin: (label: string) => void
  readonly done: (label: string, outcome: PlanOutcome) => void
  readonly refused: (label: string, sentence: string) => void
}

/** Loads cadastral plans; a broken file is noted and stops nothing else. Answers how many files were refused. */
export async function loadPlans(
  connection: BulkConnection,
  places: readonly string[],
  report: PlanReport,
): Promise<number> {
  let refused = 0
  const refuse = async (label: string, { message }: LoadError) => {
    refused += 1
    report.refused(label, message)
    await noteInJournal(connection, { source: 'kpt', file: label, outcome: 'refused', reason: message })
  }
  for await (const { label, open } of findPlanFiles(places, refuse)) {
    report.begin(label)
    try {
      report.done(label, await storePlan(connection, label, open()))
    } catch (error) {
      if (!(error instanceof LoadError)) throw error
      await refuse(label, error)
    }
  }
  return refused
}

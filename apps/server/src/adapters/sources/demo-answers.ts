import type { Answer, Finding } from '@proverka/domain/reports'
import type { Database } from '../../platform/db/database.ts'
import type { SourceAnswer } from './source.ts'

/** The answer of a source that lacks the data for its query. */
export function missingData(note: string): Answer {
  return { kind: 'not-checked', reason: 'missing-data', note }
}

export const SOURCE_DOWN: Answer = { kind: 'not-checked', reason: 'source-down' }

/** The answer that records are, or their absence. */
export function answerOf(findings: readonly Finding[]): Answer {
  return findings.length > 0 ? { kind: 'found', findings: [...findings] } : { kind: 'not-found' }
}

/** An answer as a demo register sends it. */
export const asDemoAnswer = (answer: Answer): SourceAnswer => ({
  answer,
  raw: JSON.stringify(answer),
  demo: true,
})

/** Whether the demo world says that the register of a question is out of order. */
export async function isSourceDown(database: Database, taskType: string): Promise<boolean> {
  const source = await database.current
    .selectFrom('demo_sources')
    .select('state')
    .where('task_type', '=', taskType)
    .executeTakeFirst()
  return source?.state === 'down'
}

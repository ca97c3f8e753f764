import type { NotCheckedReason } from '@proverka/domain/reports'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { createSourceCallQueries, type MeasuredCall } from '../../platform/db/queries/reports/source-calls.ts'
import type { CallFailure } from './calls/source-error.ts'
import type { Ask, SubjectKind } from './source.ts'

export type RecordCall = (call: Omit<MeasuredCall, 'at'>) => Promise<void>

/** Writes calls down; a measurement that fails never costs the answer that it is about. */
export function createCallRecorder(database: Database, clock: Clock, log: Pick<Logger, 'warn'>): RecordCall {
  const queries = createSourceCallQueries(database)
  return async (call) => {
    try {
      await queries.insertCall({ ...call, at: clock.now() })
    } catch (error) {
      log.warn({ err: error, source: call.source }, 'a call of a source was not measured')
    }
  }
}

const FAILURES: ReadonlySet<NotCheckedReason> = new Set<CallFailure>([
  'source-down',
  'source-timeout',
  'source-limit',
  'unclear-answer',
])

/** The same source with its answers measured; what lacks data never reached it. */
export function measured<Kind extends SubjectKind>(
  ask: Ask<Kind>,
  record: RecordCall,
  source: string,
): Ask<Kind> {
  return async (subject) => {
    const start = performance.now()
    const given = await ask(subject)
    const { answer } = given
    const reason = answer.kind === 'not-checked' ? answer.reason : undefined
    if (reason && !FAILURES.has(reason)) return given
    await record({
      source,
      service: 'demo',
      durationMs: performance.now() - start,
      costKopecks: 0,
      ...(reason && { failure: reason }),
    })
    return given
  }
}

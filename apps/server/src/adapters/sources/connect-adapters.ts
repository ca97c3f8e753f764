import { isGiven, type KnownOfSubject, type WaysToAsk } from '@proverka/domain/orders'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { ConnectedSource, GuardTimes } from '../../platform/config/server-config.ts'
import type { Database } from '../../platform/db/database.ts'
import { missingData, type Adapter, type Answerer, type AskService } from './adapter.ts'
import { findAdapter } from './adapters.ts'
import { createGuard, GUARD_TIMES, type Guard } from './calls/guard.ts'
import { createQuota, type TakeCall } from './calls/quota.ts'
import { createServiceClient, type ServiceClient } from './calls/service-client.ts'
import { SourceError } from './calls/source-error.ts'
import type { RecordCall } from './measure-calls.ts'
import { QUESTIONS } from './questions.ts'
import { MISSING_NOTES } from './missing-notes.ts'
import type { Ask, SourceAnswer, SubjectKind, SubjectOf } from './source.ts'

interface Connections {
  readonly database: Database
  readonly log: Pick<Logger, 'warn'>
  readonly clock: Clock
  readonly record: RecordCall
  readonly times?: GuardTimes | undefined
}

/** The source of one question, and the alternative lists of data that it needs. */
export interface Answers<Kind extends SubjectKind> {
  readonly ways: WaysToAsk
  readonly ask: Ask<Kind>
  /** Who obtains the answers; absent where the source answers when it is asked. */
  readonly orderedFrom?: string
}

/** An adapter with what this process keeps of its service. */
interface Connection {
  readonly adapter: Adapter
  readonly access: ConnectedSource
  readonly guard: Guard
  readonly takeCall: TakeCall
}

/**
 * The services that are configured, as those who answer. A question that several of them know goes to the first one, and
 * to the next when that gives no answer.
 */
export function connectAdapters(connected: readonly ConnectedSource[], parts: Connections) {
  const { database, times = GUARD_TIMES } = parts
  const connections = connected.map((access): Connection => {
    const adapter = findAdapter(access.name)
    const { concurrency, quotas } = adapter.terms.limits
    return {
      adapter,
      access,
      guard: createGuard(concurrency, times),
      takeCall: createQuota(database, access.name, quotas),
    }
  })

  function find<Kind extends SubjectKind>(kind: Kind): (taskType: string) => Answers<Kind> | undefined {
    return (taskType) => {
      const source = QUESTIONS[kind][taskType]?.source ?? ''
      const known = connections.flatMap((connection) => {
        const answerers: Readonly<Record<string, Answerer<Kind>>> = connection.adapter.answers[kind] ?? {}
        const answerer = Object.hasOwn(answerers, taskType) ? answerers[taskType] : undefined
        return answerer
          ? [{ needs: answerer.needs, ask: askThrough(connection, source, answerer, parts) }]
          : []
      })
      if (known.length === 0) return undefined
      return {
        ways: known.map(({ needs }) => needs),
        ask: (subject) =>
          askInTurn(
            known.map(
              ({ ask }) =>
                () =>
                  ask(subject),
            ),
          ),
      }
    }
  }

  return {
    person: find('person'),
    passport: find('passport'),
    property: find('property'),
    vehicle: find('vehicle'),
    company: find('company'),
    taxpayer: find('taxpayer'),
  }
}

/** The first answer; without one the last refusal, with the earliest time at which one of them may be asked again. */
async function askInTurn(asks: readonly (() => Promise<SourceAnswer>)[]): Promise<SourceAnswer> {
  let refused: SourceAnswer | undefined
  for (const ask of asks) {
    const given = await ask()
    if (given.answer.kind !== 'not-checked') return given
    const earliest = [refused?.retryAt, given.retryAt].flatMap((at) => at?.getTime() ?? [])
    refused = { ...given, ...(earliest.length > 0 && { retryAt: new Date(Math.min(...earliest)) }) }
  }
  if (!refused) throw new RangeError('nobody to ask')
  return refused
}

function askThrough<Kind extends SubjectKind>(
  { adapter, access, guard, takeCall }: Connection,
  source: string,
  answerer: Answerer<Kind>,
  { record, log, clock, times = GUARD_TIMES }: Connections,
): Ask<Kind> {
  const { name, terms } = adapter
  const { firstPauseMs } = times
  return async (subject) => {
    let calls = 0
    const client = createServiceClient({
      ...access,
      terms,
      guard,
      takeCall,
      firstPauseMs,
      now: clock.now,
      onCall: () => void calls++,
    })
    const start = performance.now()
    const { failure, ...given } = await settle(askWhole(answerer, subject, client), clock)
    if (failure) log.warn({ service: name, failure: failure.message }, 'a source gave no answer')
    if (calls === 0) return given
    await record({
      source,
      service: name,
      durationMs: performance.now() - start,
      costKopecks: failure ? 0 : terms.costKopecks,
      ...(failure && { failure: failure.reason }),
    })
    return given
  }
}

/** Calls no service without the data that the question needs. */
async function askWhole<Kind extends SubjectKind>(
  { needs, ask }: Answerer<Kind>,
  subject: SubjectOf<Kind>,
  client: ServiceClient,
): ReturnType<AskService<Kind>> {
  const known: KnownOfSubject = 'person' in subject ? subject.person : subject
  const missing = needs.find((need) => !isGiven(need, known))
  return missing ? missingData(MISSING_NOTES[missing]) : ask(subject, client)
}

/** Failures are answers: only a fault of ours goes on as an exception. */
async function settle(
  answering: ReturnType<AskService<SubjectKind>>,
  clock: Clock,
): Promise<SourceAnswer & { failure?: SourceError }> {
  try {
    return { ...(await answering), demo: false }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return {
      answer: { kind: 'not-checked', reason: error.reason },
      raw: 'null',
      demo: false,
      failure: error,
      ...(error.retryAfterMs !== undefined && {
        retryAt: new Date(clock.now().getTime() + error.retryAfterMs),
      }),
    }
  }
}

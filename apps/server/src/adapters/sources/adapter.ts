import type { Answer, Extract as RegisterExtract, Finding } from '@proverka/domain/reports'
import type { CheckNeed } from '@proverka/domain/checks'
import type { ServiceClient } from './calls/service-client.ts'
import type { SubjectKind, SubjectOf } from './source.ts'
import type { SourceTerms } from './terms.ts'

/** A third-party service that answers questions over the network, in its own wire format. */
export interface Adapter {
  /** As `SOURCES` and the names of its settings have it: `fssp`. */
  readonly name: string
  /** Base address, without a slash at the end; absent where the operator has to name a gateway. */
  readonly url?: string
  /** Whether calls carry a key of ours. */
  readonly needsKey: boolean
  readonly terms: SourceTerms
  /** A free call that fails with a wrong key; absent if the source has no such call. Throws `SourceError`. */
  readonly tryKey?: (service: ServiceClient) => Promise<unknown>
  /** The questions that it answers, by subject and type. */
  readonly answers: Answerers
}

export type Answerers = {
  readonly [Kind in SubjectKind]?: Readonly<Record<string, Answerer<Kind>>>
}

/** A question that a service answers. */
export interface Answerer<Kind extends SubjectKind> {
  /** The data that it is asked with; without one of them no service is called. */
  readonly needs: readonly CheckNeed[]
  /** Puts the question. Throws `SourceError` when it was not answered. */
  readonly ask: AskService<Kind>
}

export type AskService<Kind extends SubjectKind> = (
  subject: SubjectOf<Kind>,
  service: ServiceClient,
) => Promise<ServiceAnswer>

export interface ServiceAnswer {
  readonly answer: Answer
  /** What the service sent, as received. */
  readonly raw: string
  readonly extract?: RegisterExtract
}

/** The answer that records are, or their absence. */
export function answerOf(findings: readonly Finding[]): Answer {
  return findings.length > 0 ? { kind: 'found', findings: [...findings] } : { kind: 'not-found' }
}

/** The source needs what the order does not have. */
export function missingData(note: string): ServiceAnswer {
  return { answer: { kind: 'not-checked', reason: 'missing-data', note }, raw: 'null' }
}

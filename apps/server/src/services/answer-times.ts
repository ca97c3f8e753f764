import type { Clock } from '../platform/clock.ts'
import type { Queries } from '../platform/db/queries/queries.ts'
import { createTtlCache } from '../platform/ttl-cache.ts'
import { MINUTE_MS } from '@proverka/domain/timing'

/** It moves slowly, and every page that waits asks for it. */
const MEMORY_MS = MINUTE_MS

/** How long sources usually take, in seconds by kind of question, measured; of those alone that are measured. */
export interface AnswerTimes {
  readonly get: () => Promise<Readonly<Record<string, number>>>
}

export function createAnswerTimes({ answerTimes }: Queries, clock: Clock): AnswerTimes {
  const measured = createTtlCache<Readonly<Record<string, number>>>(MEMORY_MS, () => performance.now())
  return { get: () => measured.get('all', () => answerTimes.measureAnswers(clock.now())) }
}

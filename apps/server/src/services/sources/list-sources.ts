import type { contract } from '@proverka/api/contract'
import type { InferOutput } from 'valibot'
import type { AppContext } from '../context.ts'
import {
  CONFIRMER_TITLES,
  CONFIRMERS,
  type ConfirmerName,
} from '../../adapters/registry/confirmers/confirmer.ts'
import { createTtlCache } from '../../platform/ttl-cache.ts'
import { sourceState, usualTime } from './source-state.ts'
import { DAY_MS, HOUR_MS, SECOND_MS } from '@proverka/domain/timing'

type SourceList = InferOutput<typeof contract.sources.listSources.reply>

/** Calls of before say nothing about now. */
const LATELY_MS = 12 * HOUR_MS
const DAYS = 30
/** Calls that the state and the usual time of one source are read from. */
const RECENT_CALLS = 100

/** A failing source shows within a minute, however many look. */
const KEPT_MS = 15 * SECOND_MS

/** How each source of the product does, by its measured questions (PUB-04). */
export function createSourceList(context: AppContext): () => Promise<SourceList> {
  const cache = createTtlCache<SourceList>(KEPT_MS, () => context.clock.now().getTime())
  return () => cache.get('', () => listSources(context))
}

async function listSources({
  clock,
  queries,
  sources,
  confirmers,
  register,
}: AppContext): Promise<SourceList> {
  const now = clock.now()
  const calls = queries.sourceCalls
  const recent = Map.groupBy(
    await calls.listRecent(new Date(now.getTime() - LATELY_MS), RECENT_CALLS),
    ({ source }) => source,
  )
  const days = Map.groupBy(
    await calls.listDays(new Date(now.getTime() - DAYS * DAY_MS)),
    ({ source }) => source,
  )
  const first = new Map((await calls.listFirst()).map(({ source, at }) => [source, at]))
  const healthOf = (name: string, isConnected: boolean) => {
    const own = recent.get(name) ?? []
    const { state, silentSince } = sourceState(own)
    return {
      name,
      state: isConnected ? state : ('not-connected' as const),
      silent_since: silentSince?.toISOString() ?? null,
      checked_at: own[0]?.at.toISOString() ?? null,
      usual_ms: usualTime(own),
      measured_since: first.get(name)?.toISOString() ?? null,
      days: (days.get(name) ?? []).map(({ day, asked, answered }) => ({ day, asked, answered })),
    }
  }
  const isConnected = (name: ConfirmerName) => confirmers.confirmers.some((one) => one.name === name)
  return {
    measured_at: now.toISOString(),
    sources: (await sources.list()).map((source) => healthOf(source.name, source.isConnected)),
    confirmers: register.isComplete
      ? []
      : CONFIRMERS.map((name) => healthOf(CONFIRMER_TITLES[name], isConnected(name))),
  }
}

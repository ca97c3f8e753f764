import { sources } from '@proverka/api/calls'
import type { EndpointOf, ReplyOf } from '@proverka/api/contract'
import { sourceQueries } from '@proverka/api/queries'
import { useQuery } from '@tanstack/react-query'
import { connect } from '../data/api.ts'

let client: ReturnType<typeof connect<{ sources: typeof sources }>> | undefined
const getSourcesApi = () => (client ??= connect({ sources }))

/** A source as its measured calls show it. */
export type SourceHealth = ReplyOf<EndpointOf<typeof sources.listSources>>['sources'][number]

/** How each source does now and did in thirty days; asked for again while the page is looked at. */
export function useSources() {
  return useQuery(sourceQueries.list(getSourcesApi()))
}

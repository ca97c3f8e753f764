import { sources } from '@proverka/api/calls'
import type { EndpointOf, ReplyOf } from '@proverka/api/contract'
import { sourceQueries } from '@proverka/api/queries'
import { useQuery } from '@tanstack/react-query'
import { connect } from '../../../runtime/data/api.ts'

let client: ReturnType<typeof connect<{ sources: typeof sources }>> | undefined
const getSourcesApi = () => (client ??= connect({ sources }))

/** A source as its measured calls show it. */
export type SourceHealth = ReplyOf<EndpointOf<typeof sources.listSources>>['sources'][number]

/** How each source does now and did in thirty days; asked for again while the page is looked at. */
export function useSources() {
  return useQuery(sourceQueries.list(getSourcesApi()))
}

/** For data of HTML that the browser keeps as rendered: they are not sent for hydration. */
export const STAYS_ON_SERVER = { staysOnServer: true }

/** The same for a part whose code never reaches the browser. */
export function useDrawnSources() {
  return useQuery({ ...sourceQueries.list(getSourcesApi()), meta: STAYS_ON_SERVER })
}

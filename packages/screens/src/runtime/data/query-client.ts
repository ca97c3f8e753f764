import { isAbort, UnansweredError } from '@proverka/api'
import { readHydrationData } from '@proverka/page-engine/browser'
import { hydrate, QueryCache, QueryClient } from '@tanstack/react-query'
import { slowPollingWhenIdle } from './slow-polling-when-idle.ts'
import { isSignInNeeded } from '../error/status-of-error.ts'
import { isOwnPage } from './own-page.ts'

let client: QueryClient | undefined

const isServer = typeof document === 'undefined'

/** The one cache of server data, made on the first page that needs it. */
export function getQueryClient(): QueryClient {
  if (!client) {
    client = withDataOfPage(createQueryClient())
    if (!isServer) slowPollingWhenIdle(client)
  }
  return client
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // One log entry for a failed query, however many components use it (ORDER-15, ERR-12).
      onError: (error, { queryKey }) => {
        // A needed sign-in is not a failure: the user is asked to sign in. On the server, a 404 and the like are in the
        // access log already.
        if (isAbort(error) || isSignInNeeded(error) || (isServer && statusOf(error) < 500)) return
        console.error('Данные не пришли:', queryKey.join(' '), error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // A call that waited its time out has been waited for long enough.
        retry: (count, error) => count < 1 && !isAbort(error) && !isLate(error) && statusOf(error) >= 500,
        refetchOnWindowFocus: false,
        // What a loader was refused is shown at once, not requested again by the screen.
        retryOnMount: false,
        // Without a connection a call fails and says so. Held back, it would show nothing and run unseen later.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

const isLate = (error: unknown) => error instanceof UnansweredError && error.reason === 'late'

/**
 * Hydrates the cache with the data the server rendered the page with. A public page was cached, so its data are
 * refetched on first use. Data read for this visitor are not: each reading of a report is logged. If another user has
 * signed in meanwhile, the data are ignored.
 */
function withDataOfPage(queries: QueryClient): QueryClient {
  const rendered = readHydrationData()
  if (!rendered?.answers || !isOwnPage(rendered)) return queries
  hydrate(queries, rendered.answers)
  if (rendered.tokenEnd === undefined) void queries.invalidateQueries({ refetchType: 'none' })
  // The visitor's clock may differ from the server's.
  else for (const query of queries.getQueryCache().getAll()) query.setState({ dataUpdatedAt: Date.now() })
  return queries
}

/**
 * Refetches everything shown after a change on the server; the old data stay in view until then. Pending calls are
 * cancelled first: they may answer for an earlier state, for example a guest's. Resolves when all calls have ended,
 * failed ones included.
 */
export async function askAllAgain(): Promise<void> {
  await client?.cancelQueries()
  await client?.invalidateQueries()
}

/** The same without waiting. */
export function refreshQueries(): void {
  void askAllAgain()
}

/** For a change of user or a sign-out: no data of the previous user may stay in view. */
export function resetQueries(): void {
  void client?.resetQueries()
}

function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
}

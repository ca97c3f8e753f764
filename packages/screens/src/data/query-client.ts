import { isAbort } from '@proverka/api'
import { hydrate, QueryClient } from '@tanstack/react-query'
import { readDrawnData } from '../router/drawn-data.ts'
import { readOwnToken } from '../session/session.ts'

let client: QueryClient | undefined

/** The one cache of server data, made on the first page that needs it. */
export function getQueryClient(): QueryClient {
  client ??= withDataOfPage(createQueryClient())
  return client
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, error) => count < 1 && !isAbort(error) && statusOf(error) >= 500,
        refetchOnWindowFocus: false,
        // What a loader was refused is told at once, not asked a second time by the screen.
        retryOnMount: false,
      },
    },
  })
}

/**
 * What the server drew the page with. A page for everybody was kept, and its data are asked again at first sight. What was
 * read for this visitor is not: the reading of a report is logged each time. Another visitor has come in the meantime: the
 * data are nobody's.
 */
function withDataOfPage(queries: QueryClient): QueryClient {
  const { queries: answers, tokenEnd } = readDrawnData() ?? {}
  if (!answers) return queries
  if (tokenEnd === undefined) {
    hydrate(queries, answers)
    void queries.invalidateQueries({ refetchType: 'none' })
  } else if (isEndOfToken(tokenEnd, readOwnToken())) {
    hydrate(queries, answers)
    // The clock of the visitor is another.
    for (const query of queries.getQueryCache().getAll()) query.setState({ dataUpdatedAt: Date.now() })
  }
  return queries
}

const isEndOfToken = (end: string, token = ''): boolean => (end === '' ? token === '' : token.endsWith(end))

/**
 * Something has changed on the server: everything that shows is asked again and stays in view until then. An answer that
 * is on its way may be one of before, a guest's for example.
 */
export function refreshQueries(): void {
  void client?.cancelQueries().then(() => client?.invalidateQueries())
}

/** Another person, or nobody: nothing of the former one may stay in view. */
export function resetQueries(): void {
  void client?.resetQueries()
}

function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
}

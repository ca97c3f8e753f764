import { formatTime } from '@proverka/domain'
import { Button, LinkButton, Notice, Skeleton } from '@proverka/ui/primitives'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { ErrorText } from './error-text.tsx'

/** What is shown of a query that has failed. */
interface FailedQuery {
  readonly data: unknown
  readonly error: unknown
  readonly errorUpdateCount: number
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** There is nothing to show and the last try failed; stays true while it is asked again. */
export function isNotLoaded({
  data,
  errorUpdateCount,
}: Pick<FailedQuery, 'data' | 'errorUpdateCount'>): boolean {
  return data === undefined && errorUpdateCount > 0
}

export interface NotLoadedProps {
  /** «Баланс не пришел» */
  readonly title: string
  readonly query: FailedQuery
  /** In a part of a panel. */
  readonly small?: boolean
}

/** Shown instead of what could not be loaded: the reason and a button to retry. */
export function NotLoaded({ title, query, small = false }: NotLoadedProps) {
  const error = useLastError(query.error)
  const ask = () => void query.refetch()
  return (
    <Notice tone="red" title={title} small={small}>
      <p>
        <ErrorText error={error} />
      </p>
      {small ? (
        <LinkButton
          onClick={ask}
          aria-busy={query.isFetching || undefined}
          aria-label={`Повторить: ${title}`}
        >
          Повторить
        </LinkButton>
      ) : (
        <Button size="s" loading={query.isFetching} onClick={ask}>
          Повторить
        </Button>
      )}
    </Notice>
  )
}

export interface LoadedProps<Data>
  extends NotLoadedProps, Pick<ComponentProps<typeof Skeleton>, 'lines' | 'shape' | 'label'> {
  readonly query: FailedQuery & { readonly data: Data | undefined }
  readonly children: (data: Data) => ReactNode
}

/** What came, or the reason why nothing did, or the place of what is on its way. */
export function Loaded<Data>({ query, title, small, children, ...place }: LoadedProps<Data>): ReactNode {
  if (query.data !== undefined) return children(query.data)
  if (isNotLoaded(query)) return <NotLoaded title={title} query={query} {...(small && { small })} />
  return <Skeleton shape="rows" {...place} />
}

/** The words stay while the query is asked again, when it has no error. */
function useLastError(error: unknown): unknown {
  const [last, setLast] = useState(error)
  useEffect(() => {
    if (error) setLast(error)
  }, [error])
  return error ?? last
}

/** Shown above data that could not be refreshed: their time, and why. */
export function NotFresh({ query }: { query: FailedQuery & { readonly dataUpdatedAt: number } }) {
  if (!query.error || query.data === undefined) return null
  return (
    <Notice tone="yellow" small role="status" title="Обновить не получается">
      Показано то, что было в {formatTime(new Date(query.dataUpdatedAt).toISOString())}.{' '}
      <ErrorText error={query.error} />
    </Notice>
  )
}

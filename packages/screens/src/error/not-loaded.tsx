import { Button, Notice } from '@proverka/ui/primitives'
import { ErrorText } from './error-text.tsx'

export interface NotLoadedProps {
  /** «Баланс не пришел» */
  readonly title: string
  readonly query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown }
}

/** Stands in place of what could not be read: why, and a way to ask again. */
export function NotLoaded({ title, query }: NotLoadedProps) {
  return (
    <Notice tone="red" title={title}>
      <p>
        <ErrorText error={query.error} />
      </p>
      <Button size="s" loading={query.isFetching} onClick={() => void query.refetch()}>
        Повторить
      </Button>
    </Notice>
  )
}

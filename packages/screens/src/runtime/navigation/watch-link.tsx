import { buildPath } from '@proverka/domain/navigation'
import type { WatchKind } from '@proverka/domain/reports'
import { Link } from '@proverka/ui/primitives'
import { useAppFacts } from '../brand/brand-context.ts'

interface WatchLinkProps {
  readonly kind: WatchKind
  /** Of the object, the company or the car; a person is named in the form alone, so that no address has the name. */
  readonly number?: string | undefined
}

/** To the form of a new watch, with what is known of its subject. */
export function WatchLink({ kind, number }: WatchLinkProps) {
  const { served } = useAppFacts()
  if (!served.has('user-watches')) return null
  const query = new URLSearchParams({ kind, ...(number !== undefined && { number }) })
  return <Link href={`${buildPath('user-watches')}?${query.toString()}`}>Следить за изменениями</Link>
}

import { Notice } from '@proverka/ui/primitives'
import { ErrorText } from '../../../runtime/error/error-text.tsx'

/** What went wrong with a change, at the place where it was made. */
export function InlineError({ error }: { error: unknown }) {
  if (error === undefined) return null
  return (
    <Notice tone="red" small role="alert">
      <ErrorText error={error} />
    </Notice>
  )
}

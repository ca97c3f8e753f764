import { Button } from '@proverka/ui/primitives'

/** Why data did not come, and another try. */
export function RetryNotice({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <p>{message}</p>
      <Button size="xs" variant="secondary" onClick={onRetry}>
        Загрузить еще раз
      </Button>
    </div>
  )
}

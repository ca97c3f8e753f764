import { KeyHint } from '@proverka/ui/console'
import { Button } from '@proverka/ui/primitives'

/** Closes what is open beside a table, as Escape does. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <Button size="xs" variant="quiet" onClick={onClose}>
      Закрыть <KeyHint keys={['Esc']} />
    </Button>
  )
}

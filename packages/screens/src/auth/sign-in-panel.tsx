import { Button, EmptyState } from '@proverka/ui/primitives'
import { openDialog } from '../dialogs/stack.ts'

function signInHere(): void {
  openDialog({ kind: 'auth', form: 'login', way: location.pathname + location.search })
}

/** Stands in place of what only its owner may read; the address is kept, so that signing in shows it at once. */
export function SignInPanel({ title, children }: { title: string; children: string }) {
  return (
    <EmptyState title={title} action={<Button onClick={signInHere}>Войти</Button>}>
      <p>{children}</p>
    </EmptyState>
  )
}

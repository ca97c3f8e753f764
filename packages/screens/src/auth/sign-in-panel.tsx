import { Button, EmptyState } from '@proverka/ui/primitives'
import { openDialog } from '../app/dialogs.ts'

/** Stands in place of what only its owner may read; the address is kept, so that signing in shows it at once. */
export function SignInPanel({ title, children }: { title: string; children: string }) {
  return (
    <EmptyState
      title={title}
      action={<Button onClick={() => openDialog({ kind: 'auth', form: 'login' })}>Войти</Button>}
    >
      <p>{children}</p>
    </EmptyState>
  )
}

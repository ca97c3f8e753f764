import { Button, EmptyState } from '@proverka/ui/primitives'
import { signInHere } from './sign-in-here.ts'

/** Stands in place of what only its owner may read; the address is kept, so that signing in shows it at once. */
export function SignInPanel({ title, children }: { title: string; children: string }) {
  return (
    <EmptyState title={title} action={<Button onClick={signInHere}>Войти</Button>}>
      <p>{children}</p>
    </EmptyState>
  )
}

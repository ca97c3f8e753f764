import { Button, EmptyState } from '@proverka/ui/primitives'
import { signInHere } from './sign-in-here.ts'

/** Shown instead of what only its owner may read; the URL stays, so signing in shows the content at once. */
export function SignInPanel({ title, children }: { title: string; children: string }) {
  return (
    <EmptyState title={title} action={<Button onClick={signInHere}>Войти</Button>}>
      <p>{children}</p>
    </EmptyState>
  )
}

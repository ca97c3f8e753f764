import { openDialog } from '../dialogs/stack.ts'

/** Asks for a sign-in above the page, which is the one to come back to. */
export function signInHere(): void {
  openDialog({ kind: 'auth', form: 'login', way: location.pathname + location.search })
}

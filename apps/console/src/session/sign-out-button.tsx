import { Button } from '@proverka/ui/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { api } from '../data/api.ts'
import { tokenAtom } from '../data/token.ts'

/** Ends the session here and on the server. */
export function SignOutButton() {
  const setToken = useSetAtom(tokenAtom)
  const queries = useQueryClient()
  return (
    <Button
      size="xs"
      variant="quiet"
      onClick={async () => {
        // Signed out here, whatever the server answers.
        await api.auth.logout({ query: {} }).catch(() => undefined)
        setToken(undefined)
        queries.clear()
      }}
    >
      Выйти
    </Button>
  )
}

import { Container } from '@proverka/ui/frame'
import { Button, Notice } from '@proverka/ui/primitives'
import { type ReactNode, useEffect, useState } from 'react'
import { ErrorText } from '../error/error-text.tsx'
import { useQuery } from '../navigation/hooks.ts'

interface WaitConfirmationProps {
  /** Confirms by the token and answers what is told of it. Does not change between renderings. */
  readonly confirm: (token: string) => Promise<ReactNode>
  /** Takes back what the address was left for. */
  readonly remove?: (token: string) => Promise<unknown>
}

type State =
  | { readonly kind: 'confirmed'; readonly told: ReactNode }
  | { readonly kind: 'removed' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** The link of a letter ends here (`?wait=`): it confirms the email that waits for an answer. */
export function WaitConfirmation({ confirm, remove }: WaitConfirmationProps) {
  const token = useQuery().get('wait')
  const [state, setState] = useState<State>()
  const fail = (error: unknown) => setState({ kind: 'failed', error })
  useEffect(() => {
    if (token !== null) confirm(token).then((told) => setState({ kind: 'confirmed', told }), fail)
  }, [token, confirm])
  if (!state || token === null) return null
  return (
    <Container>
      {state.kind === 'confirmed' && (
        <Notice tone="green" title="Почта подтверждена">
          <p>{state.told}</p>
          {remove && (
            <Button
              variant="secondary"
              size="s"
              onClick={() => void remove(token).then(() => setState({ kind: 'removed' }), fail)}
            >
              Удалить запрос
            </Button>
          )}
        </Notice>
      )}
      {state.kind === 'removed' && (
        <Notice tone="green" title="Запрос удален">
          <p>Почты вашей у нас больше нет, писать не будем.</p>
        </Notice>
      )}
      {state.kind === 'failed' && (
        <Notice tone="red" title="Ссылка не сработала">
          <p>
            <ErrorText error={state.error} />
          </p>
        </Notice>
      )}
    </Container>
  )
}

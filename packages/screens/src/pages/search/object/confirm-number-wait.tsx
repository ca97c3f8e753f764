import { createClient } from '@proverka/api'
import { numberWaits } from '@proverka/api/calls'
import { Container } from '@proverka/ui/frame'
import { Button, Notice } from '@proverka/ui/primitives'
import { useEffect, useState } from 'react'
import { clientOptions } from '../../../runtime/data/client-options.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { useQuery } from '../../../runtime/navigation/hooks.ts'
import { momentOf } from './unconfirmed-view.ts'

type State =
  | { readonly kind: 'confirmed'; readonly keys: readonly string[]; readonly answerBy: string }
  | { readonly kind: 'removed' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** The link of a letter ends here: it confirms what was handed to the operator, and can take it back. */
export function ConfirmNumberWait() {
  const token = useQuery().get('wait')
  const [state, setState] = useState<State>()
  const fail = (error: unknown) => setState({ kind: 'failed', error })
  useEffect(() => {
    if (token === null) return
    createClient({ numberWaits }, clientOptions)
      .numberWaits.confirm({ body: { token } })
      .then(({ keys, answer_by }) => setState({ kind: 'confirmed', keys, answerBy: answer_by }), fail)
  }, [token])
  if (!state || token === null) return null
  const remove = () =>
    void createClient({ numberWaits }, clientOptions)
      .numberWaits.remove({ body: { token } })
      .then(() => setState({ kind: 'removed' }), fail)
  return (
    <Container>
      {state.kind === 'confirmed' && (
        <Notice tone="green" title="Почта подтверждена">
          <p>
            Ответим письмом до {momentOf(state.answerBy)}: {state.keys.join('; ')}. Потом запрос и почту
            удалим.
          </p>
          <Button variant="secondary" size="s" onClick={remove}>
            Удалить запрос
          </Button>
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

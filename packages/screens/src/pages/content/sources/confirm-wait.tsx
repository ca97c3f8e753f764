import { createClient } from '@proverka/api'
import { saleWaits } from '@proverka/api/calls'
import { Container } from '@proverka/ui/frame'
import { Notice } from '@proverka/ui/primitives'
import { useEffect, useState } from 'react'
import { clientOptions } from '../../../runtime/data/client-options.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { useQuery } from '../../../runtime/navigation/hooks.ts'

/** The link of a letter ends here: it confirms the email that waits for a check. */
export function ConfirmWait() {
  const token = useQuery().get('wait')
  const [titles, setTitles] = useState<readonly string[]>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    if (token === null) return
    createClient({ saleWaits }, clientOptions)
      .saleWaits.confirm({ body: { token } })
      .then(({ titles: confirmed }) => setTitles(confirmed), setError)
  }, [token])
  if (titles === undefined && error === undefined) return null
  return (
    <Container>
      {titles ? (
        <Notice tone="green" title="Почта подтверждена">
          <p>Напишем один раз, когда появится: {titles.join(', ')}. Потом почту удалим.</p>
        </Notice>
      ) : (
        <Notice tone="red" title="Почта не подтверждена">
          <p>
            <ErrorText error={error} />
          </p>
        </Notice>
      )}
    </Container>
  )
}

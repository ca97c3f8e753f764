import { createClient } from '@proverka/api'
import { watches } from '@proverka/api/calls'
import { buildPath } from '@proverka/domain/navigation'
import { Container } from '@proverka/ui/frame'
import { Button, Notice } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useState } from 'react'
import { clientOptions } from '../../../runtime/data/client-options.ts'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { InlineError } from '../settings/inline-error.tsx'
import { useChange } from '../settings/use-change.ts'
import { useTokenOfEmail } from '../../../runtime/navigation/use-token-of-email.ts'
import * as css from './watches.css.ts'

/** Ends a watch by a press, without a sign-in: opening the link alone changes nothing. */
export function Component() {
  const [isDone, setDone] = useState(false)
  const token = useTokenOfEmail(() => setDone(false))
  const stop = useChange(async (sent: string) => {
    await createClient({ watches }, clientOptions).watches.stopByLink({ body: { token: sent } })
    setDone(true)
  })
  return (
    <Container className={css.guest}>
      <PageHead title="Больше не следить" noindex />
      <h1 className={text.h1}>{isDone ? 'Больше не следим' : 'Прекратить слежение'}</h1>
      {isDone ? (
        <Notice tone="done" role="status">
          Слежение закончено. За оставшиеся дни деньги вернулись на баланс.
        </Notice>
      ) : token === '' ? (
        <>
          <p>Ссылка не полная: откройте ее из письма целиком или остановите слежение в кабинете.</p>
          <div>
            <Button href={buildPath('user-watches')}>За чем слежу</Button>
          </div>
        </>
      ) : (
        <>
          <p>Источник больше не спрашиваем, писем не пишем. За оставшиеся дни деньги вернутся на баланс.</p>
          <div>
            <Button loading={stop.isBusy} onClick={() => void stop.run(token ?? location.hash.slice(1))}>
              Больше не следить
            </Button>
          </div>
          <InlineError error={stop.error} />
        </>
      )}
    </Container>
  )
}

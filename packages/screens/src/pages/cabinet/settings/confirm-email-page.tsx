import { createClient } from '@proverka/api'
import type { EmailConfirmation } from '@proverka/api/contract'
import { account } from '@proverka/api/calls'
import { buildPath } from '@proverka/domain/navigation'
import { Container } from '@proverka/ui/frame'
import { Button, Notice } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useState } from 'react'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { currentToken } from '../../../runtime/session/session.ts'
import { verifySession } from '../../../runtime/session/verify-session.ts'
import { confirmationWords } from './confirmation-words.ts'
import * as css from './settings.css.ts'
import { InlineError } from './inline-error.tsx'
import { useChange } from './use-change.ts'
import { useTokenOfEmail } from '../../../runtime/navigation/use-token-of-email.ts'

/**
 * Where the two emails of a change of address lead. The token is in the fragment after `#`, so that it appears in no
 * request URL and no log, and a press confirms: programs that look through mail open links, too.
 */
export function Component() {
  const [answer, setAnswer] = useState<EmailConfirmation>()
  const token = useTokenOfEmail(() => setAnswer(undefined))
  const confirm = useChange(async (sent: string) => {
    const api = createClient({ account }, { baseUrl: '/api', getToken: currentToken })
    const given = await api.account.confirmEmailChange({ body: { token: sent } })
    setAnswer(given)
    // A check without an answer, for example because the page is left at once, does not end the session.
    if (given.state === 'done')
      void verifySession().catch((error: unknown) => console.error('Вход не проверен', error))
  })
  const words = answer && confirmationWords(answer)
  return (
    <Container className={css.emailPage}>
      <PageHead title="Смена почты" noindex />
      <h1 className={text.h1}>{words?.title ?? 'Подтвердите смену почты'}</h1>
      {words ? (
        <div className={css.form} role="status">
          <Notice tone={words.isGood ? 'done' : 'info'}>{words.text}</Notice>
          <div>
            <Button href={words.toSettings ? buildPath('user-settings') : '/?auth=login'}>
              {words.toSettings ? 'К настройкам' : 'Войти'}
            </Button>
          </div>
        </div>
      ) : token === '' ? (
        <div className={css.form}>
          <p>Ссылка не полная: откройте ее из письма целиком или запросите смену почты заново.</p>
          <div>
            <Button href={buildPath('user-settings')}>К настройкам</Button>
          </div>
        </div>
      ) : (
        <div className={css.form}>
          <p>
            Почта кабинета сменится, когда подтвердят оба адреса: прежний и новый. Если вы этого не просили,
            закройте страницу.
          </p>
          <div>
            <Button
              loading={confirm.isBusy}
              onClick={() => void confirm.run(token ?? location.hash.slice(1))}
            >
              Подтвердить смену
            </Button>
          </div>
          <InlineError error={confirm.error} />
        </div>
      )}
    </Container>
  )
}

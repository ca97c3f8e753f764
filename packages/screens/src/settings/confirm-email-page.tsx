import { createClient } from '@proverka/api'
import type { EmailConfirmation } from '@proverka/api/contract'
import { account } from '@proverka/api/calls'
import { buildPath } from '@proverka/domain/navigation'
import { Container } from '@proverka/ui/frame'
import { Button, Notice } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useEffect, useState } from 'react'
import { PageHead } from '../frame/page-head.tsx'
import { currentToken, forgetSession } from '../session/session.ts'
import { verifySession } from '../session/verify-session.ts'
import { confirmationWords } from './confirmation-words.ts'
import * as css from './settings.css.ts'
import { Trouble } from './trouble.tsx'
import { useChange } from './use-change.ts'

/**
 * Where the two letters of a change of address lead. The token stands behind `#`, so that no server and no log sees it,
 * and a press confirms: programs that look through mail open links, too.
 */
export function Component() {
  const token = useTokenOfLetter()
  const [answer, setAnswer] = useState<EmailConfirmation>()
  const confirm = useChange(async (sent: string) => {
    const api = createClient({ account }, { baseUrl: '/api', getToken: currentToken })
    const given = await api.account.confirmEmailChange({ body: { token: sent } })
    setAnswer(given)
    if (given.state === 'done' && currentToken()) await verifySession().catch(forgetSession)
  })
  const words = answer && confirmationWords(answer)
  return (
    <Container className={css.letterPage}>
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
          <p>Ссылка не&nbsp;полная: откройте ее из&nbsp;письма целиком или запросите смену почты заново.</p>
          <div>
            <Button href={buildPath('user-settings')}>К&nbsp;настройкам</Button>
          </div>
        </div>
      ) : (
        <div className={css.form}>
          <p>
            Почта кабинета сменится, когда подтвердят оба адреса: прежний и&nbsp;новый. Если вы&nbsp;этого
            не&nbsp;просили, закройте страницу.
          </p>
          <div>
            <Button
              loading={confirm.isBusy}
              disabled={token === undefined}
              onClick={() => void confirm.run(token ?? '')}
            >
              Подтвердить смену
            </Button>
          </div>
          <Trouble error={confirm.error} />
        </div>
      )}
    </Container>
  )
}

/** Taken out of the address at once; undefined before the first effect, empty when there is none. */
function useTokenOfLetter(): string | undefined {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const sent = location.hash.slice(1)
    if (sent) history.replaceState(history.state, '', location.pathname + location.search)
    setToken((known) => known || sent)
  }, [])
  return token
}

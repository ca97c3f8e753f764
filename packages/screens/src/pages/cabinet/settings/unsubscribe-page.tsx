import { createClient } from '@proverka/api'
import { account } from '@proverka/api/calls'
import { buildPath } from '@proverka/domain/navigation'
import { Container } from '@proverka/ui/frame'
import { Button, Notice } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useState } from 'react'
import { clientOptions } from '../../../runtime/data/client-options.ts'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import * as css from './settings.css.ts'
import { InlineError } from './inline-error.tsx'
import { useChange } from './use-change.ts'
import { useTokenOfEmail } from '../../../runtime/navigation/use-token-of-email.ts'

/**
 * Where the link of a newsletter leads (CAB-01): a press ends the emails, without a sign-in. Programs that look through
 * mail open links, too, so that opening it alone changes nothing.
 */
export function Component() {
  const [isDone, setDone] = useState(false)
  const token = useTokenOfEmail(() => setDone(false))
  const end = useChange(async (sent: string) => {
    await createClient({ account }, clientOptions).account.unsubscribe({ params: { token: sent } })
    setDone(true)
  })
  return (
    <Container className={css.emailPage}>
      <PageHead title="Отписка от новостей" noindex />
      <h1 className={text.h1}>{isDone ? 'Новостей больше не будет' : 'Отписаться от новостей'}</h1>
      {isDone ? (
        <div className={css.form} role="status">
          <Notice tone="done">
            Согласие на рассылку отозвано сейчас. Письма о ваших заказах приходить будут.
          </Notice>
          <p>Передумаете — согласие можно дать снова в настройках кабинета.</p>
        </div>
      ) : token === '' ? (
        <div className={css.form}>
          <p>Ссылка не полная: откройте ее из письма целиком или отпишитесь в настройках.</p>
          <div>
            <Button href={buildPath('user-settings')}>К настройкам</Button>
          </div>
        </div>
      ) : (
        <div className={css.form}>
          <p>Перестанем присылать новости и предложения. Письма о заказах останутся.</p>
          <div>
            <Button loading={end.isBusy} onClick={() => void end.run(token ?? location.hash.slice(1))}>
              Отписаться
            </Button>
          </div>
          <InlineError error={end.error} />
        </div>
      )}
    </Container>
  )
}

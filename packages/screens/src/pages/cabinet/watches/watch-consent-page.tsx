import { createClient } from '@proverka/api'
import { watches } from '@proverka/api/calls'
import { Container, Panel, RecordList, RecordRow } from '@proverka/ui/frame'
import { Button, Notice } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useState } from 'react'
import { clientOptions } from '../../../runtime/data/client-options.ts'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { InlineError } from '../settings/inline-error.tsx'
import { useChange } from '../settings/use-change.ts'
import { useTokenOfEmail } from '../../../runtime/navigation/use-token-of-email.ts'
import * as css from './watches.css.ts'

const callsOf = () => createClient({ watches }, clientOptions).watches

type Consent = Awaited<ReturnType<ReturnType<typeof callsOf>['openConsent']>>

const HEADINGS: { readonly [State in Consent['state']]: string } = {
  asked: 'У вас просят согласие',
  agreed: 'Вы согласились',
  refused: 'Вы отказали',
  withdrawn: 'Согласие отозвано',
  ended: 'Слежение закончено',
}

/**
 * Where a person sees who asks, why and about what, and decides. The token is behind `#`, so that it appears in no request URL and
 * no log; nothing is shown before a press, for programs that look through mail open links, too.
 */
export function Component() {
  const [consent, setConsent] = useState<Consent>()
  const token = useTokenOfEmail(() => setConsent(undefined))
  const sent = () => token ?? location.hash.slice(1)
  const open = useChange(async () => setConsent(await callsOf().openConsent({ body: { token: sent() } })))
  const answer = useChange(async (word: 'agree' | 'refuse' | 'withdraw') =>
    setConsent(await callsOf().answerConsent({ body: { token: sent(), answer: word } })),
  )
  const heading = consent ? HEADINGS[consent.state] : 'Согласие на слежение'
  return (
    <Container className={css.guest}>
      <PageHead title="Согласие на слежение" noindex />
      <h1 className={text.h1}>{heading}</h1>
      {consent ? (
        <>
          {consent.state === 'withdrawn' && (
            <Notice tone="done" role="status">
              С этой минуты сведения о вас больше не запрашиваются, найденное удалено.
            </Notice>
          )}
          {consent.state === 'refused' && (
            <Notice tone="done" role="status">
              Следить мы не начали и не начнем.
            </Notice>
          )}
          {consent.state === 'agreed' && (
            <Notice tone="done" role="status">
              Отозвать согласие можно в любой день по этой же ссылке.
            </Notice>
          )}
          <Panel title="О чем спрашивают" padded>
            <RecordList>
              <RecordRow label="Кто" value={consent.client} />
              <RecordRow label="Зачем" value={consent.purpose} />
              <RecordRow label="О ком" value={consent.person} />
              <RecordRow label="Что смотрят" value={consent.questions.join(', ')} />
              <RecordRow label="Чего не смотрят" value="Где вы живете и работаете, соцсети, звонки" />
            </RecordList>
          </Panel>
          {(consent.state === 'asked' || consent.state === 'agreed') && (
            <p className={css.consentText}>{consent.text}</p>
          )}
          <div className={css.actions}>
            {consent.state === 'asked' && (
              <>
                <Button loading={answer.isBusy} onClick={() => void answer.run('agree')}>
                  Согласен
                </Button>
                <Button variant="secondary" loading={answer.isBusy} onClick={() => void answer.run('refuse')}>
                  Отказать
                </Button>
              </>
            )}
            {consent.state === 'agreed' && (
              <Button variant="secondary" loading={answer.isBusy} onClick={() => void answer.run('withdraw')}>
                Отозвать согласие
              </Button>
            )}
          </div>
          <InlineError error={answer.error} />
        </>
      ) : token === '' ? (
        <p>Ссылка не полная: откройте ее из письма целиком.</p>
      ) : (
        <>
          <p>
            Кто-то хочет узнавать об изменениях в открытых сведениях о вас. Решаете вы, кабинет для этого не
            нужен.
          </p>
          <div>
            <Button loading={open.isBusy} onClick={() => void open.run()}>
              Показать, кто и зачем
            </Button>
          </div>
          <InlineError error={open.error} />
        </>
      )}
    </Container>
  )
}

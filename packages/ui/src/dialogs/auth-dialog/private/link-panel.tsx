import { pluralWord } from '@proverka/domain'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useResendWait } from '../../../forms/phone-verification-form/resend-wait.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Link } from '../../../primitives/link/link.tsx'
import { Notice } from '../../../primitives/notice/notice.tsx'
import { leadOf, type SignInMethod, type LinkState } from './sign-in-method.ts'
import * as css from './link-panel.css.ts'

type Send = NonNullable<SignInMethod['link']>['onSend']

/** A link that no longer signs in: which one and since when, with a button that sends a new one to the same address. */
export function LinkPanel({
  way,
  state,
  onSend,
  onPassword,
}: {
  way: SignInMethod
  state: LinkState
  onSend: Send
  onPassword: () => void
}) {
  const mail = <Link href={`mailto:${way.supportEmail}`}>напишите нам</Link>
  return (
    <>
      <p className={css.lead} role={state.kind === 'sent' ? 'status' : undefined}>
        {leadOf(way.target, state)}
      </p>
      {state.kind === 'sent' ? (
        <>
          <SendAgain sentAt={state.sentAt} onSend={onSend} />
          <p className={css.note}>Письма нет 5 минут — проверьте «Спам» или {mail}.</p>
        </>
      ) : (
        <>
          <SendButton size="l" onSend={onSend}>
            Прислать новую ссылку
          </SendButton>
          <p className={css.note}>На {state.sentTo}, откроет то же самое, живет 24 часа.</p>
        </>
      )}
      <div className={css.go}>
        <Button variant="secondary" fullWidth onClick={onPassword}>
          Войти с паролем
        </Button>
      </div>
      {state.kind === 'used' && (
        <p className={css.aside}>
          <span className={css.strong}>Это были не вы?</span> Войдите через «Забыли пароль?» и задайте свой:
          чужие входы закончатся. Не выходит — {mail}, закроем доступ.
        </p>
      )}
    </>
  )
}

/** Shown under the login form: a sign-in link in place of the password. */
export function LinkOffer({ onSend }: { onSend: Send }) {
  return (
    <div className={css.aside}>
      <span className={css.strong}>Без пароля.</span> Пришлем ссылку на почту из заказа: входит один раз,
      живет 24 часа.
      <div className={css.trouble}>
        <SendButton variant="secondary" onSend={onSend}>
          Прислать ссылку
        </SendButton>
      </div>
    </div>
  )
}

/** A second email can be asked for after a minute. */
function SendAgain({ sentAt, onSend }: { sentAt: number; onSend: Send }) {
  const left = Math.ceil(useResendWait(sentAt, Date.now) / 1000)
  if (left <= 0)
    return (
      <SendButton size="l" onSend={onSend}>
        Прислать еще раз
      </SendButton>
    )
  return (
    <Button size="l" fullWidth disabled>
      Еще раз — через {left}&nbsp;{pluralWord(left, 'секунду', 'секунды', 'секунд')}
    </Button>
  )
}

function SendButton({
  onSend,
  children,
  ...rest
}: {
  onSend: Send
  children: string
  size?: 'l'
  variant?: 'secondary'
}) {
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<ReactNode>()
  const send = async () => {
    setSending(true)
    setRefusal(undefined)
    setRefusal(await onSend())
    setSending(false)
  }
  return (
    <>
      <Button {...rest} fullWidth loading={isSending} onClick={() => void send()}>
        {children}
      </Button>
      {refusal !== undefined && (
        <div className={css.trouble}>
          <Notice tone="red" small role="alert">
            {refusal}
          </Notice>
        </div>
      )}
    </>
  )
}

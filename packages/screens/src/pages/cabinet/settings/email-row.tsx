import type { AccountView } from '@proverka/api/contract'
import { EmailForm } from '@proverka/ui/forms'
import { RecordRow } from '@proverka/ui/frame'
import { Button, LinkButton, Notice, ResultMark } from '@proverka/ui/primitives'
import { keptWhole } from '@proverka/ui/theme'
import { useState } from 'react'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { ignoreNotFound } from '../../../runtime/error/ignore-not-found.ts'
import { askAgain } from './data.ts'
import { getSettingsApi } from './settings-api.ts'
import * as css from './settings.css.ts'
import { momentText, provenance } from './provenance.ts'
import { InlineError } from './inline-error.tsx'
import { useChange } from './use-change.ts'

type Sent = 'both' | 'new' | 'own'

/** The address of the account, and its change, which both readers confirm (CAB-03). */
export function EmailRow({ account }: { account: AccountView }) {
  const { person, email_proven_at, email_refused_at, email_change } = account
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState<{ to: Sent; email: string }>()
  const ask = useChange(async (email: string) => {
    const { sent_to } = await getSettingsApi().account.askEmailChange({ body: { email } })
    setSent({ to: sent_to, email })
    await askAgain('account')
  })
  return (
    <RecordRow
      label="Почта"
      value={<span className={keptWhole}>{person.email}</span>}
      stamp={
        email_proven_at === null
          ? { source: 'Не подтверждена', at: 'ждем ссылки из письма' }
          : provenance('Подтверждена письмом', email_proven_at)
      }
      action={
        !isOpen &&
        !email_change && (
          <Button variant="secondary" size="s" aria-label="Сменить почту" onClick={() => setOpen(true)}>
            Сменить
          </Button>
        )
      }
    >
      {email_proven_at === null && !isOpen && sent?.to !== 'own' && (
        <LinkButton aria-busy={ask.isBusy || undefined} onClick={() => void ask.run(person.email)}>
          Прислать письмо еще раз
        </LinkButton>
      )}
      {!isOpen && sent && !email_change && <SentNotice {...sent} />}
      {email_change && <Waiting change={email_change} onSendAgain={() => ask.run(email_change.email)} />}
      {email_refused_at && !email_change && (
        <Notice tone="red" small title="Письма на эту почту не доходят">
          Почтовый сервер отказал: {momentText(email_refused_at)}. Проверьте, нет ли ошибки в адресе и есть ли
          место в ящике, или смените почту. Отчеты открываются в кабинете. Через сутки после отказа следующее
          письмо уйдет снова; дойдет — это предупреждение исчезнет.
        </Notice>
      )}
      {!isOpen && <InlineError error={ask.error} />}
      {isOpen && (
        <div className={css.form}>
          <EmailForm
            current={person.email}
            loading={ask.isBusy}
            error={ask.error !== undefined && <ErrorText error={ask.error} />}
            onSubmit={async ({ email }) => {
              if (await ask.run(email)) setOpen(false)
            }}
            after={<LinkButton onClick={() => setOpen(false)}>Не менять</LinkButton>}
          />
          <p className={css.quiet}>
            {email_proven_at === null
              ? 'Пришлем ссылку на новый адрес: по ней вы войдете и зададите пароль, остальные входы завершатся.'
              : 'Пришлем по письму на прежний и на новый адрес. Почта сменится, когда откроете обе ссылки.'}
          </p>
        </div>
      )}
    </RecordRow>
  )
}

function SentNotice({ to, email }: { to: Sent; email: string }) {
  return (
    <Notice tone="done" small role="status">
      {to === 'own' ? (
        'Письмо со ссылкой отправили еще раз.'
      ) : (
        <>
          Письмо со ссылкой ушло на <span className={keptWhole}>{email}</span>. Пока ее не открыли, работает
          прежняя почта.
        </>
      )}
    </Notice>
  )
}

interface WaitingProps {
  change: NonNullable<AccountView['email_change']>
  onSendAgain: () => Promise<boolean>
}

function Waiting({ change, onSendAgain }: WaitingProps) {
  const [isSent, setSent] = useState(false)
  const cancel = useChange(async () => {
    await ignoreNotFound(getSettingsApi().account.cancelEmailChange(), 'email-change/not-found')
    await askAgain('account')
  })
  const until = momentText(change.expires_at)
  return (
    <>
      <ul className={css.steps} aria-label="Смена почты">
        <Step at={change.old_confirmed_at} address="former" until={until}>
          Смену на <b className={keptWhole}>{change.email}</b>
        </Step>
        <Step at={change.new_confirmed_at} address="new" until={until}>
          Новый адрес
        </Step>
      </ul>
      <p className={css.quiet}>
        Пока работает прежняя почта.{' '}
        {isSent ? (
          <span role="status">Новые письма отправлены, прежние ссылки больше не работают.</span>
        ) : (
          <LinkButton onClick={() => void onSendAgain().then(setSent)}>Послать письма еще раз</LinkButton>
        )}{' '}
        <LinkButton aria-busy={cancel.isBusy || undefined} onClick={() => void cancel.run()}>
          Отменить смену
        </LinkButton>
      </p>
      <InlineError error={cancel.error} />
    </>
  )
}

const LINKS = {
  former: { to: 'на прежний адрес', from: 'прежнего адреса' },
  new: { to: 'на новый адрес', from: 'нового адреса' },
}

interface StepProps {
  at: string | null
  /** Whose link confirms it. */
  address: keyof typeof LINKS
  until: string
  children: React.ReactNode
}

function Step({ at, address, until, children }: StepProps) {
  return (
    <li className={css.step}>
      <ResultMark tone={at === null ? 'wait' : 'green'} size={18} />
      <span>
        {at === null ? (
          <>
            Ждем ссылку из письма {LINKS[address].to}, до {until}
          </>
        ) : (
          <>
            {children} подтвердили с {LINKS[address].from}, {momentText(at)}
          </>
        )}
      </span>
    </li>
  )
}

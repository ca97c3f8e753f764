import { ApiError, UnansweredError } from '@proverka/api'
import type { AccountView } from '@proverka/api/contract'
import { formatPhone } from '@proverka/domain'
import type { PhoneVerificationState } from '@proverka/domain/accounts'
import { PhoneVerificationForm } from '@proverka/ui/forms'
import { RecordRow } from '@proverka/ui/frame'
import { Button, LinkButton } from '@proverka/ui/primitives'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { askAgain } from './data.ts'
import { getSettingsApi } from './settings-api.ts'
import * as css from './settings.css.ts'
import { provenance } from './provenance.ts'
import { InlineError } from './inline-error.tsx'
import { useChange } from './use-change.ts'

/** The phone, which a code from a message proves. */
export function PhoneRow({ account }: { account: AccountView }) {
  const { phone, name } = account.person
  const [isOpen, setOpen] = useState(false)
  const remove = useChange(async () => {
    await getSettingsApi().person.updatePerson({ body: { name, phone: '' } })
    await askAgain('account')
  })
  const provenAt = account.phone_verified_at
  const isProven = provenAt !== null
  useEffect(() => setOpen(false), [provenAt])
  return (
    <RecordRow
      label="Телефон"
      value={phone === null ? 'Не указан' : formatPhone(phone).replaceAll(' ', '\u00a0')}
      stamp={
        phone === null
          ? undefined
          : isProven
            ? provenance('Подтвержден кодом', provenAt)
            : { source: 'Не подтвержден', at: 'указали вы' }
      }
      action={
        !isOpen && (
          <Button
            variant="secondary"
            size="s"
            aria-label={
              phone === null ? 'Указать телефон' : isProven ? 'Сменить телефон' : 'Подтвердить телефон'
            }
            onClick={() => setOpen(true)}
          >
            {phone === null ? 'Указать' : isProven ? 'Сменить' : 'Подтвердить'}
          </Button>
        )
      }
    >
      {isOpen ? (
        <div className={css.form}>
          <Verification initialPhone={isProven ? '' : (phone ?? '')} onDone={() => setOpen(false)} />
          <LinkButton onClick={() => setOpen(false)}>Не сейчас</LinkButton>
        </div>
      ) : (
        phone !== null && (
          <>
            <LinkButton aria-busy={remove.isBusy || undefined} onClick={() => void remove.run()}>
              Убрать номер
            </LinkButton>
            <InlineError error={remove.error} />
          </>
        )
      )}
    </RecordRow>
  )
}

function Verification({ initialPhone, onDone }: { initialPhone: string; onDone: () => void }) {
  const [state, setState] = useState<PhoneVerificationState>({ kind: 'unverified' })
  const [sentAt, setSentAt] = useState(0)
  const [error, setError] = useState<ReactNode>()
  const api = getSettingsApi().person
  // The number of a code whose answer was lost: it may have been sent.
  const unanswered = useRef('')
  const codeSent = (phone: string) => {
    unanswered.current = ''
    setSentAt(Date.now())
    setState({ kind: 'code-sent', phone, wrongCode: false })
  }
  return (
    <PhoneVerificationForm
      state={state}
      initialPhone={initialPhone && formatPhone(initialPhone)}
      sentAt={sentAt}
      error={error}
      onSend={async (phone) => {
        setError(undefined)
        try {
          await api.sendVerificationCode({ query: { phone } })
        } catch (failure) {
          // A refusal has its words; no answer at all is the form's own matter.
          if (!(failure instanceof ApiError)) throw failure
          console.error('Код не отправлен', failure)
          if (failure.code === 'phone/too-soon' && unanswered.current === phone) return codeSent(phone)
          if (failure instanceof UnansweredError) unanswered.current = phone
          setError(<ErrorText error={failure} />)
          return
        }
        codeSent(phone)
      }}
      onVerify={async (code) => {
        if (state.kind !== 'code-sent') return
        const { phone } = state
        setError(undefined)
        setState({ kind: 'verifying', phone })
        try {
          await api.verifyPhone({ body: { code } })
        } catch (failure) {
          const isWrong = failure instanceof ApiError && failure.code === 'phone/code-wrong'
          setState({ kind: 'code-sent', phone, wrongCode: isWrong })
          if (!(failure instanceof ApiError)) throw failure
          if (!isWrong) setError(<ErrorText error={failure} />)
          // The number may be proven all the same: then the row says so, and its form is done.
          if (failure instanceof UnansweredError) await askAgain('account')
          return
        }
        await askAgain('account')
        onDone()
      }}
    />
  )
}

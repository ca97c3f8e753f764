import type { AccountView, SessionView } from '@proverka/api/contract'
import { counted, formatMoment } from '@proverka/domain'
import { Panel, RecordList, RecordRow } from '@proverka/ui/frame'
import { PasswordForm } from '@proverka/ui/forms'
import { Button, LinkButton, Table } from '@proverka/ui/primitives'
import type { Column } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { isUnanswered } from '../../../runtime/error/status-of-error.ts'
import { ignoreNotFound } from '../../../runtime/error/ignore-not-found.ts'
import { notify } from '../../../runtime/notices/notify.ts'
import { replaceToken } from '../../../runtime/session/session.ts'
import { whileTokenChanges } from '../../../runtime/session/token-lock.ts'
import { isSignedOut } from '../../../runtime/session/verify-session.ts'
import { needsPasswordAtom } from '../../../runtime/session/state.ts'
import { askAgain, useSessions } from './data.ts'
import { getSettingsApi } from './settings-api.ts'
import * as css from './settings.css.ts'
import { momentText, provenance } from './provenance.ts'
import { InlineError } from './inline-error.tsx'
import { useChange } from './use-change.ts'

/** How the person comes in: the password, and where it is in use. */
export function AccessPanel({ account }: { account: AccountView }) {
  return (
    <Panel id="access" title="Вход" padded>
      <RecordList>
        <PasswordRow account={account} />
      </RecordList>
      <Sessions />
    </Panel>
  )
}

function PasswordRow({ account }: { account: AccountView }) {
  // A session that a mailed password opened sets an own one without naming a former (SEC-03).
  const isOneTime = useAtomValue(needsPasswordAtom)
  const [isOpen, setOpen] = useState(false)
  const change = useChange(async (body: { old_password: string; new_password: string }) => {
    try {
      await whileTokenChanges(async () => {
        const { token } = await getSettingsApi().person.updatePassword({ body })
        replaceToken(token)
      })
    } catch (error) {
      if (!isUnanswered(error) || !(await isSignedOut())) throw error
      notify('info', 'Пароль изменен. Войдите с новым')
      return
    }
    await askAgain('account', 'sessions', 'apiToken')
    notify('success', 'Пароль изменен, остальные входы завершены')
  })
  const word = account.has_password && !isOneTime ? 'Сменить' : 'Задать'
  return (
    <RecordRow
      label="Пароль"
      value={account.has_password ? 'Задан вами' : 'Не задан'}
      stamp={provenance('Изменен', account.password_changed_at)}
      note={
        isOneTime &&
        !isOpen &&
        (account.has_password
          ? 'Вы вошли по паролю из письма, он на один вход. Задайте свой.'
          : 'Сейчас вход только по ссылкам и паролям из писем.')
      }
      action={
        !isOpen && (
          <Button
            variant={isOneTime ? 'primary' : 'secondary'}
            size="s"
            aria-label={`${word} пароль`}
            onClick={() => setOpen(true)}
          >
            {word}
          </Button>
        )
      }
    >
      {isOpen && (
        <div className={css.form}>
          <PasswordForm
            oneTime={isOneTime}
            loading={change.isBusy}
            error={change.error !== undefined && <ErrorText error={change.error} />}
            onSubmit={async (values) => {
              if (await change.run(values)) setOpen(false)
            }}
            after={<LinkButton onClick={() => setOpen(false)}>Не менять</LinkButton>}
          />
        </div>
      )}
    </RecordRow>
  )
}

function Sessions() {
  const list = useSessions()
  const [ending, setEnding] = useState('')
  const end = useChange(async (id: string) => {
    await ignoreNotFound(getSettingsApi().account.endSession({ params: { id } }), 'session/not-found')
    await askAgain('sessions')
  })
  const endOthers = useChange(async () => {
    const { ended } = await getSettingsApi().account.endOtherSessions()
    await askAgain('sessions')
    notify('success', `Завершено: ${counted(ended, 'вход', 'входа', 'входов')}`)
  })
  const rows = list.data ?? []
  const others = rows.filter(({ is_current }) => !is_current).length
  const columns: Column<SessionView>[] = [
    {
      key: 'browser',
      title: 'Где выполнен вход',
      cell: ({ browser, is_current, created_at }) => (
        <>
          <span className={css.name}>{browser}</span>
          <span className={css.line}>
            {is_current ? 'Этот браузер, вход' : 'Вход'} {momentText(created_at)}
          </span>
        </>
      ),
    },
    { key: 'ip', title: 'Адрес сети', cell: ({ ip }) => ip || 'Не указан' },
    {
      key: 'last',
      title: 'Последнее действие',
      cell: ({ is_current, last_used_at }) =>
        is_current ? 'сейчас' : formatMoment(last_used_at, new Date().toISOString()),
    },
    {
      key: 'end',
      title: 'Действие',
      right: true,
      quiet: true,
      cell: ({ is_current, session_id, browser }) =>
        is_current ? null : (
          <Button
            variant="secondary"
            size="s"
            aria-label={`Завершить вход: ${browser}`}
            loading={end.isBusy && ending === session_id}
            onClick={() => {
              setEnding(session_id)
              void end.run(session_id)
            }}
          >
            Завершить
          </Button>
        ),
    },
  ]
  if (isNotLoaded(list)) {
    return (
      <div className={css.between}>
        <NotLoaded small title="Список входов не пришел" query={list} />
      </div>
    )
  }
  return (
    <div className={css.between}>
      <Table
        caption="Где выполнен вход"
        columns={columns}
        rows={rows}
        rowKey={({ session_id }) => session_id}
        loading={list.isPending}
      />
      <InlineError error={end.error ?? endOthers.error} />
      {others > 0 && (
        <div className={css.under}>
          <Button variant="secondary" loading={endOthers.isBusy} onClick={() => void endOthers.run()}>
            Завершить остальные{others > 1 ? `\u00a0${others}` : ''}
          </Button>
          <span className={css.quiet}>Этот браузер останется, ключ API — тоже.</span>
        </div>
      )}
    </div>
  )
}

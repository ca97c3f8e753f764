import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { QrCode } from '@proverka/ui/console'
import { TextField } from '@proverka/ui/fields'
import { Button } from '@proverka/ui/primitives'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../data/api.ts'
import { EntryError } from './entry.tsx'
import * as css from './entry.css.ts'

/** An app with codes is connected by its first code; `onDone` receives the recovery codes that come with the first factor. */
export function AppSetUp({ onDone }: { onDone: (codes: readonly string[]) => void }) {
  const [code, setCode] = useState('')
  const start = useMutation({ mutationFn: () => api.staff.startApp() })
  const confirm = useMutation({
    mutationFn: () => api.staff.confirmApp({ body: { code } }),
    onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
  })
  if (!start.data)
    return (
      <>
        <Button size="s" loading={start.isPending} onClick={() => start.mutate()}>
          Показать секрет
        </Button>
        <EntryError message={start.error ? messageOfError(start.error) : undefined} />
      </>
    )
  const { secret, uri } = start.data
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        confirm.mutate()
      }}
    >
      <QrCode text={uri} label="Секрет для приложения с кодами" caption="Снимите приложением" />
      <p>
        Или введите руками: <span className={css.secret}>{secret}</span>
      </p>
      <TextField
        name="code"
        label="Первый код из приложения"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
      />
      <EntryError message={confirm.error ? messageOfError(confirm.error) : undefined} />
      <Button type="submit" size="s" loading={confirm.isPending}>
        Подключить
      </Button>
    </form>
  )
}

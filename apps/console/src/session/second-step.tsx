import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { TextField } from '@proverka/ui/fields'
import { Button } from '@proverka/ui/primitives'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../data/api.ts'
import { Entry, EntryError } from './entry.tsx'
import { ownStaffQuery, type OwnStaff } from './own-staff.ts'
import { isPasskeyCancelled, provePasskey } from './passkey.ts'
import { SignOutButton } from './sign-out-button.tsx'
import * as css from './entry.css.ts'

/** The second step of those who have set one up: a passkey, six digits of the app, or a recovery code. */
export function SecondStep({ staff }: { staff: OwnStaff }) {
  const queries = useQueryClient()
  const [code, setCode] = useState('')
  const onSuccess = () => queries.invalidateQueries({ queryKey: ownStaffQuery.queryKey })
  const byCode = useMutation({ mutationFn: () => api.staff.proveFactor({ body: { code } }), onSuccess })
  const byPasskey = useMutation({ mutationFn: provePasskey, onSuccess })
  const { app_since, passkeys, recovery_codes_left } = staff.factor
  const hasPasskeyHere = passkeys.some(({ host }) => host === location.hostname)
  const hasCodes = app_since !== null || recovery_codes_left > 0
  return (
    <Entry title="Второй шаг">
      <p>{staff.email}</p>
      {hasPasskeyHere && (
        <Button size="s" loading={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
          Войти ключом доступа
        </Button>
      )}
      <EntryError
        message={
          byPasskey.error
            ? isPasskeyCancelled(byPasskey.error)
              ? 'Ключ не подтвержден: попробуйте еще раз или введите код'
              : messageOfError(byPasskey.error)
            : undefined
        }
      />
      {hasCodes && (
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault()
            byCode.mutate()
          }}
        >
          <TextField
            name="code"
            label={app_since ? 'Код из приложения или запасной' : 'Запасной код'}
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
          <EntryError message={byCode.error ? messageOfError(byCode.error) : undefined} />
          <Button
            type="submit"
            size="s"
            variant={hasPasskeyHere ? 'secondary' : 'primary'}
            loading={byCode.isPending}
          >
            Подтвердить
          </Button>
        </form>
      )}
      {!hasPasskeyHere && !hasCodes && (
        <p>На этом адресе нет ни ключа, ни кодов. Руководитель сбросит второй шаг, и вы подключите новый.</p>
      )}
      <SignOutButton />
    </Entry>
  )
}

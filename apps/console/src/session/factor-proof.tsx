import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { TextField } from '@proverka/ui/fields'
import { Button } from '@proverka/ui/primitives'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../data/api.ts'
import { EntryError } from './entry.tsx'
import { ownStaffQuery, type OwnStaff } from './own-staff.ts'
import { isPasskeyCancelled, provePasskey } from './passkey.ts'
import * as css from './entry.css.ts'

/** What of the own factors can be taken on this host. */
export function usableFactors({ app_since, passkeys, recovery_codes_left }: OwnStaff['factor']) {
  return {
    hasPasskeyHere: passkeys.some(({ host }) => host === location.hostname),
    hasCodes: app_since !== null || recovery_codes_left > 0,
  }
}

/** The second step: a passkey, six digits of the app, or a recovery code. */
export function FactorProof({ factor, submitText }: { factor: OwnStaff['factor']; submitText: string }) {
  const queries = useQueryClient()
  const [code, setCode] = useState('')
  const onSuccess = () => queries.invalidateQueries({ queryKey: ownStaffQuery.queryKey })
  const byCode = useMutation({ mutationFn: () => api.staff.proveFactor({ body: { code } }), onSuccess })
  const byPasskey = useMutation({ mutationFn: provePasskey, onSuccess })
  const { hasPasskeyHere, hasCodes } = usableFactors(factor)
  return (
    <>
      {hasPasskeyHere && (
        <Button size="s" loading={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
          {submitText} ключом доступа
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
            label={factor.app_since ? 'Код из приложения или запасной' : 'Запасной код'}
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
    </>
  )
}

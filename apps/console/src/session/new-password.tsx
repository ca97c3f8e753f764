import { createClient } from '@proverka/api'
import { person } from '@proverka/api/calls'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { PasswordField } from '@proverka/ui/fields'
import { Button } from '@proverka/ui/primitives'
import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { Entry, EntryError } from './entry.tsx'
import { tokenAtom } from '../data/token.ts'
import * as css from './entry.css.ts'

/** An own password in the place of the mailed one, which opens nothing again. */
export function NewPassword({ token }: { token: string }) {
  const [password, setPassword] = useState('')
  const setToken = useSetAtom(tokenAtom)
  const save = useMutation({
    // The session is not the browser's yet: until the password is own, a reload begins anew.
    mutationFn: () =>
      createClient({ person }, { baseUrl: '/api', getToken: () => token }).person.updatePassword({
        body: { new_password: password },
      }),
    onSuccess: (saved) => setToken(saved.token),
  })
  return (
    <Entry title="Придумайте свой пароль">
      <p>Пароль из письма больше не подойдет.</p>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        <PasswordField
          name="new-password"
          label="Новый пароль"
          value={password}
          onChange={setPassword}
          autoComplete="new-password"
        />
        <EntryError message={save.error ? messageOfError(save.error) : undefined} />
        <Button type="submit" size="s" loading={save.isPending}>
          Сохранить и войти
        </Button>
      </form>
    </Entry>
  )
}

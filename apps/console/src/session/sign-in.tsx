import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { EmailField, PasswordField } from '@proverka/ui/fields'
import { Button } from '@proverka/ui/primitives'
import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { api } from '../data/api.ts'
import { NewPassword } from './new-password.tsx'
import { Entry, EntryError } from './entry.tsx'
import { tokenAtom } from '../data/token.ts'
import * as css from './entry.css.ts'

/** The first step: e-mail and password. A mailed password is replaced by an own one at once. */
export function SignIn() {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const setToken = useSetAtom(tokenAtom)
  const signIn = useMutation({
    mutationFn: () => api.auth.login({ body: { username, password } }),
    onSuccess: ({ token, needs_password }) => {
      if (!needs_password) setToken(token)
    },
  })
  if (signIn.data?.needs_password) return <NewPassword token={signIn.data.token} />
  return (
    <Entry title="Вход для сотрудников">
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          signIn.mutate()
        }}
      >
        <EmailField
          name="username"
          label="Почта"
          value={username}
          onChange={setUsername}
          autoComplete="username"
        />
        <PasswordField
          name="password"
          label="Пароль"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        <EntryError message={signIn.error ? messageOfError(signIn.error) : undefined} />
        <Button type="submit" size="s" loading={signIn.isPending}>
          Войти
        </Button>
      </form>
    </Entry>
  )
}

import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { QrCode } from '@proverka/ui/console'
import { TextField } from '@proverka/ui/fields'
import { Button, CopyButton } from '@proverka/ui/primitives'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../data/api.ts'
import { Entry, EntryError } from './entry.tsx'
import { ownStaffQuery, type OwnStaff } from './own-staff.ts'
import { addPasskey, isPasskeyCancelled } from './passkey.ts'
import { SignOutButton } from './sign-out-button.tsx'
import * as css from './entry.css.ts'

/** The first factor of a member of the staff: a passkey of this host, or an app with codes. */
export function SetUpFactor({ staff }: { staff: OwnStaff }) {
  const [wantsApp, setWantsApp] = useState(false)
  const [recovery, setRecovery] = useState<readonly string[]>([])
  const passkey = useMutation({ mutationFn: () => addPasskey(deviceName()), onSuccess: setRecovery })
  if (passkey.isSuccess || recovery.length > 0) return <RecoveryCodes codes={recovery} />
  return (
    <Entry title="Подключите второй шаг">
      <p>Пароль может утечь. Второй шаг — то, что есть только у вас: {staff.email}</p>
      {wantsApp ? (
        <AppSetUp onDone={setRecovery} />
      ) : (
        <>
          <Button size="s" loading={passkey.isPending} onClick={() => passkey.mutate()}>
            Создать ключ доступа
          </Button>
          <EntryError
            message={
              passkey.error
                ? isPasskeyCancelled(passkey.error)
                  ? 'Ключ не создан: попробуйте еще раз или возьмите приложение'
                  : messageOfError(passkey.error)
                : undefined
            }
          />
          {staff.factor.codes_available && (
            <Button size="s" variant="secondary" onClick={() => setWantsApp(true)}>
              Приложение с кодами
            </Button>
          )}
        </>
      )}
      <SignOutButton />
    </Entry>
  )
}

/** What the list of passkeys calls this one; it can be told from others by the day. */
const deviceName = () => `Браузер, ${new Date().toLocaleDateString('ru')}`

function AppSetUp({ onDone }: { onDone: (codes: readonly string[]) => void }) {
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

/** Shown once: who loses the phone comes in with them. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const queries = useQueryClient()
  const leave = () => queries.invalidateQueries({ queryKey: ownStaffQuery.queryKey })
  if (codes.length === 0)
    return (
      <Entry title="Второй шаг подключен">
        <p>Запасных кодов здесь нет: задайте на сервере STAFF_KEY и получите их в настройках.</p>
        <Button size="s" onClick={() => void leave()}>
          В консоль
        </Button>
      </Entry>
    )
  return (
    <Entry title="Запасные коды">
      <p>Каждый открывает вход один раз. Больше мы их не покажем: распечатайте или спрячьте.</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.choices}>
        <CopyButton text={codes.join('\n')} size="s" />
        <Button size="s" onClick={() => void leave()}>
          Сохранил, в консоль
        </Button>
      </div>
    </Entry>
  )
}

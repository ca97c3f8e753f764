import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { Button } from '@proverka/ui/primitives'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AppSetUp } from './app-set-up.tsx'
import { Entry, EntryError } from './entry.tsx'
import { ownStaffQuery, type OwnStaff } from './own-staff.ts'
import { addPasskey, deviceName, isPasskeyCancelled } from './passkey.ts'
import { RecoveryCodeList } from './recovery-code-list.tsx'
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
      <RecoveryCodeList codes={codes} />
      <div className={css.choices}>
        <Button size="s" onClick={() => void leave()}>
          Сохранил, в консоль
        </Button>
      </div>
    </Entry>
  )
}

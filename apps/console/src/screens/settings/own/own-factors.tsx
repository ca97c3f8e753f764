import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { useNow } from '@proverka/screens/runtime/page/use-now.ts'
import { Panel } from '@proverka/ui/console'
import { TextField } from '@proverka/ui/fields'
import { Button } from '@proverka/ui/primitives'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../data/api.ts'
import { ActWindow } from '../../../parts/act-window.tsx'
import { whenText } from '../../../parts/moment.ts'
import { AppSetUp } from '../../../session/app-set-up.tsx'
import { FactorProof } from '../../../session/factor-proof.tsx'
import { ownStaffQuery, useOwnStaff, type OwnStaff } from '../../../session/own-staff.ts'
import { addPasskey, deviceName, isPasskeyCancelled } from '../../../session/passkey.ts'
import { RecoveryCodeList } from '../../../session/recovery-code-list.tsx'
import * as css from '../settings-screen.css.ts'
import { OwnMail } from './own-mail.tsx'
import * as ownCss from './own.css.ts'

type Factor = OwnStaff['factor']

/** The own second step: passkeys, the app with codes, recovery codes. */
export function OwnFactors() {
  const { factor } = useOwnStaff()
  const now = useNow(true)
  const [codes, setCodes] = useState<readonly string[]>([])
  const has = factor.app_since !== null || factor.passkeys.length > 0
  // Whoever has a factor has proven it minutes ago before another one is added or taken away.
  const isFresh = !has || (factor.fresh_until !== null && Date.parse(factor.fresh_until) > now)
  return (
    <div className={css.column}>
      {!isFresh && (
        <Panel title="Подтвердите, что это вы" isAct>
          <div className={ownCss.proof}>
            <p>
              Чтобы менять второй шаг, пройдите его еще раз: открытый на столе браузер никого не подменит.
            </p>
            <FactorProof factor={factor} submitText="Подтвердить" />
          </div>
        </Panel>
      )}
      {codes.length > 0 && (
        <Panel title="Новые запасные коды" isAct>
          <div className={ownCss.proof}>
            <p>Каждый открывает вход один раз. Больше мы их не покажем: распечатайте или спрячьте.</p>
            <RecoveryCodeList codes={codes} />
            <div>
              <Button size="xs" onClick={() => setCodes([])}>
                Сохранил
              </Button>
            </div>
          </div>
        </Panel>
      )}
      <div className={ownCss.parts}>
        <Passkeys factor={factor} isFresh={isFresh} onCodes={setCodes} />
        <App factor={factor} isFresh={isFresh} onCodes={setCodes} />
        <Recovery factor={factor} isFresh={isFresh} onCodes={setCodes} />
        <OwnMail />
      </div>
    </div>
  )
}

interface PartProps {
  factor: Factor
  isFresh: boolean
  onCodes: (codes: readonly string[]) => void
}

function useOwnAct<Input>(act: (input: Input) => Promise<unknown>, done: string, onDone?: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      notify('success', done)
      onDone?.()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ownStaffQuery.queryKey }),
  })
}

function Passkeys({ factor: { passkeys }, isFresh, onCodes }: PartProps) {
  const [name, setName] = useState(deviceName)
  const [removed, setRemoved] = useState<Factor['passkeys'][number]>()
  const add = useOwnAct(async () => onCodes(await addPasskey(name)), 'Ключ доступа подключен')
  const remove = useOwnAct(
    (id: string) => api.staff.removePasskey({ params: { id } }),
    'Ключ доступа отключен',
    () => setRemoved(undefined),
  )
  return (
    <Panel title="Ключи доступа" aside="работают на своем адресе">
      {passkeys.length === 0 && <p className={css.note}>Ключей нет.</p>}
      {passkeys.map((passkey) => (
        <div key={passkey.passkey_id} className={css.change}>
          <div>
            <p className={css.changed}>{passkey.name}</p>
            <p className={css.note}>
              {passkey.host}, с {whenText(passkey.created_at)},{' '}
              {passkey.last_used_at ? `входили ${whenText(passkey.last_used_at)}` : 'еще не входили'}
            </p>
          </div>
          <Button
            size="xs"
            variant="secondary"
            disabled={!isFresh}
            aria-label={`Отключить ключ: ${passkey.name}`}
            onClick={() => setRemoved(passkey)}
          >
            Отключить
          </Button>
        </div>
      ))}
      <form
        className={ownCss.form}
        onSubmit={(event) => {
          event.preventDefault()
          add.mutate(undefined)
        }}
      >
        <TextField
          name="passkey"
          label="Как назвать новый ключ"
          maxLength={60}
          value={name}
          onChange={setName}
        />
        <p role="alert" className={ownCss.error} hidden={!add.error}>
          {add.error &&
            (isPasskeyCancelled(add.error)
              ? 'Ключ не создан: попробуйте еще раз'
              : messageOfError(add.error))}
        </p>
        <div>
          <Button
            type="submit"
            size="xs"
            variant="secondary"
            disabled={!isFresh || name.trim() === ''}
            loading={add.isPending}
          >
            Создать ключ доступа
          </Button>
        </div>
      </form>
      {removed && (
        <ActWindow
          open
          title="Отключить ключ доступа"
          note={`${removed.name}: входить им больше не получится.`}
          act="Отключить ключ"
          variant="danger"
          pending={remove.isPending}
          error={remove.error ? messageOfError(remove.error) : undefined}
          onClose={() => setRemoved(undefined)}
          onAct={() => remove.mutate(removed.passkey_id)}
        />
      )}
    </Panel>
  )
}

function App({ factor: { app_since, codes_available }, isFresh, onCodes }: PartProps) {
  const queries = useQueryClient()
  const [open, setOpen] = useState<'connect' | 'remove'>()
  const remove = useOwnAct(
    () => api.staff.removeApp(),
    'Приложение отключено',
    () => setOpen(undefined),
  )
  return (
    <Panel title="Приложение с кодами">
      <p>{app_since ? `Подключено ${whenText(app_since)}.` : 'Не подключено.'}</p>
      {!codes_available && <p className={css.note}>Коды не включены: на сервере не задан ключ STAFF_KEY.</p>}
      {open === 'connect' && app_since === null && (
        <div className={ownCss.form}>
          <AppSetUp
            onDone={(codes) => {
              onCodes(codes)
              setOpen(undefined)
              notify('success', 'Приложение подключено')
              void queries.invalidateQueries({ queryKey: ownStaffQuery.queryKey })
            }}
          />
        </div>
      )}
      <div className={ownCss.form}>
        <div>
          {app_since ? (
            <Button size="xs" variant="secondary" disabled={!isFresh} onClick={() => setOpen('remove')}>
              Отключить приложение
            </Button>
          ) : (
            open !== 'connect' && (
              <Button
                size="xs"
                variant="secondary"
                disabled={!isFresh || !codes_available}
                onClick={() => setOpen('connect')}
              >
                Подключить приложение
              </Button>
            )
          )}
        </div>
      </div>
      {open === 'remove' && (
        <ActWindow
          open
          title="Отключить приложение"
          note="Коды из него больше не подойдут. Запасные коды останутся."
          act="Отключить"
          variant="danger"
          pending={remove.isPending}
          error={remove.error ? messageOfError(remove.error) : undefined}
          onClose={() => setOpen(undefined)}
          onAct={() => remove.mutate(undefined)}
        />
      )}
    </Panel>
  )
}

function Recovery({ factor, isFresh, onCodes }: PartProps) {
  const { recovery_codes_left, codes_available, proven_at } = factor
  const [isOpen, setIsOpen] = useState(false)
  const renew = useOwnAct(
    async () => onCodes((await api.staff.renewRecoveryCodes()).recovery_codes),
    'Новые коды готовы',
    () => setIsOpen(false),
  )
  return (
    <Panel title="Запасные коды">
      <p>
        Осталось {recovery_codes_left}. Каждый заменяет второй шаг один раз, если телефона или ключа нет под
        рукой.
      </p>
      <div className={ownCss.form}>
        <div>
          <Button
            size="xs"
            variant="secondary"
            disabled={!isFresh || !codes_available || proven_at === null}
            onClick={() => setIsOpen(true)}
          >
            Выпустить новые
          </Button>
        </div>
      </div>
      {isOpen && (
        <ActWindow
          open
          title="Новые запасные коды"
          note={`Прежние ${recovery_codes_left} перестанут подходить. Новые десять покажем один раз.`}
          act="Выпустить 10 кодов"
          pending={renew.isPending}
          error={renew.error ? messageOfError(renew.error) : undefined}
          onClose={() => setIsOpen(false)}
          onAct={() => renew.mutate(undefined)}
        />
      )}
    </Panel>
  )
}

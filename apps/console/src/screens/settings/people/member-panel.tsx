import { permissionLabel, staffRoleLabel, type Permission, type StaffRole } from '@proverka/domain/accounts'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { Panel } from '@proverka/ui/console'
import { Button } from '@proverka/ui/primitives'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../data/api.ts'
import { CloseButton } from '../../../parts/close-button.tsx'
import { ActWindow } from '../../../parts/act-window.tsx'
import { whenText } from '../../../parts/moment.ts'
import { RetryNotice } from '../../../parts/retry-notice.tsx'
import { useMay } from '../../../session/own-staff.ts'
import { sessionsQuery, STAFF_KEY, type Member, type StaffSession } from './people-queries.ts'
import { factorWords, lastDayText, nameOf, sessionsWords } from './people-words.ts'
import { PermissionWindow } from './permission-window.tsx'
import { RoleWindow } from './role-window.tsx'
import * as css from './people.css.ts'
import * as screenCss from '../settings-screen.css.ts'

type Open =
  | 'end-all'
  | 'factors'
  | 'give'
  | 'permit'
  | { readonly revoked: Permission }
  | { readonly taken: StaffRole }
  | { readonly session: StaffSession }

interface MemberPanelProps {
  member: Member
  onClose: () => void
}

/** One member of the staff: roles, second step, and where he is signed in. */
export function MemberPanel({ member, onClose }: MemberPanelProps) {
  const mayWrite = useMay()('staff.write')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { person_id, roles, factor } = member
  const person = { person_id, name: nameOf(member) }
  return (
    <Panel title={nameOf(member)} isAct aside={<CloseButton onClose={onClose} />}>
      <dl className={css.facts}>
        <dt className={css.term}>Почта</dt>
        <dd>{member.email}</dd>
        <dt className={css.term}>Второй шаг</dt>
        <dd>
          {factorWords(member)}, запасных кодов {factor.recovery_codes_left}
        </dd>
      </dl>
      <section className={css.part} aria-label="Роли">
        <h3 className={css.subject}>Роли</h3>
        {roles.map(({ role, ends_at, given_by, given_at }) => (
          <div key={role} className={css.row}>
            <div>
              <p>
                {staffRoleLabel(role)}
                {ends_at === null ? '' : `, до ${lastDayText(ends_at)}`}
              </p>
              {given_by && (
                <p className={screenCss.note}>
                  {given_by}
                  {given_at && `, ${whenText(given_at)}`}
                </p>
              )}
            </div>
            {mayWrite && (
              <Button
                size="xs"
                variant="secondary"
                aria-label={`Забрать роль: ${staffRoleLabel(role).toLowerCase()}`}
                onClick={() => setOpen({ taken: role })}
              >
                Забрать
              </Button>
            )}
          </div>
        ))}
        {mayWrite && (
          <div className={screenCss.actions}>
            <Button size="xs" variant="secondary" onClick={() => setOpen('give')}>
              Дать роль
            </Button>
          </div>
        )}
      </section>
      <Extra member={member} mayWrite={mayWrite} onOpen={setOpen} />
      <Sessions member={member} mayWrite={mayWrite} onOpen={setOpen} />
      {open === 'permit' && <PermissionWindow member={member} onClose={close} />}
      {typeof open === 'object' && 'revoked' in open && (
        <PermissionWindow member={member} taken={open.revoked} onClose={close} />
      )}
      {open === 'give' && <RoleWindow person={person} has={roles.map(({ role }) => role)} onClose={close} />}
      {typeof open === 'object' && 'taken' in open && (
        <RoleWindow person={person} has={[]} taken={open.taken} onClose={close} />
      )}
      {typeof open === 'object' && 'session' in open && (
        <EndWindow
          title="Завершить вход"
          note={`${person.name}: ${open.session.browser}, ${open.session.ip}. Там понадобится войти заново.`}
          act="Завершить вход"
          done="Вход завершен"
          run={() => api.staff.endStaffSession({ params: { id: open.session.session_id } })}
          onClose={close}
        />
      )}
      {open === 'end-all' && (
        <EndWindow
          title="Завершить все входы"
          note={`${person.name}: завершится ${sessionsWords(member.sessions)}. Ваш нынешний вход останется.`}
          act="Завершить все"
          done="Входы завершены"
          run={() => api.staff.endStaffSessions({ query: { person_id } })}
          onClose={close}
        />
      )}
      {open === 'factors' && (
        <EndWindow
          title="Сбросить второй шаг"
          note={`${person.name}: ключи, приложение и запасные коды пропадут, входы завершатся. При следующем входе человек подключит новый второй шаг.`}
          act="Сбросить"
          done="Второй шаг сброшен"
          run={() => api.staff.resetStaffFactors({ query: { person_id } })}
          onClose={close}
        />
      )}
    </Panel>
  )
}

interface PartProps {
  member: Member
  mayWrite: boolean
  onOpen: (open: Open) => void
}

/** Permissions beyond the roles, each to its end; the chief has all by his role. */
function Extra({ member: { extra, roles }, mayWrite, onOpen }: PartProps) {
  if (roles.some(({ role }) => role === 'chief')) return null
  return (
    <section className={css.part} aria-label="Права сверх роли">
      <h3 className={css.subject}>Права сверх роли</h3>
      {extra.length === 0 && <p className={screenCss.note}>Таких прав нет.</p>}
      {extra.map(({ permission, ends_at, given_by, given_at }) => (
        <div key={permission} className={css.row}>
          <div>
            <p>
              {permissionLabel(permission)}, до {lastDayText(ends_at)}
            </p>
            <p className={screenCss.note}>
              {given_by}, {whenText(given_at)}
            </p>
          </div>
          {mayWrite && (
            <Button
              size="xs"
              variant="secondary"
              aria-label={`Забрать право: ${permissionLabel(permission)}`}
              onClick={() => onOpen({ revoked: permission })}
            >
              Забрать
            </Button>
          )}
        </div>
      ))}
      {mayWrite && (
        <div className={screenCss.actions}>
          <Button size="xs" variant="secondary" onClick={() => onOpen('permit')}>
            Дать право на срок
          </Button>
        </div>
      )}
    </section>
  )
}

function Sessions({ member, mayWrite, onOpen }: PartProps) {
  const sessions = useQuery(sessionsQuery(member.person_id))
  return (
    <section className={css.part} aria-label="Входы">
      <h3 className={css.subject}>Входы</h3>
      {sessions.error && (
        <RetryNotice message={messageOfError(sessions.error)} onRetry={() => void sessions.refetch()} />
      )}
      {sessions.isLoading && <p className={screenCss.note}>Загружаем входы</p>}
      {sessions.data?.sessions.length === 0 && <p className={screenCss.note}>Открытых входов нет.</p>}
      {sessions.data?.sessions.map((session) => (
        <div key={session.session_id} className={css.row}>
          <div>
            <p>
              {session.browser}, {session.ip}
              {session.is_current && ' — это вы'}
            </p>
            <p className={screenCss.note}>
              был {whenText(session.last_used_at)}, до {whenText(session.expires_at)},{' '}
              {session.factor_at ? 'второй шаг пройден' : 'без второго шага'}
            </p>
          </div>
          {mayWrite && !session.is_current && (
            <Button
              size="xs"
              variant="secondary"
              aria-label={`Завершить вход: ${session.browser}, ${session.ip}`}
              onClick={() => onOpen({ session })}
            >
              Завершить
            </Button>
          )}
        </div>
      ))}
      {mayWrite && (
        <div className={screenCss.actions}>
          <Button size="xs" variant="secondary" onClick={() => onOpen('end-all')}>
            Завершить все
          </Button>
          <Button size="xs" variant="quiet" onClick={() => onOpen('factors')}>
            Сбросить второй шаг
          </Button>
        </div>
      )}
    </section>
  )
}

interface EndWindowProps {
  title: string
  note: string
  act: string
  done: string
  run: () => Promise<unknown>
  onClose: () => void
}

function EndWindow({ title, note, act, done, run, onClose }: EndWindowProps) {
  const queries = useQueryClient()
  const end = useMutation({
    mutationFn: run,
    onSuccess: () => {
      notify('success', done)
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: STAFF_KEY }),
  })
  return (
    <ActWindow
      open
      title={title}
      note={note}
      act={act}
      variant="danger"
      pending={end.isPending}
      error={end.error ? messageOfError(end.error) : undefined}
      onClose={onClose}
      onAct={() => end.mutate()}
    />
  )
}

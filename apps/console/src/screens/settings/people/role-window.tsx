import {
  permissionLabel,
  STAFF_ROLES,
  staffRoleLabel,
  type Permission,
  type StaffRole,
} from '@proverka/domain/accounts'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { DateField, Select } from '@proverka/ui/fields'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../data/api.ts'
import { ActWindow } from '../../../parts/act-window.tsx'
import { readEnd } from '../../catalogue/promotions/read-end.ts'
import { previewRoleQuery, STAFF_KEY, type RoleAct } from './people-queries.ts'
import { sessionsWords } from './people-words.ts'
import * as css from './people.css.ts'

interface RoleWindowProps {
  person: { readonly person_id: string; readonly name: string }
  /** Roles that the person has: only others are given. */
  has: readonly StaffRole[]
  /** The role that is taken; undefined: one is given. */
  taken?: StaffRole | undefined
  onClose: () => void
}

/** A role is given or taken after its effect was shown: permissions, and sessions that end. */
export function RoleWindow({ person, has, taken, onClose }: RoleWindowProps) {
  const queries = useQueryClient()
  const act: RoleAct = taken ? 'take' : 'give'
  const choices = STAFF_ROLES.filter((role) => !has.includes(role))
  const [chosen, setChosen] = useState<StaffRole | ''>('')
  const [day, setDay] = useState('')
  const role = taken ?? (chosen === '' ? undefined : chosen)
  const end = readEnd(day, null)
  const preview = useQuery(previewRoleQuery(person.person_id, role, act))
  const save = useMutation({
    mutationFn: async (): Promise<unknown> => {
      const { person_id } = person
      if (!role || !preview.data) throw new Error('nothing was previewed')
      return taken
        ? api.staff.takeStaffRole({ query: { person_id, role } })
        : api.staff.giveStaffRole({ body: { person_id, role, ends_at: end ?? null } })
    },
    onSuccess: () => {
      notify('success', taken ? 'Роль забрана' : 'Роль дана: с нею входят заново')
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: STAFF_KEY }),
  })
  const refusal = save.error ?? preview.error
  const label = role ? staffRoleLabel(role).toLowerCase() : ''
  return (
    <ActWindow
      open
      title={taken ? `Забрать роль: ${label}` : 'Дать роль'}
      note={person.name}
      act={taken ? `Забрать роль «${label}»` : role ? `Дать роль «${label}»` : 'Дать роль'}
      variant={taken ? 'danger' : 'primary'}
      pending={save.isPending || (role !== undefined && preview.isFetching)}
      error={
        refusal
          ? messageOfError(refusal)
          : end === undefined
            ? 'Последний день — дата, например, 30.11.2026'
            : undefined
      }
      onClose={onClose}
      onAct={() => {
        if (preview.data && end !== undefined) save.mutate()
      }}
    >
      {!taken && (
        <>
          <Select
            name="role"
            label="Роль"
            placeholder="Выберите роль"
            value={chosen}
            onChange={(value) => setChosen(value as StaffRole)}
            options={choices.map((value) => ({ value, label: staffRoleLabel(value) }))}
          />
          {role !== 'chief' && (
            <DateField name="until" label="Последний день" optional value={day} onChange={setDay} />
          )}
        </>
      )}
      {preview.data && <RoleEffects {...preview.data} />}
    </ActWindow>
  )
}

interface RoleEffectsProps {
  before: readonly Permission[]
  after: readonly Permission[]
  sessions: number
}

function RoleEffects({ before, after, sessions }: RoleEffectsProps) {
  const gained = after.filter((one) => !before.includes(one))
  const lost = before.filter((one) => !after.includes(one))
  return (
    <div className={css.effects} role="status">
      <p>
        Прав было {before.length}, станет {after.length}.
      </p>
      {gained.length > 0 && <p>Прибавится: {wordsOf(gained)}.</p>}
      {lost.length > 0 && <p>Уйдет: {wordsOf(lost)}.</p>}
      <p>
        {sessions === 0
          ? 'Открытых входов нет.'
          : `Завершится ${sessionsWords(sessions)}: человек войдет заново.`}
        {after.length === 0 && ' Сотрудником он быть перестанет.'}
      </p>
    </div>
  )
}

const wordsOf = (permissions: readonly Permission[]): string =>
  permissions.map((one) => permissionLabel(one).toLowerCase()).join(', ')

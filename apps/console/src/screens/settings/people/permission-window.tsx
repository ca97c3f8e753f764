import { canBeGiven, PERMISSIONS, permissionLabel, type Permission } from '@proverka/domain/accounts'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { DateField, Select } from '@proverka/ui/fields'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../data/api.ts'
import { ActWindow } from '../../../parts/act-window.tsx'
import { readEnd } from '../../catalogue/promotions/read-end.ts'
import { STAFF_KEY, type Member } from './people-queries.ts'
import { lastDayText, nameOf } from './people-words.ts'
import * as css from './people.css.ts'

interface PermissionWindowProps {
  member: Member
  /** The permission that is taken; undefined: one is given. */
  taken?: Permission | undefined
  onClose: () => void
}

/** A permission beyond the role is given for a term, or taken before its end. */
export function PermissionWindow({ member, taken, onClose }: PermissionWindowProps) {
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<Permission | ''>('')
  const [day, setDay] = useState('')
  const permission = taken ?? (chosen === '' ? undefined : chosen)
  const end = readEnd(day, null)
  const { person_id } = member
  const isWhole = permission !== undefined && (taken !== undefined || (end !== undefined && end !== null))
  const save = useMutation({
    mutationFn: async (): Promise<unknown> => {
      if (!permission) throw new Error('no permission is chosen')
      return taken
        ? api.staff.takeStaffPermission({ query: { person_id, permission } })
        : api.staff.giveStaffPermission({ body: { person_id, permission, ends_at: end ?? '' } })
    },
    onSuccess: () => {
      notify('success', taken ? 'Право забрано' : 'Право дано на срок')
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: STAFF_KEY }),
  })
  const label = permission ? permissionLabel(permission) : ''
  return (
    <ActWindow
      open
      title={taken ? 'Забрать право' : 'Дать право на срок'}
      note={nameOf(member)}
      act={taken ? 'Забрать право' : 'Дать право'}
      variant={taken ? 'danger' : 'primary'}
      pending={save.isPending}
      error={save.error ? messageOfError(save.error) : undefined}
      onClose={onClose}
      onAct={() => {
        if (isWhole) save.mutate()
      }}
    >
      {!taken && (
        <>
          <Select
            name="permission"
            label="Право"
            placeholder="Выберите право"
            value={chosen}
            onChange={(value) => setChosen(value as Permission)}
            options={PERMISSIONS.filter((one) => canBeGiven(one) && !member.permissions.includes(one)).map(
              (value) => ({ value, label: permissionLabel(value) }),
            )}
          />
          <DateField
            name="until"
            label="Последний день"
            value={day}
            onChange={setDay}
            error={end === undefined ? 'Дата, например, 30.11.2026' : undefined}
          />
        </>
      )}
      {isWhole && (
        <div className={css.effects} role="status">
          <p>
            {taken
              ? `«${label}» перестанет действовать со следующего нажатия.`
              : `«${label}» заработает сразу и погаснет само: последний день ${lastDayText(end ?? '')}.`}
          </p>
        </div>
      )}
    </ActWindow>
  )
}

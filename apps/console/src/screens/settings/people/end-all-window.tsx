import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { Checkbox, TextField } from '@proverka/ui/fields'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../data/api.ts'
import { ActWindow } from '../../../parts/act-window.tsx'
import { STAFF_KEY, type Member } from './people-queries.ts'
import { sessionsWords } from './people-words.ts'

/** Ends the sessions of the whole staff, for when an access may be in wrong hands. */
export function EndAllWindow({ members, onClose }: { members: readonly Member[]; onClose: () => void }) {
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [own, setOwn] = useState(false)
  const [isTried, setTried] = useState(false)
  const fault = reason.trim() === '' ? 'Впишите причину' : undefined
  const end = useMutation({
    mutationFn: () => api.staff.endAllStaffSessions({ body: { reason: reason.trim(), own } }),
    onSuccess: ({ ended }) => {
      notify('success', `Завершено: ${sessionsWords(ended)}`)
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: STAFF_KEY }),
  })
  const open = members.reduce((sum, { sessions }) => sum + sessions, 0)
  return (
    <ActWindow
      open
      title="Завершить входы всех сотрудников"
      note={`Сейчас открыто: ${sessionsWords(open)}. Каждый войдет заново, со вторым шагом. Несохраненное на открытых экранах пропадет.`}
      act="Завершить все входы"
      variant="danger"
      pending={end.isPending}
      error={end.error ? messageOfError(end.error) : isTried ? fault : undefined}
      onClose={onClose}
      onAct={() => {
        setTried(true)
        if (fault === undefined) end.mutate()
      }}
    >
      <TextField name="reason" label="Причина" value={reason} onChange={setReason} maxLength={300} />
      <Checkbox name="own" label="И мой нынешний вход" checked={own} onChange={setOwn} />
    </ActWindow>
  )
}

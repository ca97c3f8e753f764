import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { TextField } from '@proverka/ui/fields'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { ActWindow } from '../../parts/act-window.tsx'
import { clientQuery, type Client } from './client-query.ts'

/** Opens a closed account again: its owner signs in as before. */
export function ReopenWindow({ client, onClose }: { client: Client; onClose: () => void }) {
  const { person_id: id } = client.client
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const fault = reason.trim() === '' ? 'Впишите причину' : undefined
  const reopen = useMutation({
    mutationFn: () => api.admin.reopenAccount({ params: { id }, body: { reason: reason.trim() } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: clientQuery(id).queryKey })
      notify('success', 'Учетная запись открыта')
      onClose()
    },
  })
  return (
    <ActWindow
      open
      title="Открыть учетную запись"
      note="Владелец снова войдет по своей почте и паролю. Входы и ссылки, которые завершило закрытие, не вернутся."
      onClose={onClose}
      onAct={() => {
        setTried(true)
        if (fault === undefined) reopen.mutate()
      }}
      act="Открыть"
      pending={reopen.isPending}
      error={reopen.error ? messageOfError(reopen.error) : isTried ? fault : undefined}
    >
      <TextField name="reason" label="Причина" value={reason} onChange={setReason} maxLength={300} />
    </ActWindow>
  )
}

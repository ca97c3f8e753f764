import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { ActWindow } from '../../parts/act-window.tsx'
import { whenText } from '../../parts/moment.ts'
import { partTitle } from './fulfilment-words.ts'
import { DESK_KEY, type IntakeMatch } from './fulfilments-query.ts'

/** Takes a file back from the part that it answered. */
export function UndoMatchWindow({ match, onClose }: { match: IntakeMatch; onClose: () => void }) {
  const queries = useQueryClient()
  const undo = useMutation({
    mutationFn: () => api.admin.undoIntakeMatch({ body: { match_id: match.match_id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: DESK_KEY })
      notify('success', 'Ответ отменен, часть снова ждет')
      onClose()
    },
  })
  return (
    <ActWindow
      open
      title={`Отменить ответ: ${partTitle(match)}`}
      note={`Часть снова ждет ответа, из отчета он исчезнет, покупателю уйдет письмо. Можно до ${whenText(match.undo_until)}.`}
      onClose={onClose}
      onAct={() => undo.mutate()}
      act="Отменить и написать"
      variant="danger"
      pending={undo.isPending}
      error={undo.error ? messageOfError(undo.error) : undefined}
    />
  )
}

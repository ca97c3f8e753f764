import { toKopecks } from '@proverka/domain'
import { moscowTime } from '@proverka/domain/timing'
import { notifyError } from '@proverka/screens/runtime/error/notify-error.ts'
import { amountText } from '@proverka/ui/primitives'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { useOwnStaff } from '../../session/own-staff.ts'
import type { Pending } from './order-query.ts'
import * as css from './order-screen.css.ts'

/** A return or a merge that is not carried out yet: who made it, until when it can be undone, whose signature it lacks. */
export function PendingBar({ act }: { act: Pending }) {
  const queries = useQueryClient()
  const { person_id } = useOwnStaff()
  const refresh = () => queries.invalidateQueries()
  const options = { onSuccess: refresh, onError: notifyError }
  const params = { id: act.pending_id }
  const cancel = useMutation({ mutationFn: () => api.admin.cancelPending({ params }), ...options })
  const confirm = useMutation({ mutationFn: () => api.admin.confirmPending({ params }), ...options })
  return (
    <p className={css.pending} role="status" aria-label="Ждет исполнения">
      {act.kind === 'merge' ? 'Объединение учетных записей' : `Возврат ${amountText(toKopecks(act.amount))}`}:{' '}
      {act.maker}, «{act.reason}».{' '}
      {act.waits_for_second
        ? 'Ждет второй подписи.'
        : `${act.kind === 'merge' ? 'Случится' : 'Уйдет'} в ${moscowTime(Date.parse(act.due_at))}.`}
      {act.waits_for_second && act.made_by !== person_id && (
        <button type="button" className={css.pendingAction} onClick={() => confirm.mutate()}>
          Подтвердить
        </button>
      )}
      <button type="button" className={css.pendingAction} onClick={() => cancel.mutate()}>
        Отменить
      </button>
    </p>
  )
}

import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { useRepeatKey } from '@proverka/screens/runtime/data/use-repeat-key.ts'
import { ChangeTable } from '@proverka/ui/console'
import { Textarea } from '@proverka/ui/fields'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { ActWindow } from '../../parts/act-window.tsx'
import { exactRubles } from '../../parts/rubles.ts'
import { PARTNERS_KEY, type Asked } from './partner-queries.ts'

interface RefuseWindowProps {
  row: Asked
  onClose: () => void
  onDone: () => void
}

const NO_ACCOUNT = 'В заявке нет счета. Подайте ее заново и укажите счет и БИК'

/** The money of a request goes back to the partner, with the reason in an email. It cannot be undone. */
export function RefuseWindow({ row, onClose, onDone }: RefuseWindowProps) {
  const queries = useQueryClient()
  const key = useRepeatKey()
  const [reason, setReason] = useState(row.account === null ? NO_ACCOUNT : '')
  const [isMissing, setIsMissing] = useState(false)
  const refuse = useMutation({
    mutationFn: () => {
      const body = {
        withdrawal_id: row.withdrawal_id,
        decision: 'refused' as const,
        reason: reason.trim(),
      }
      return api.admin.decideWithdrawal({ body, idempotencyKey: key.of(body) })
    },
    onSuccess: async () => {
      key.fulfilled()
      notify('success', `Заявка ${row.number} отклонена, партнеру ушло письмо`)
      await queries.invalidateQueries({ queryKey: PARTNERS_KEY })
      onDone()
    },
  })
  const sum = exactRubles(row.amount)
  return (
    <ActWindow
      open
      title={`Отказать по заявке ${row.number}`}
      note="Отменить будет нельзя: письмо уходит сразу."
      act={`Вернуть партнеру ${sum}`}
      variant="danger"
      onClose={onClose}
      onAct={() => {
        if (reason.trim() === '') setIsMissing(true)
        else refuse.mutate()
      }}
      pending={refuse.isPending}
      error={refuse.error ? messageOfError(refuse.error) : undefined}
      width={460}
    >
      <Textarea
        name="reason"
        label="Почему"
        hint="Это прочтет партнер"
        value={reason}
        onChange={(text) => {
          setReason(text)
          setIsMissing(false)
        }}
        error={isMissing ? 'Впишите причину' : undefined}
        maxLength={300}
      />
      <ChangeTable
        caption="Что будет"
        changes={[
          { what: 'Заявка', before: 'ждет', after: 'отказ' },
          { what: 'Бонус партнера', after: `+ ${sum}` },
          { what: 'Письмо', after: '«Заявка на вывод отклонена»' },
          ...(row.registry
            ? [{ what: `Реестр ${row.registry.number}`, before: 'выплата', after: 'без этой заявки' }]
            : []),
        ]}
      />
    </ActWindow>
  )
}

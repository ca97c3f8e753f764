import { useRepeatKey } from '@proverka/screens/runtime/data/use-repeat-key.ts'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { ChangeTable } from '@proverka/ui/console'
import { MoneyField, TextField } from '@proverka/ui/fields'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { ActWindow } from '../../parts/act-window.tsx'
import { rubles } from '../../parts/rubles.ts'
import { clientQuery, type Client } from './client-query.ts'

/** A gift of the service: a bonus that buys reports and cannot be paid out. */
export function GoodwillWindow({ client, onClose }: { client: Client; onClose: () => void }) {
  const { person_id } = client.client
  const queries = useQueryClient()
  const key = useRepeatKey()
  const [amount, setAmount] = useState('')
  const [comment, setComment] = useState('')
  const [isTried, setTried] = useState(false)
  const sum = Number(amount)
  const fault = sum > 0 ? (comment.trim() === '' ? 'Впишите, за что' : undefined) : 'Впишите сумму'
  const credit = useMutation({
    mutationFn: () => {
      const body = { person_id, amount: sum, comment: comment.trim() }
      return api.admin.creditAccountBalance({ body, idempotencyKey: key.of(body) })
    },
    onSuccess: async () => {
      key.fulfilled()
      await queries.invalidateQueries({ queryKey: clientQuery(person_id).queryKey })
      notify('success', `Зачислен бонус ${rubles(sum)}`)
      onClose()
    },
  })
  return (
    <ActWindow
      open
      title="Зачислить бонус"
      note="Бонус тратят на отчеты, вывести его нельзя, и назад он не берется сам. Клиент увидит его и ваши слова в движении баланса."
      onClose={onClose}
      onAct={() => {
        setTried(true)
        if (fault === undefined) credit.mutate()
      }}
      act={sum > 0 ? `Зачислить ${rubles(sum)}` : 'Зачислить'}
      pending={credit.isPending}
      error={credit.error ? messageOfError(credit.error) : isTried ? fault : undefined}
    >
      <MoneyField name="amount" label="Сколько" value={amount} onChange={setAmount} />
      <TextField name="comment" label="За что" value={comment} onChange={setComment} maxLength={200} />
      {sum > 0 && (
        <ChangeTable
          caption="Что изменится"
          changes={[
            {
              what: 'Бонус',
              before: rubles(client.balance.bonus),
              after: rubles(client.balance.bonus + sum),
            },
          ]}
        />
      )}
    </ActWindow>
  )
}

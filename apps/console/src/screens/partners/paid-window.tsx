import { moscowDate } from '@proverka/domain/timing'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { useRepeatKey } from '@proverka/screens/runtime/data/use-repeat-key.ts'
import { Checkbox, DateField, TextField } from '@proverka/ui/fields'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { ActWindow } from '../../parts/act-window.tsx'
import { exactRubles } from '../../parts/rubles.ts'
import { PARTNERS_KEY, type Registry } from './partner-queries.ts'
import { isOpenRow, sumOf } from './partner-words.ts'
import * as css from './partners-screen.css.ts'

interface PaidWindowProps {
  registry: Registry
  onClose: () => void
}

/** The bank has paid: by which document, on which day, and which of the rows. */
export function PaidWindow({ registry, onClose }: PaidWindowProps) {
  const queries = useQueryClient()
  const key = useRepeatKey()
  const rows = registry.rows.filter(isOpenRow)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [number, setNumber] = useState('')
  const [today] = useState(() => moscowDate(Date.now()))
  const [day, setDay] = useState(today)
  const [isMissing, setIsMissing] = useState(false)
  const chosen = rows.filter(({ withdrawal_id }) => !left.has(withdrawal_id))
  const mark = useMutation({
    mutationFn: () => {
      const body = {
        withdrawals: chosen.map(({ withdrawal_id }) => withdrawal_id),
        document_number: number.trim(),
        document_day: day,
      }
      return api.admin.markRegistryPaid({
        params: { id: registry.registry_id },
        body,
        idempotencyKey: key.of(body),
      })
    },
    onSuccess: async () => {
      key.fulfilled()
      notify('success', 'Выплата отмечена, пока не вышел срок, ее можно отменить')
      await queries.invalidateQueries({ queryKey: PARTNERS_KEY })
      onClose()
    },
  })
  return (
    <ActWindow
      open
      title={`Банк исполнил реестр ${registry.number}`}
      note="Отметку можно отменить, пока не вышел срок. Потом деньги спишутся и партнерам уйдут письма."
      act={`Выплачено ${exactRubles(sumOf(chosen))}`}
      onClose={onClose}
      onAct={() => {
        if (number.trim() === '' || chosen.length === 0) setIsMissing(true)
        else mark.mutate()
      }}
      pending={mark.isPending}
      error={
        mark.error
          ? messageOfError(mark.error)
          : isMissing && chosen.length === 0
            ? 'Выберите хотя бы одну заявку'
            : undefined
      }
      width={480}
    >
      <TextField
        name="document_number"
        label="Номер платежного поручения"
        value={number}
        onChange={(text) => {
          setNumber(text)
          setIsMissing(false)
        }}
        error={isMissing && number.trim() === '' ? 'Впишите номер из выписки банка' : undefined}
        maxLength={20}
      />
      <DateField
        name="document_day"
        label="День"
        value={day}
        onChange={setDay}
        min={moscowDate(Date.parse(registry.made_at))}
        max={today}
      />
      <fieldset className={css.choice}>
        <legend className={css.strong}>Что выплачено</legend>
        {rows.map(({ withdrawal_id, number: request, payer, amount }) => (
          <Checkbox
            key={withdrawal_id}
            name={withdrawal_id}
            label={`Заявка ${request}, ${payer || 'получатель не указан'}, ${exactRubles(amount)}`}
            checked={!left.has(withdrawal_id)}
            onChange={(isChosen) =>
              setLeft((before) => {
                const next = new Set(before)
                if (isChosen) next.delete(withdrawal_id)
                else next.add(withdrawal_id)
                return next
              })
            }
          />
        ))}
      </fieldset>
    </ActWindow>
  )
}

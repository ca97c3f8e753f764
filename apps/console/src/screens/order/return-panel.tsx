import { formatDate } from '@proverka/domain'
import { itemStatusLabel } from '@proverka/domain/orders'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { ChangeTable, KeyHint, Panel, SumParts, type Change } from '@proverka/ui/console'
import { TextField } from '@proverka/ui/fields'
import { Button } from '@proverka/ui/primitives'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../data/api.ts'
import { RetryNotice } from '../../parts/retry-notice.tsx'
import { rubles } from '../../parts/rubles.ts'
import { orderQuery, pendingQuery, type OrderPart } from './order-query.ts'
import * as css from './order-screen.css.ts'

type Preview = Awaited<ReturnType<typeof api.admin.previewReturn>>

const AMOUNT = /^\d{1,8}(?:[.,]\d{1,2})?$/

interface ReturnPanelProps {
  orderId: string
  part: OrderPart
  onClose: () => void
}

/** A return with its effect before the press: the rule, three sums, what changes, and until when it can be undone. */
export function ReturnPanel({ orderId, part, onClose }: ReturnPanelProps) {
  const queries = useQueryClient()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const isWrong = amount !== '' && !AMOUNT.test(amount)
  const asked = isWrong || amount === '' ? undefined : amount.replace(',', '.')
  const preview = useQuery({
    queryKey: ['return', part.order_item_id, asked],
    queryFn: ({ signal }) =>
      api.admin.previewReturn({
        query: { order_item_id: part.order_item_id, ...(asked && { amount: asked }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const give = useMutation({
    mutationFn: ({ returned, left }: Preview) =>
      api.admin.returnItem({
        body: { order_item_id: part.order_item_id, amount: returned, left, reason: reason.trim() },
      }),
    onSuccess: async ({ pending }) => {
      notify('success', pending ? 'Возврат записан, его еще можно отменить' : 'Деньги возвращены')
      await Promise.all(
        [orderQuery(orderId), pendingQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
      )
      onClose()
    },
  })
  const { data } = preview
  return (
    <Panel title={`Вернуть за часть ${part.number}`} aside={part.product_name_ru} isAct>
      {preview.error ? (
        <RetryNotice message={messageOfError(preview.error)} onRetry={() => void preview.refetch()} />
      ) : (
        data && <Effect preview={data} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields */}
      <form
        ref={form}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (data && !isWrong) give.mutate(data)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          if (event.key === 'Enter' && event.ctrlKey) event.currentTarget.requestSubmit()
          else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
        }}
      >
        <TextField
          name="amount"
          label="Сколько, рублей"
          optional
          hint={data ? `Не больше ${rubles(data.left)}; пусто — все` : undefined}
          inputMode="decimal"
          value={amount}
          onChange={setAmount}
          error={isWrong ? 'Сумма числом, например 499 или 499,50' : undefined}
        />
        <TextField name="reason" label="Почему" value={reason} onChange={setReason} maxLength={300} />
        {give.error && <p role="alert">{messageOfError(give.error)}</p>}
        <div className={css.actions}>
          <Button
            type="submit"
            size="xs"
            variant="danger"
            disabled={!data || isWrong || reason.trim() === ''}
            loading={give.isPending}
          >
            Вернуть {data && rubles(data.returned)} <KeyHint keys={['Ctrl', '↵']} />
          </Button>
          <Button size="xs" variant="quiet" onClick={onClose}>
            Отмена <KeyHint keys={['Esc']} />
          </Button>
        </div>
        {data && (
          <p className={css.note}>
            {data.undo_minutes > 0
              ? `Отменить можно ${data.undo_minutes} мин, потом деньги уходят.`
              : 'Деньги уходят сразу, отменить будет нельзя.'}
            {data.needs_second && ' Нужна вторая подпись: подтвердит другой сотрудник.'}
          </p>
        )}
      </form>
    </Panel>
  )
}

function Effect({ preview }: { preview: Preview }) {
  const { rule, other_rules, paid, returned, remains } = preview
  return (
    <>
      <p className={css.strong}>{rule.label}</p>
      {other_rules.length > 0 && (
        <p className={css.note}>Не подошли: {other_rules.map(({ label }) => label).join('; ')}</p>
      )}
      <SumParts
        parts={[
          { amount: rubles(paid), label: 'оплачено' },
          { sign: '−', amount: rubles(returned), label: 'вернем' },
          { sign: '=', amount: rubles(remains), label: 'останется' },
        ]}
      />
      <ChangeTable caption="Что изменится" changes={changesOf(preview)} />
    </>
  )
}

function changesOf({ status, to, due, receipt, email, partner }: Preview): readonly Change[] {
  const ways = [
    { what: 'На карту', sum: to.card, note: `, до ${formatDate(due)}` },
    { what: 'На баланс', sum: to.balance, note: ', сразу' },
    { what: 'Бонусами', sum: to.bonus, note: ', сразу' },
  ]
  return [
    { what: 'Часть', before: itemStatusLabel(status.before), after: itemStatusLabel(status.after) },
    ...ways
      .filter(({ sum }) => sum > 0)
      .map(({ what, sum, note }) => ({ what, after: `+ ${rubles(sum)}${note}` })),
    { what: 'Чек возврата', after: receipt === 'at-once' ? 'сразу' : 'когда деньги вернутся на карту' },
    { what: 'Письмо', after: `«${email}»` },
    ...(partner ? [{ what: 'Партнер', before: rubles(partner.before), after: rubles(partner.after) }] : []),
  ]
}

import { orderKeys, reportKeys } from '@proverka/api/queries'
import { formatDate, formatExactMoney } from '@proverka/domain'
import { ConfirmDialog } from '@proverka/ui/dialogs'
import { Panel } from '@proverka/ui/frame'
import { Button } from '@proverka/ui/primitives'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getApi } from '../../../runtime/data/api.ts'
import { useRepeatKey } from '../../../runtime/data/use-repeat-key.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { notify } from '../../../runtime/notices/notify.ts'
import { rereadBalance } from '../../../runtime/session/verify-session.ts'
import type { OrderPart, OrderView } from './data.ts'
import * as css from './order.css.ts'

type Returnable = OrderPart & { readonly refund: NonNullable<OrderPart['refund']> }

/** Parts that can still be given back: how much, where to, by which day, and from when on. */
export function OrderReturns({ order }: { order: OrderView }) {
  const [asked, setAsked] = useState<Returnable>()
  const [isOpen, setOpen] = useState(false)
  const returnPart = useReturn(order.id, () => setOpen(false))
  const parts = order.items.filter((part): part is Returnable => part.refund !== null)
  // The dialog stays to its end when its part is not returnable any more.
  if (parts.length === 0 && !asked) return null
  return (
    <>
      {parts.length > 0 && (
        <Panel title="Отменить и вернуть деньги" padded>
          <ul className={css.files}>
            {parts.map((part) => (
              <li key={part.order_item_id} className={css.fileRow}>
                <span>
                  <b className={css.fileTitle}>{part.product_name_ru}</b>
                  <span className={css.quiet}>{ruleText(part, order.paid_by)}</span>
                </span>
                {part.refund.from === null && (
                  <span className={css.fileForms}>
                    <Button
                      size="s"
                      variant="secondary"
                      aria-label={`Вернуть ${formatExactMoney(part.refund.amount)}: ${part.product_name_ru}`}
                      onClick={() => {
                        returnPart.reset()
                        setAsked(part)
                        setOpen(true)
                      }}
                    >
                      Вернуть {formatExactMoney(part.refund.amount)}
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {asked && (
        <ConfirmDialog
          open={isOpen}
          title="Отменить и вернуть деньги?"
          confirmText={`Вернуть ${formatExactMoney(asked.refund.amount)}`}
          cancelText="Оставить"
          danger
          busy={returnPart.isPending}
          error={returnPart.error && <ErrorText error={returnPart.error} />}
          onConfirm={() => returnPart.mutate(asked)}
          onClose={() => setOpen(false)}
          onClosed={() => setAsked(undefined)}
        >
          <p>
            {asked.product_name_ru}: проверять не будем. {ruleText(asked, order.paid_by)} Отменить возврат
            нельзя, заказать снова можно.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

function ruleText({ refund, status }: Returnable, paidBy: OrderView['paid_by']): string {
  const sum = formatExactMoney(refund.amount)
  // What was paid from the balance is there again at once; a card or an account takes days.
  const isAtOnce = paidBy === 'balance'
  const due = `не позже ${formatDate(refund.due)}`
  if (refund.from !== null) {
    const way = isAtOnce ? `${sum} на баланс` : `${sum}, деньги придут ${due}`
    return `Если данных так и не будет, с ${formatDate(refund.from)} можно вернуть ${way}.`
  }
  const why = status === 'actionrequired' ? 'Данных нет дольше трех рабочих дней' : 'Работа еще не началась'
  return `${why}: вернем ${sum} ${isAtOnce ? 'на баланс, сразу' : `туда, откуда заплатили, ${due}`}.`
}

function useReturn(orderId: string, onReturned: () => void) {
  const client = useQueryClient()
  const key = useRepeatKey()
  return useMutation({
    mutationFn: ({ order_item_id }: Returnable) =>
      getApi().orders.returnProduct({ body: { order_item_id }, idempotencyKey: key.of(order_item_id) }),
    onSuccess: async ({ amount }, { order_item_id }) => {
      onReturned()
      notify('success', `Возвращаем ${formatExactMoney(amount)}`)
      await Promise.all([
        client.invalidateQueries({ queryKey: orderKeys.one(orderId) }),
        client.invalidateQueries({ queryKey: orderKeys.list }),
        client.invalidateQueries({ queryKey: reportKeys.byItem(order_item_id) }),
        rereadBalance(),
      ])
    },
    onError: async (error) => {
      console.error('Деньги не возвращены', error)
      // It may have been given back elsewhere: the page behind the refusal says so.
      await client.invalidateQueries({ queryKey: orderKeys.one(orderId) })
    },
  })
}

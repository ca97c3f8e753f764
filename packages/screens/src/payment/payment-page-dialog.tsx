import { formatMoney } from '@proverka/domain'
import { ConfirmDialog } from '@proverka/ui/dialogs'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { siteFactsAtom } from '../brand/site-facts.ts'
import type { DialogProps } from '../dialogs/dialog-props.ts'
import { useDialog } from '../dialogs/use-dialog.ts'
import { pendingPaymentAtom } from './state.ts'

/** The provider's window did not load: its page takes the payment as well (PAY-12 is the way back). */
export function Dialog({ close }: DialogProps<'payment-page'>) {
  const pending = useAtomValue(pendingPaymentAtom)
  const facts = useAtomValue(siteFactsAtom)
  const shown = useRef(pending)
  if (pending) shown.current = pending
  const dialog = useDialog(close)
  const { onClose } = dialog
  // Settled from outside: the payer went back.
  const isOver = pending === undefined
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  const payment = shown.current
  const page = facts?.payment.pageUrl
  if (!payment || !page) return null

  return (
    <ConfirmDialog
      {...dialog}
      title="Окно оплаты не загрузилось"
      confirmText="Оплатить на странице службы"
      cancelText="Закрыть"
      onConfirm={() => location.assign(page.replace('{token}', encodeURIComponent(payment.token)))}
      onClose={() => {
        dialog.onClose()
        payment.settle('error')
      }}
    >
      <p>
        Заказ на {formatMoney(payment.total)} сохранен. Его можно оплатить на странице платежной службы, после
        оплаты вы вернетесь сюда.
      </p>
    </ConfirmDialog>
  )
}

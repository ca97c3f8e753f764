import { formatMoney } from '@proverka/domain'
import { ConfirmDialog } from '@proverka/ui/dialogs'
import { useAtomValue } from 'jotai'
import { siteFactsAtom } from '../../../runtime/brand/site-facts.ts'
import type { DialogProps } from '../../../runtime/dialogs/dialog-props.ts'
import { usePendingPayment } from './use-pending-payment.ts'

/** The provider's window did not load: its page accepts the payment as well (PAY-12 is the return). */
export function Dialog({ close }: DialogProps<'payment-page'>) {
  const { payment, dialog } = usePendingPayment(close)
  const facts = useAtomValue(siteFactsAtom)
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

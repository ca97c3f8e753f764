import { formatMoney } from '@proverka/domain'
import { TestPaymentDialog } from '@proverka/ui/dialogs'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { getApi } from '../../../runtime/data/api.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import type { DialogProps } from '../../../runtime/dialogs/dialog-props.ts'
import type { WidgetResult } from './state.ts'
import { usePendingPayment } from './use-pending-payment.ts'

/** The window of the built-in test provider (AMB-95): it decides the payment and tells how it ended. */
export function Dialog({ close }: DialogProps<'payment'>) {
  const { payment, dialog } = usePendingPayment(close)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<ReactNode>()
  if (!payment) return null

  const end = (result: WidgetResult) => {
    dialog.onClose()
    payment.settle(result)
  }
  const decide = async (decision: 'pay' | 'decline') => {
    setBusy(true)
    setError(undefined)
    try {
      const { status } = await getApi().payment.decideTestPayment({
        params: { token: payment.token },
        body: { decision },
      })
      end(status === 'succeeded' ? 'success' : 'error')
    } catch (failure) {
      console.error('Тестовый провайдер не ответил', failure)
      setError(<ErrorText error={failure} />)
    } finally {
      setBusy(false)
    }
  }

  return (
    <TestPaymentDialog
      {...dialog}
      onClose={() => end('closed')}
      orderTitle={payment.title ?? 'Оплата заказа'}
      amount={formatMoney(payment.total)}
      onSuccess={() => void decide('pay')}
      onDecline={() => void decide('decline')}
      busy={isBusy}
      error={error}
    />
  )
}

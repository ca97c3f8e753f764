import type { ReactNode, RefCallback } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { Link } from '../../primitives/link/link.tsx'
import { Notice } from '../../primitives/notice/notice.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { Modal } from '../modal/modal.tsx'
import * as css from './payment-dialog.css.ts'

export interface PaymentDialogProps {
  open: boolean
  onClose: () => void
  onClosed?: () => void
  /** «Заказ 10 531». */
  orderTitle: ReactNode
  /** «1 199 ₽». */
  amount: string
  /** The empty element that the provider's script draws into; called with null when the dialog goes. */
  widget: RefCallback<HTMLElement>
  /** `failed`: the script or the widget did not come. */
  state: 'loading' | 'ready' | 'failed'
  /** The bank's own page takes the payment as well. */
  pageHref?: string
  onRetry?: () => void
  /** A payment is being made: nothing closes the dialog. */
  busy?: boolean
}

/** Holds the window of a payment provider, and a way past it where it does not come (UI-043). */
export function PaymentDialog(props: PaymentDialogProps) {
  const { open, onClose, onClosed, orderTitle, amount, widget, state, pageHref, onRetry, busy } = props
  const failed = state === 'failed'
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title="Оплата"
      note={orderTitle}
      width={520}
      busy={busy}
      keepOnBackdrop
      flush
    >
      <div className={css.body}>
        <p className={css.sum}>{amount}</p>
        {failed ? (
          <>
            <Notice tone="red" title="Окно банка не открылось" role="alert">
              Заказ сохранен, деньги не списаны.
            </Notice>
            <div className={css.actions}>
              {pageHref && <Button href={pageHref}>Оплатить на странице банка</Button>}
              {onRetry && (
                <Button variant={pageHref ? 'secondary' : 'primary'} onClick={onRetry}>
                  Попробовать снова
                </Button>
              )}
            </div>
          </>
        ) : (
          <>
            <div className={css.place}>
              <div ref={widget} className={css.slot} />
              {state === 'loading' && (
                <div className={css.waiting}>
                  <Spinner size={28} label="Открываем окно банка" visible />
                </div>
              )}
            </div>
            <div className={css.foot}>
              <p>Данные карты видит только банк.</p>
              {pageHref && <Link href={pageHref}>Оплатить на странице банка</Link>}
            </div>
          </>
        )}
      </div>
    </Modal>
  )
}

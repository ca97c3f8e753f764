import type { ReactNode } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { Notice } from '../../primitives/notice/notice.tsx'
import { Modal } from '../modal/modal.tsx'
import * as css from './test-payment-dialog.css.ts'

export interface TestPaymentDialogProps {
  open: boolean
  /** «Заказ 10 531». */
  orderTitle: ReactNode
  /** «1 199 ₽». */
  amount: string
  onSuccess: () => void
  onDecline: () => void
  onClose: () => void
  onClosed?: () => void
  /** The provider is being asked: nothing can be pressed. */
  busy?: boolean
  error?: ReactNode
}

/** The built-in provider for trying things out: no money moves, and it says so (UI-043, AMB-95). */
export function TestPaymentDialog(props: TestPaymentDialogProps) {
  const { open, orderTitle, amount, onSuccess, onDecline, onClose, onClosed, busy = false, error } = props
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title="Тестовый платеж"
      note={orderTitle}
      width={460}
      busy={busy}
      keepOnBackdrop
      banner={<p className={css.banner}>Тестовый платеж: деньги не спишутся</p>}
    >
      <div className={css.body}>
        <p className={css.sum}>{amount}</p>
        {error && (
          <Notice tone="red" small role="alert">
            {error}
          </Notice>
        )}
        <Button size="l" fullWidth loading={busy} onClick={onSuccess}>
          Оплатить {amount}
        </Button>
        <div className={css.pair}>
          <Button variant="secondary" size="s" disabled={busy} onClick={onDecline}>
            Отказ банка
          </Button>
          <Button variant="secondary" size="s" disabled={busy} onClick={onClose}>
            Закрыть окно
          </Button>
        </div>
        <p className={css.note}>
          Две нижние кнопки есть только в тестовом платеже: ими проверяют, как сервис ведет себя при отказе и
          если окно закрыли.
        </p>
      </div>
    </Modal>
  )
}

import { Button } from '../../primitives/button/button.tsx'
import { actions } from '../confirm-dialog/confirm-dialog.css.ts'
import { Modal } from '../modal/modal.tsx'

export interface SuspiciousDialogProps {
  open: boolean
  onClose: () => void
  onClosed?: () => void
  supportEmail: string
}

/** Search was limited: write to support to lift it (UI-041, SEARCH-29). */
export function SuspiciousDialog({ open, onClose, onClosed, supportEmail }: SuspiciousDialogProps) {
  return (
    <Modal open={open} onClose={onClose} onClosed={onClosed} title="Подозрительная активность" width={480}>
      <p>
        С вашего адреса пришло много запросов, и мы временно ограничили поиск. Напишите в поддержку, и мы
        снимем ограничение.
      </p>
      <div className={actions}>
        <Button href={`mailto:${supportEmail}`}>Написать</Button>
        <Button variant="secondary" onClick={onClose}>
          Закрыть
        </Button>
      </div>
    </Modal>
  )
}

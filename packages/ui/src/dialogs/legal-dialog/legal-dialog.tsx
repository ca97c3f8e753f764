import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { Modal } from '../modal/modal.tsx'
import { LegalText } from './legal-text.tsx'
import type { LegalTextSection } from './legal-text.tsx'

export interface LegalDialogProps {
  open: boolean
  onClose: () => void
  onClosed?: () => void
  title: string
  /** «Редакция от 01.10.2026». */
  version?: string
  /** Absent while the text is loading. */
  sections?: readonly LegalTextSection[]
}

/** A legal text that scrolls inside the dialog (UI-032, UI-040). */
export function LegalDialog({ open, onClose, onClosed, title, version, sections }: LegalDialogProps) {
  return (
    <Modal open={open} onClose={onClose} onClosed={onClosed} title={title} note={version} width={650}>
      {sections ? <LegalText sections={sections} /> : <Skeleton lines={8} label="Загружаем текст" />}
    </Modal>
  )
}

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
  sections: readonly LegalTextSection[]
}

/** A legal text that scrolls inside the dialog (UI-032, UI-040). */
export function LegalDialog({ open, onClose, onClosed, title, version, sections }: LegalDialogProps) {
  return (
    <Modal open={open} onClose={onClose} onClosed={onClosed} title={title} note={version} width={650}>
      <LegalText sections={sections} />
    </Modal>
  )
}

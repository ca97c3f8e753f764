import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { closeDialog, dialogsAtom } from '../app/dialogs.ts'
import type { DialogRequest, OpenDialog } from '../app/dialogs.ts'

/** What a dialog file exports. */
export interface DialogProps<Kind extends DialogRequest['kind'] = DialogRequest['kind']> {
  readonly request: Extract<DialogRequest, { kind: Kind }>
  readonly close: () => void
}

const AuthDialog = lazy(async () => ({ default: (await import('../auth/auth-dialog.tsx')).Dialog }))
const ResultsDialog = lazy(async () => ({ default: (await import('../search/results-dialog.tsx')).Dialog }))
const SuspiciousDialog = lazy(async () => ({
  default: (await import('../search/suspicious-dialog.tsx')).Dialog,
}))
const PaymentDialog = lazy(async () => ({ default: (await import('../payment/payment-dialog.tsx')).Dialog }))
const PaymentPageDialog = lazy(async () => ({
  default: (await import('../payment/payment-page-dialog.tsx')).Dialog,
}))
const LegalDialog = lazy(async () => ({ default: (await import('../legal/legal-dialog.tsx')).Dialog }))
const SwitchPersonDialog = lazy(async () => ({
  default: (await import('../auth/switch-person-dialog.tsx')).Dialog,
}))

/** Shows the stack of dialogs; each kind is a chunk of its own that is loaded when it is first asked for. */
export function DialogHost() {
  return useAtomValue(dialogsAtom).map((dialog) => (
    <Suspense key={dialog.id} fallback={null}>
      <DialogOf dialog={dialog} />
    </Suspense>
  ))
}

function DialogOf({ dialog }: { dialog: OpenDialog }) {
  const close = () => closeDialog(dialog.id)
  switch (dialog.kind) {
    case 'auth':
      return <AuthDialog request={dialog} close={close} />
    case 'search-results':
      return <ResultsDialog request={dialog} close={close} />
    case 'suspicious':
      return <SuspiciousDialog request={dialog} close={close} />
    case 'payment':
      return <PaymentDialog request={dialog} close={close} />
    case 'payment-page':
      return <PaymentPageDialog request={dialog} close={close} />
    case 'legal':
      return <LegalDialog request={dialog} close={close} />
    case 'switch-person':
      return <SwitchPersonDialog request={dialog} close={close} />
  }
}

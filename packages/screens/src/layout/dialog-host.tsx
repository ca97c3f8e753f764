import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { closeDialog, dialogsAtom } from '../app/dialogs.ts'
import type { DialogRequest, OpenDialog } from '../app/dialogs.ts'

/** What a dialog file exports. */
export interface DialogProps<Kind extends DialogRequest['kind'] = DialogRequest['kind']> {
  readonly request: Extract<DialogRequest, { kind: Kind }>
  readonly close: () => void
}

type DialogModule<Kind extends DialogRequest['kind']> = {
  readonly Dialog: ComponentType<DialogProps<Kind>>
}

function dialogOf<Kind extends DialogRequest['kind']>(load: () => Promise<DialogModule<Kind>>) {
  return lazy(async () => ({ default: (await load()).Dialog }))
}

/** Each kind is a chunk of its own that is loaded when it is first asked for. */
const AuthDialog = dialogOf<'auth'>(() => import('../auth/auth-dialog.tsx'))
const ResultsDialog = dialogOf<'search-results'>(() => import('../search/results-dialog.tsx'))
const SuspiciousDialog = dialogOf<'suspicious'>(() => import('../search/suspicious-dialog.tsx'))
const ServicesDialog = dialogOf<'services'>(() => import('./services-dialog.tsx'))
const PaymentDialog = dialogOf<'payment'>(() => import('../payment/payment-dialog.tsx'))
const PaymentPageDialog = dialogOf<'payment-page'>(() => import('../payment/payment-page-dialog.tsx'))
const LegalDialog = dialogOf<'legal'>(() => import('../legal/legal-dialog.tsx'))
const SwitchPersonDialog = dialogOf<'switch-person'>(() => import('../auth/switch-person-dialog.tsx'))

/** Shows the stack of dialogs. */
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
    case 'services':
      return <ServicesDialog request={dialog} close={close} />
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

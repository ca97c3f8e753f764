import { SuspiciousDialog } from '@proverka/ui/dialogs'
import { useSupport } from '../../../runtime/brand/use-support.ts'
import type { DialogProps } from '../../../runtime/dialogs/dialog-props.ts'
import { useDialog } from '../../../runtime/dialogs/use-dialog.ts'

/** Asks to write to support when the search was limited (SEARCH-29). */
export function Dialog({ close }: DialogProps<'suspicious'>) {
  const dialog = useDialog(close)
  return <SuspiciousDialog {...dialog} supportEmail={useSupport().email} />
}

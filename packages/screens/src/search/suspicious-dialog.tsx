import { SuspiciousDialog } from '@proverka/ui/dialogs'
import { useAtomValue } from 'jotai'
import { useBrand } from '../brand/brand-context.ts'
import { siteFactsAtom } from '../brand/site-facts.ts'
import type { DialogProps } from '../dialogs/dialog-props.ts'
import { useDialog } from '../dialogs/use-dialog.ts'

/** Asks to write to support when the search was limited (SEARCH-29). */
export function Dialog({ close }: DialogProps<'suspicious'>) {
  const dialog = useDialog(close)
  const brand = useBrand()
  const support = useAtomValue(siteFactsAtom)?.support ?? brand.support
  return <SuspiciousDialog {...dialog} supportEmail={support.email} />
}

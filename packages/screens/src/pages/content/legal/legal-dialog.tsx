import { LegalDialog } from '@proverka/ui/dialogs'
import type { DialogProps } from '../../../runtime/dialogs/dialog-props.ts'
import { useDialog } from '../../../runtime/dialogs/use-dialog.ts'
import { useLegalDocument } from './legal-document.ts'

/** A legal text over the page that refers to it (UI-032). */
export function Dialog({ request, close }: DialogProps<'legal'>) {
  const dialog = useDialog(close)
  const { title, version, sections } = useLegalDocument(request.document)
  const date = version.split('-').toReversed().join('.')
  return <LegalDialog {...dialog} title={title} version={`Редакция от ${date}`} sections={sections} />
}

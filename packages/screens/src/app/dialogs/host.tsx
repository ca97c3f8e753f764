import { useAtomValue } from 'jotai'
import { useLazyModule } from '@proverka/ui/primitives'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { closeDialog, dialogsAtom } from '../../runtime/dialogs/stack.ts'
import type { OpenDialog } from '../../runtime/dialogs/stack.ts'
import { notify } from '../../runtime/notices/notify.ts'
import { dialogLoaders } from './registry.ts'
import { completeStyles } from '@proverka/page-engine/browser'
import type { DialogProps } from '../../runtime/dialogs/dialog-props.ts'

/** Shows the stack of dialogs. */
export function DialogHost() {
  return useAtomValue(dialogsAtom).map((dialog) => <Loaded key={dialog.id} dialog={dialog} />)
}

/** A dialog whose code does not come takes nothing of the page with it. */
function Loaded({ dialog }: { dialog: OpenDialog }) {
  const [load] = useState(() => () => loadDialog(dialog))
  const Dialog = useLazyModule(load)
  return Dialog && <Dialog request={dialog} close={() => closeDialog(dialog.id)} />
}

async function loadDialog({ id, kind }: OpenDialog): Promise<ComponentType<DialogProps> | undefined> {
  try {
    const [{ Dialog }] = await Promise.all([dialogLoaders[kind](), completeStyles()])
    // The table gives each kind the dialog that takes its request.
    return Dialog as ComponentType<DialogProps>
  } catch (error) {
    console.error(`Окно ${kind} не загружено`, error)
    notify('error', 'Окно не открылось: нет связи. Попробуйте еще раз')
    closeDialog(id)
    return undefined
  }
}

import { useAtomValue } from 'jotai'
import { useLoaded } from '@proverka/ui/primitives'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { closeDialog, dialogsAtom } from '../app/dialogs.ts'
import type { OpenDialog } from '../app/dialogs.ts'
import { notify } from '../app/notices.ts'
import { dialogLoaders } from './dialog-loaders.ts'
import type { DialogProps } from './dialog-loaders.ts'

/** Shows the stack of dialogs. */
export function DialogHost() {
  return useAtomValue(dialogsAtom).map((dialog) => <Loaded key={dialog.id} dialog={dialog} />)
}

/** A dialog whose code does not come takes nothing of the page with it. */
function Loaded({ dialog }: { dialog: OpenDialog }) {
  const [load] = useState(() => () => loadDialog(dialog))
  const Dialog = useLoaded(load)
  return Dialog && <Dialog request={dialog} close={() => closeDialog(dialog.id)} />
}

async function loadDialog({ id, kind }: OpenDialog): Promise<ComponentType<DialogProps> | undefined> {
  try {
    const { Dialog } = await dialogLoaders[kind]()
    // The table gives each kind the dialog that takes its request.
    return Dialog as ComponentType<DialogProps>
  } catch (error) {
    console.error(`Окно ${kind} не загружено`, error)
    notify('error', 'Окно не открылось: нет связи. Попробуйте еще раз')
    closeDialog(id)
    return undefined
  }
}

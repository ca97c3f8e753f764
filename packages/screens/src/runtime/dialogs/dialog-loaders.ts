import { prefetch } from '@proverka/ui/primitives'
import type { ComponentType } from 'react'
import type { DialogKind, DialogProps } from './dialog-props.ts'

/** The code of each kind of dialog. */
export type DialogLoaders = {
  readonly [K in DialogKind]: () => Promise<{ readonly Dialog: ComponentType<DialogProps<K>> }>
}

let dialogLoaders: DialogLoaders | undefined

/** Tells where the code of the dialogs is; the app does so once, since a dialog may be of any page. */
export function provideDialogs(loaders: DialogLoaders): void {
  dialogLoaders = loaders
}

/** Fetches a dialog that will probably be opened: a pointer or the focus is on what opens it. */
export function prefetchDialog(kind: DialogKind): void {
  if (dialogLoaders) prefetch(dialogLoaders[kind])
}

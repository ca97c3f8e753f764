/** Length of the close animation, milliseconds. */
export const DIALOG_CLOSE_MS = 320

/** An open dialog; the last of the stack is on top. */
export interface StackedDialog {
  readonly id: string
  /** Escape and the backdrop close it; not while it submits. */
  readonly dismissable: boolean
}

/** The open dialogs, the last one on top. */
export type DialogStack<Dialog extends StackedDialog = StackedDialog> = readonly Dialog[]

/** What opens and closes dialogs. */
export type DialogEvent<Dialog extends StackedDialog = StackedDialog> =
  | { readonly kind: 'opened'; readonly dialog: Dialog }
  | { readonly kind: 'closed'; readonly id: string }
  | { readonly kind: 'dismissable-changed'; readonly id: string; readonly dismissable: boolean }
  /** Escape or a click on the backdrop: only the top dialog may close. */
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'all-closed' }

/** The next stack; a dialog that is open twice comes to the top. */
export function dialogTransition<Dialog extends StackedDialog>(
  stack: DialogStack<Dialog>,
  event: DialogEvent<Dialog>,
): DialogStack<Dialog> {
  switch (event.kind) {
    case 'opened':
      return [...without(stack, event.dialog.id), event.dialog]
    case 'closed':
      return without(stack, event.id)
    case 'dismissable-changed':
      return stack.map((dialog) =>
        dialog.id === event.id ? { ...dialog, dismissable: event.dismissable } : dialog,
      )
    case 'dismissed':
      return stack.at(-1)?.dismissable === true ? stack.slice(0, -1) : stack
    case 'all-closed':
      return []
  }
}

function without<Dialog extends StackedDialog>(stack: DialogStack<Dialog>, id: string): DialogStack<Dialog> {
  return stack.filter((dialog) => dialog.id !== id)
}

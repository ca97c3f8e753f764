import type { DialogRequest } from './stack.ts'

export type DialogKind = DialogRequest['kind']

/** What a dialog file exports takes. */
export interface DialogProps<K extends DialogKind = DialogKind> {
  readonly request: Extract<DialogRequest, { kind: K }>
  readonly close: () => void
}

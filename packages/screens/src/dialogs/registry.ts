import { prefetch } from '@proverka/ui/primitives'
import type { ComponentType } from 'react'
import type { DialogRequest } from './stack.ts'

type Kind = DialogRequest['kind']

/** What a dialog file exports. */
export interface DialogProps<K extends Kind = Kind> {
  readonly request: Extract<DialogRequest, { kind: K }>
  readonly close: () => void
}

type DialogLoaders = {
  readonly [K in Kind]: () => Promise<{ readonly Dialog: ComponentType<DialogProps<K>> }>
}

/** Each kind is a chunk of its own that is loaded when it is first asked for. */
export const dialogLoaders: DialogLoaders = {
  auth: () => import('../auth/auth-dialog.tsx'),
  'search-results': () => import('../search/results-dialog.tsx'),
  suspicious: () => import('../search/suspicious-dialog.tsx'),
  services: () => import('../services/services-dialog.tsx'),
  payment: () => import('../payment/payment-dialog.tsx'),
  'payment-page': () => import('../payment/payment-page-dialog.tsx'),
  legal: () => import('../legal/legal-dialog.tsx'),
  'set-password': () => import('../auth/set-password-dialog.tsx'),
  'switch-person': () => import('../auth/switch-person-dialog.tsx'),
}

/** Fetches a dialog that will probably be opened: a pointer or the focus is on what opens it. */
export function prefetchDialog(kind: Kind): void {
  prefetch(dialogLoaders[kind])
}

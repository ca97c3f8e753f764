import { prefetch } from '@proverka/ui/primitives'
import type { ComponentType } from 'react'
import type { DialogKind, DialogProps } from './dialog-props.ts'

type DialogLoaders = {
  readonly [K in DialogKind]: () => Promise<{ readonly Dialog: ComponentType<DialogProps<K>> }>
}

/** Each kind is a separate chunk, loaded on first use. */
export const dialogLoaders: DialogLoaders = {
  auth: () => import('../auth/auth-dialog.tsx'),
  'search-results': () => import('../search/results-dialog.tsx'),
  suspicious: () => import('../search/suspicious-dialog.tsx'),
  services: () => import('../services/services-dialog.tsx'),
  account: () => import('../account/account-dialog.tsx'),
  payment: () => import('../payment/payment-dialog.tsx'),
  'payment-page': () => import('../payment/payment-page-dialog.tsx'),
  legal: () => import('../legal/legal-dialog.tsx'),
  'set-password': () => import('../auth/set-password-dialog.tsx'),
  'switch-person': () => import('../auth/switch-person-dialog.tsx'),
}

/** Fetches a dialog that will probably be opened: a pointer or the focus is on what opens it. */
export function prefetchDialog(kind: DialogKind): void {
  prefetch(dialogLoaders[kind])
}

import type { RefusedLink } from '@proverka/api/contract'
import type { CadastralObject } from '@proverka/domain/property'
import { dialogTransition, type DialogStack, type StackedDialog } from '@proverka/domain/navigation'
import { atom } from 'jotai'
import { store } from '../state/store.ts'

/** Every dialog by its kind and properties; a dialog is data, its code is a lazy chunk (architecture, section 6). */
export type DialogRequest =
  | {
      readonly kind: 'auth'
      readonly form: 'login' | 'register' | 'reset'
      readonly email?: string
      /** Path of the page to open after the sign-in. */
      readonly way?: string
      /** The link of an email that did not sign in. */
      readonly link?: RefusedLinkOfEmail
    }
  | { readonly kind: 'set-password'; readonly after?: 'mailed-password' | 'link' }
  | {
      readonly kind: 'search-results'
      readonly query: string
      readonly found: readonly CadastralObject[]
      /** Query that goes along to the object. */
      readonly search: string
    }
  | { readonly kind: 'suspicious' }
  | { readonly kind: 'services' }
  | { readonly kind: 'account' }
  | { readonly kind: 'payment' }
  | { readonly kind: 'payment-page' }
  | { readonly kind: 'legal'; readonly document: LegalKind }
  | {
      readonly kind: 'switch-person'
      readonly current: string
      readonly person: LinkPerson
      readonly token: string
    }

/** A link that the server knows and does not take any more, with its token, by which a fresh one is asked for. */
export type RefusedLinkOfEmail = RefusedLink & { readonly token: string }

/** Whose link was opened while another person was signed in. */
export interface LinkPerson {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly person_role: number
}

export type LegalKind = 'offer' | 'privacy' | 'personal-data' | 'marketing'

export type OpenDialog = DialogRequest & StackedDialog

export const dialogsAtom = atom<DialogStack<OpenDialog>>([])

let lastId = 0

/** Puts a dialog on top of the stack. */
export function openDialog(request: DialogRequest): void {
  const dialog: OpenDialog = { ...request, id: String(++lastId), dismissable: true }
  store.set(dialogsAtom, (stack) => dialogTransition(stack, { kind: 'opened', dialog }))
}

export function closeDialog(id: string): void {
  store.set(dialogsAtom, (stack) => dialogTransition(stack, { kind: 'closed', id }))
}

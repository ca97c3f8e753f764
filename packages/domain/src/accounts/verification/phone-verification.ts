/** The state of the verification of a person's phone. */
export type PhoneVerificationState =
  | { readonly kind: 'unverified' }
  | { readonly kind: 'sending'; readonly phone: string }
  | { readonly kind: 'code-sent'; readonly phone: string; readonly wrongCode: boolean }
  | { readonly kind: 'verifying'; readonly phone: string }
  | { readonly kind: 'verified'; readonly phone: string }

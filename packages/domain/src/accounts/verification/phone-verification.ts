/** Where the verification of a person's phone stands. */
export type PhoneVerificationState =
  | { readonly kind: 'unverified' }
  | { readonly kind: 'sending'; readonly phone: string }
  | { readonly kind: 'code-sent'; readonly phone: string; readonly wrongCode: boolean }
  | { readonly kind: 'verifying'; readonly phone: string }
  | { readonly kind: 'verified'; readonly phone: string }

/** What happened to the verification of a phone. */
export type PhoneVerificationEvent =
  | { readonly kind: 'code-requested'; readonly phone: string }
  | { readonly kind: 'code-sent' | 'sending-failed' | 'code-entered' }
  /** Right, wrong, or nobody answered: the code may be sent once more. */
  | { readonly kind: 'code-accepted' | 'code-refused' | 'verifying-failed' }

/** The next state; an event that does not fit the state changes nothing. A new code can always be asked for. */
export function phoneVerificationTransition(
  state: PhoneVerificationState,
  event: PhoneVerificationEvent,
): PhoneVerificationState {
  if (event.kind === 'code-requested') {
    return state.kind === 'sending' || state.kind === 'verifying'
      ? state
      : { kind: 'sending', phone: event.phone }
  }
  switch (state.kind) {
    case 'sending':
      if (event.kind === 'code-sent') return { kind: 'code-sent', phone: state.phone, wrongCode: false }
      return event.kind === 'sending-failed' ? { kind: 'unverified' } : state
    case 'code-sent':
      return event.kind === 'code-entered' ? { kind: 'verifying', phone: state.phone } : state
    case 'verifying':
      if (event.kind === 'code-accepted') return { kind: 'verified', phone: state.phone }
      return event.kind === 'code-refused' || event.kind === 'verifying-failed'
        ? { kind: 'code-sent', phone: state.phone, wrongCode: event.kind === 'code-refused' }
        : state
    case 'unverified':
    case 'verified':
      return state
  }
}

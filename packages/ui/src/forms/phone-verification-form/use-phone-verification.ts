import { phoneVerificationTransition } from '@proverka/domain/accounts'
import type { PhoneVerificationEvent, PhoneVerificationState } from '@proverka/domain/accounts'
import { useReducer, useState } from 'react'
import type { PhoneVerificationFormProps } from './phone-verification-form.tsx'

export interface PhoneVerificationCalls {
  /** Sends a code; a promise that fails means that none went off. */
  send: (phone: string) => Promise<void>
  /** Whether the code is the right one. */
  verify: (code: string) => Promise<boolean>
  /** The number that is verified already. */
  verified?: string | undefined
  clock?: () => number
}

/** The life of a verification by the rules of the domain: what the form shows, from two calls. */
export function usePhoneVerification({
  send,
  verify,
  verified,
  clock = Date.now,
}: PhoneVerificationCalls): Pick<PhoneVerificationFormProps, 'state' | 'sentAt' | 'onSend' | 'onVerify'> {
  const [state, dispatch] = useReducer<PhoneVerificationState, [PhoneVerificationEvent]>(
    phoneVerificationTransition,
    verified === undefined ? { kind: 'unverified' } : { kind: 'verified', phone: verified },
  )
  const [sentAt, setSentAt] = useState(0)
  return {
    state,
    sentAt,
    async onSend(phone) {
      const requested = { kind: 'code-requested', phone } as const
      // A code that is out stays in view until the next one is.
      const isFirst = state.kind !== 'code-sent'
      if (isFirst) dispatch(requested)
      try {
        await send(phone)
      } catch (error) {
        if (isFirst) dispatch({ kind: 'sending-failed' })
        throw error
      }
      if (!isFirst) dispatch(requested)
      setSentAt(clock())
      dispatch({ kind: 'code-sent' })
    },
    async onVerify(code) {
      dispatch({ kind: 'code-entered' })
      try {
        dispatch({ kind: (await verify(code)) ? 'code-accepted' : 'code-refused' })
      } catch (error) {
        dispatch({ kind: 'verifying-failed' })
        throw error
      }
    },
  }
}

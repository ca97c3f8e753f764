import { expect, it } from 'vitest'
import { phoneVerificationTransition } from './phone-verification.ts'
import type { PhoneVerificationEvent, PhoneVerificationState } from './phone-verification.ts'

const phone = '+79991234567'
const requested: PhoneVerificationEvent = { kind: 'code-requested', phone }
const unverified: PhoneVerificationState = { kind: 'unverified' }

function run(...events: PhoneVerificationEvent['kind'][]): PhoneVerificationState {
  return events.reduce<PhoneVerificationState>(
    (state, kind) => phoneVerificationTransition(state, kind === 'code-requested' ? requested : { kind }),
    unverified,
  )
}

it('verifies a phone by its code', () => {
  expect(run('code-requested', 'code-sent', 'code-entered', 'code-accepted')).toEqual({
    kind: 'verified',
    phone,
  })
})

it('lets a wrong code be entered again and a new one be asked for', () => {
  const refused = run('code-requested', 'code-sent', 'code-entered', 'code-refused')
  expect(refused).toEqual({ kind: 'code-sent', phone, wrongCode: true })
  expect(phoneVerificationTransition(refused, requested)).toEqual({ kind: 'sending', phone })
})

it('goes back when the code could not be sent, and ignores what does not fit', () => {
  expect(run('code-requested', 'sending-failed')).toEqual(unverified)
  const other: PhoneVerificationEvent = { kind: 'code-requested', phone: '+79997654321' }
  for (const busy of [run('code-requested'), run('code-requested', 'code-sent', 'code-entered')])
    expect(phoneVerificationTransition(busy, other)).toBe(busy)
  expect(run('code-requested', 'code-sent')).toEqual({ kind: 'code-sent', phone, wrongCode: false })
  const verifying = run('code-requested', 'code-sent', 'code-entered')
  expect(phoneVerificationTransition(verifying, { kind: 'code-sent' })).toBe(verifying)
  const verified = phoneVerificationTransition(verifying, { kind: 'code-accepted' })
  expect(phoneVerificationTransition(verified, { kind: 'code-refused' })).toBe(verified)
  expect(run('code-accepted')).toEqual(unverified)
  expect(run('code-requested', 'code-accepted')).toEqual({ kind: 'sending', phone })
  expect(run('code-requested', 'code-sent', 'code-accepted').kind).toBe('code-sent')
  expect(run('code-requested', 'code-sent', 'code-entered', 'code-requested').kind).toBe('verifying')
})

import { describe, expect, it } from 'vitest'
import { invitedState } from './invited.ts'

describe('an invited person', () => {
  it('has a state by what is known of the money', () => {
    const facts = { largestTopUp: 0, bonus: 0, takenBack: false }
    expect(invitedState(facts)).toBe('no-top-up')
    expect(invitedState({ ...facts, largestTopUp: 0.01 })).toBe('too-little')
    expect(invitedState({ ...facts, largestTopUp: 4999.99 })).toBe('too-little')
    expect(invitedState({ ...facts, largestTopUp: 5000 })).toBe('no-bonus')
    expect(invitedState({ ...facts, largestTopUp: 5000, bonus: 2500 })).toBe('paid')
    expect(invitedState({ ...facts, largestTopUp: 5000, takenBack: true })).toBe('taken-back')
    expect(invitedState({ largestTopUp: 5000, bonus: 2500, takenBack: true })).toBe('paid')
  })
})

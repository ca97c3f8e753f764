import { describe, expect, it } from 'vitest'
import { strongestTone, weightOfTone, type Tone } from './tone.ts'

describe('the order of statements', () => {
  it('[TRUE-02] goes from what was found over what is unknown to what is surely absent', () => {
    const statements: readonly (Tone | undefined)[] = [
      'green',
      'wait',
      undefined,
      'grey',
      'yellow',
      'red',
      'orange',
    ]
    // What has no tone merely states a fact.
    const order = statements
      .map((tone) => ({ tone }))
      .toSorted((a, b) => weightOfTone(a.tone) - weightOfTone(b.tone))
    expect(order.map(({ tone }) => tone ?? 'stated')).toEqual([
      'red',
      'orange',
      'yellow',
      'stated',
      'grey',
      'wait',
      'green',
    ])
  })

  it('leads with the most serious tone, and good news never hides what is unknown', () => {
    expect(strongestTone(['green', 'grey', 'orange'])).toBe('orange')
    expect(strongestTone(['green', 'wait'])).toBe('wait')
    expect(strongestTone(['green', 'grey'])).toBe('grey')
    expect(strongestTone([])).toBeUndefined()
  })
})

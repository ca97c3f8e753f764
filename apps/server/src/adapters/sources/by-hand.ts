import type { Answers } from './connect-adapters.ts'

/** The channel of what the operator obtains himself. */
export const BY_HAND = 'hand'

/**
 * Questions about property whose document somebody obtains: the operator, who takes its file in, or a contractor. Asked by
 * the number alone, which every order of an object has.
 */
export const obtainedThrough = (channel: string): Answers<'property'> => ({
  ways: [[]],
  orderedFrom: channel,
  ask: async () => ({ answer: { kind: 'in-progress' }, raw: 'null', demo: false, orderedFrom: channel }),
})

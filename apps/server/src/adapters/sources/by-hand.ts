import type { Answers } from './connect-adapters.ts'

/** The channel of what the operator obtains himself. */
export const BY_HAND = 'hand'

/** Questions about property that the operator answers by hand: he orders the extract and takes its file in. */
export const answeredByHand: Answers<'property'> = {
  // By the number alone, which every order of an object has.
  ways: [[]],
  orderedFrom: BY_HAND,
  ask: async () => ({ answer: { kind: 'in-progress' }, raw: 'null', demo: false, orderedFrom: BY_HAND }),
}

import { MINUTE_MS } from '@proverka/domain/timing'
import type { Clock } from '../../platform/clock.ts'
import type { Answers } from './connect-adapters.ts'

/** How often an open order is looked at again; meanwhile the operator's extract may finish it at any moment. */
const LOOK_MS = 5 * MINUTE_MS

/**
 * Questions about property that the operator answers by hand: he orders the extract and puts it into the order. Until then
 * there is no answer, as of a source that is slow: when the promised time is over, the money goes back by itself.
 */
export const answeredByHand = (clock: Clock): Answers<'property'> => ({
  // By the number alone, which every order of an object has.
  ways: [[]],
  ask: async () => ({
    answer: { kind: 'not-checked', reason: 'source-timeout' },
    raw: 'null',
    demo: false,
    retryAt: new Date(clock.now().getTime() + LOOK_MS),
  }),
})

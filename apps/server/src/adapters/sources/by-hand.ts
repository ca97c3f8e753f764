import { checkOf, type CheckType } from '@proverka/domain/checks'
import type { WaysToAsk } from '@proverka/domain/orders'
import type { CheckByHand } from '../../platform/config/server-config.ts'
import type { Answers } from './connect-adapters.ts'
import type { SubjectKind } from './source.ts'

/** The channel of what the operator obtains himself. */
export const BY_HAND = 'hand'

const obtained = <Kind extends SubjectKind>(channel: string, ways: WaysToAsk): Answers<Kind> => ({
  ways,
  orderedFrom: channel,
  ask: async () => ({ answer: { kind: 'in-progress' }, raw: 'null', demo: false, orderedFrom: channel }),
})

/**
 * Questions about property whose document somebody obtains: the operator, who takes its file in, or a contractor. Asked by
 * the number alone, which every order of an object has.
 */
export const obtainedThrough = (channel: string): Answers<'property'> => obtained(channel, [[]])

/** A check of a person that the operator looks up himself, with the data that its register is asked with (FULFIL-11). */
export const lookedUpByHand = (type: CheckType): Answers<'person'> =>
  obtained(BY_HAND, [checkOf(type)?.needs ?? []])

/** Whether the operator looks a check up in a product; without one, in every product. */
export const isByHand = (
  checks: readonly CheckByHand[],
  type: string,
  productName: string | undefined,
): boolean =>
  checks.some(
    (one) => one.type === type && (one.productName === undefined || one.productName === productName),
  )

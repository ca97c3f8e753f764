import { toKopecks, toRoubles } from '../../money/kopecks.ts'
import { BASIC_TARIFF_ID, EARNED_TARIFF_ID, tariffAfterOrders } from './tariff.ts'

/** A tariff with what one check costs under it, for the person who compares; roubles. */
export interface ComparedTariff {
  readonly tariff_simple_id: number
  /** What its term costs. */
  readonly price: number
  /** Null for tariffs that are not for sale. */
  readonly days: number | null
  /** One check. */
  readonly unitPrice: number
}

/** What so many checks come to, and how the sum is made; roubles. */
export interface ChecksCost {
  readonly total: number
  /** What the tariff itself costs. */
  readonly subscription: number
  /** Checks by their price, in the order in which they are paid. */
  readonly steps: readonly { readonly count: number; readonly unitPrice: number }[]
}

/** Numbers of checks that the page compares. */
export const COMPARED_COUNTS: readonly number[] = [1, 10, 100]
/** The ruler of the page ends here. */
export const MOST_COMPARED = 100

/** A bought tariff for one term and `count` checks. */
export function costOfSubscription(tariff: ComparedTariff, count: number): ChecksCost {
  const total = toKopecks(tariff.price) + toKopecks(tariff.unitPrice) * count
  return {
    total: toRoubles(total),
    subscription: tariff.price,
    steps: count > 0 ? [{ count, unitPrice: tariff.unitPrice }] : [],
  }
}

/**
 * `count` checks without a bought tariff: by the price of everybody until the paid orders lead to «Базовый», by its price
 * from then on (TARIFF-01). `paid` is what was paid before, `hasEarned` that the tariff is there already.
 */
export function costWithoutSubscription(
  prices: { readonly start: number; readonly earned: number },
  count: number,
  { paid, hasEarned }: { readonly paid: number; readonly hasEarned: boolean },
): ChecksCost {
  const start = toKopecks(prices.start)
  let sum = 0
  let before = 0
  const hasCome = () =>
    hasEarned || tariffAfterOrders(BASIC_TARIFF_ID, toRoubles(toKopecks(paid) + sum)) === EARNED_TARIFF_ID
  while (before < count && !hasCome()) {
    sum += start
    before++
  }
  const after = count - before
  const steps = [
    { count: before, unitPrice: prices.start },
    { count: after, unitPrice: prices.earned },
  ].filter((step) => step.count > 0)
  return { total: toRoubles(sum + toKopecks(prices.earned) * after), subscription: 0, steps }
}

/** From how many checks on a choice is the cheapest. */
export interface CheapestFrom<Choice> {
  readonly choice: Choice
  readonly from: number
}

/** Which choice is the cheapest for 1 to `most` checks, as stretches of the ruler; of equals the first. */
export function cheapestByCount<Choice>(
  choices: readonly Choice[],
  costOf: (choice: Choice, count: number) => number,
  most: number = MOST_COMPARED,
): readonly CheapestFrom<Choice>[] {
  const stretches: CheapestFrom<Choice>[] = []
  for (let count = 1; count <= most; count++) {
    const choice = cheapest(choices, (one) => costOf(one, count))
    if (choice !== undefined && choice !== stretches.at(-1)?.choice) stretches.push({ choice, from: count })
  }
  return stretches
}

function cheapest<Choice>(
  choices: readonly Choice[],
  costOf: (choice: Choice) => number,
): Choice | undefined {
  let best: { choice: Choice; cost: number } | undefined
  for (const choice of choices) {
    const cost = costOf(choice)
    if (best === undefined || cost < best.cost) best = { choice, cost }
  }
  return best?.choice
}

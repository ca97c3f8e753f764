import {
  BASIC_TARIFF_ID,
  cheapestByCount,
  COMPARED_COUNTS,
  costOfSubscription,
  costWithoutSubscription,
  EARNED_TARIFF_ID,
} from '@proverka/domain/orders'
import type { ChecksCost, ComparedTariff } from '@proverka/domain/orders'
import type { tariffs } from '@proverka/api/contract'
import type { InferOutput } from 'valibot'

export type TariffList = InferOutput<(typeof tariffs)['listTariffs']['reply']>
type Tariff = TariffList[number]

/** What is known of who compares. */
export interface Standing {
  /** Roubles of paid orders that count. */
  readonly paid: number
  readonly tariffId: number
}

/** One row of the comparison: without a subscription, or a tariff that is bought. */
export interface Choice {
  readonly key: string
  readonly name: string
  /** Absent without a subscription. */
  readonly tariff: Tariff | undefined
  /** One check now, and under «Базовый»; the same for bought tariffs. */
  readonly unitPrice: number
  readonly laterPrice: number
  readonly costOf: (count: number) => ChecksCost
}

/** A cell: what so many checks cost, and how much more than the cheapest. */
export interface Cell {
  readonly count: number
  readonly cost: ChecksCost
  /** Roubles; 0 for the cheapest. */
  readonly more: number
}

export interface Row {
  readonly choice: Choice
  readonly cells: readonly Cell[]
}

/**
 * The choices for one product: no subscription first, then the price list in its order; empty while the basic price is
 * missing.
 */
export function choicesFor(list: TariffList, productId: string, { paid, tariffId }: Standing): Choice[] {
  const priceIn = (tariff: Tariff | undefined) =>
    tariff?.products.find((product) => product.product_id === productId)?.price
  const start = priceIn(list.find(({ tariff_simple_id }) => tariff_simple_id === BASIC_TARIFF_ID))
  if (start === undefined) return []
  const earned = priceIn(list.find(({ tariff_simple_id }) => tariff_simple_id === EARNED_TARIFF_ID)) ?? start
  const hasEarned = tariffId === EARNED_TARIFF_ID
  const free: Choice = {
    key: 'free',
    name: 'Без подписки',
    tariff: undefined,
    unitPrice: hasEarned ? earned : start,
    laterPrice: earned,
    costOf: (count) => costWithoutSubscription({ start, earned }, count, { paid, hasEarned }),
  }
  const bought = list.flatMap((tariff) => {
    const unitPrice = priceIn(tariff)
    if (tariff.days === null || unitPrice === undefined) return []
    const compared: ComparedTariff = { ...tariff, unitPrice }
    return [
      {
        key: String(tariff.tariff_simple_id),
        name: tariff.name,
        tariff,
        unitPrice,
        laterPrice: unitPrice,
        costOf: (count: number) => costOfSubscription(compared, count),
      },
    ]
  })
  return [free, ...bought]
}

/** What each choice costs for the compared numbers of checks. */
export function rowsOf(choices: readonly Choice[]): Row[] {
  const least = COMPARED_COUNTS.map((count) => Math.min(...choices.map(({ costOf }) => costOf(count).total)))
  return choices.map((choice) => ({
    choice,
    cells: COMPARED_COUNTS.map((count, index) => {
      const cost = choice.costOf(count)
      return { count, cost, more: Math.round((cost.total - (least[index] ?? 0)) * 100) / 100 }
    }),
  }))
}

/** The stretches of the ruler: from how many checks on each choice is the cheapest. */
export const stretchesOf = (choices: readonly Choice[]) =>
  cheapestByCount(choices, ({ costOf }, count) => costOf(count).total)

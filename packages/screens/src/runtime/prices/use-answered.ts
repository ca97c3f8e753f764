import {
  missingForLeading,
  unansweredTypes,
  whatCanBeAnswered,
  type AnsweredQuestions,
  type CatalogueProduct,
  type KnownOfSubject,
  type OfferedQuestion,
} from '@proverka/domain/orders'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { siteFactsAtom } from '../brand/site-facts.ts'

/** The label of a question of a product that no connected source answers. */
export const NOT_CONNECTED = 'Не спросим: источник пока не подключен'

/** The questions that connected sources answer; undefined until the server has said it, which its HTML always does. */
export function useAnswered(): AnsweredQuestions | undefined {
  return useAtomValue(siteFactsAtom)?.answered
}

/** The types of the questions of a product that no connected source answers. */
export function useUnanswered(productName: string): ReadonlySet<string> {
  const answered = useAnswered()
  return useMemo(
    () => new Set(answered ? unansweredTypes(productName, answered) : []),
    [answered, productName],
  )
}

/** The checks of a product that a connected source answers; all of them while it is not known. */
export function answeredChecks(
  { product_name, checks }: CatalogueProduct,
  answered: AnsweredQuestions | undefined,
): CatalogueProduct['checks'] {
  const unanswered = answered ? unansweredTypes(product_name, answered) : []
  return checks.filter((type) => !unanswered.includes(type))
}

/** The questions of a product about a subject of which so much is known; undefined while it is not known who answers. */
export function useOffered(
  productName: string,
): ((known: KnownOfSubject) => readonly OfferedQuestion[]) | undefined {
  const answered = useAnswered()
  return answered && ((known) => whatCanBeAnswered(productName, known, answered))
}

/** Whether a plate is not enough for what a check of a car is bought for: its sources are asked by the VIN. */
export function useNeedsVin(productName: string): boolean {
  const answered = useAnswered()
  return answered !== undefined && missingForLeading(productName, { plate: true }, answered).includes('vin')
}

import { toKopecks } from '@proverka/domain'
import { amountText } from '@proverka/ui/primitives'

/** «1 499 ₽» for roubles as the API gives them. */
export const roubles = (amount: number): string => amountText(toKopecks(amount))

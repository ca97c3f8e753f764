import { toKopecks } from '@proverka/domain'
import { amountText } from '@proverka/ui/primitives'

/** A sum in roubles, as the calls of the staff give it, in words: «1 526 ₽». */
export const rubles = (roubles: number): string => amountText(toKopecks(roubles))

import { toKopecks } from '@proverka/domain'
import { amountText } from '@proverka/ui/primitives'

/** A sum in roubles, as the calls of the staff give it, in words: «1 526 ₽». */
export const rubles = (roubles: number): string => amountText(toKopecks(roubles))

const withKopecks = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('ru-RU')

/** The same to the kopeck, where a rounded sum would be another one than the bank pays: «600,50 ₽». */
export const exactRubles = (roubles: number): string =>
  `${(toKopecks(roubles) % 100 === 0 ? whole : withKopecks).format(roubles)}\u00a0₽`.replaceAll('-', '−')

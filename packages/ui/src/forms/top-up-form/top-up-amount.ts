import { formatMoney, requiredRule, toKopecks } from '@proverka/domain'
import { TOP_UP_AMOUNTS, TOP_UP_MAX, TOP_UP_MIN } from '@proverka/domain/orders'

/** The choice beside the offered amounts. */
export const OWN_AMOUNT = 'own'

const limits = `${TOP_UP_MIN}\u00a0до ${formatMoney(TOP_UP_MAX).replaceAll(' ', '\u00a0')}`

/** Shown for an amount outside of the limits. */
export const TOP_UP_MESSAGE = `Укажите сумму от ${limits}`

/** What is wrong with an own amount, roubles as `1234.5`; an offered one is always right. */
export function ownAmountRule(own: string, choice: string): string | undefined {
  if (choice !== OWN_AMOUNT) return undefined
  const missing = requiredRule(own)
  if (missing !== undefined) return missing
  const amount = Number(own)
  const isWhole = Number.isFinite(amount) && toKopecks(amount) / 100 === amount
  return isWhole && amount >= TOP_UP_MIN && amount <= TOP_UP_MAX ? undefined : TOP_UP_MESSAGE
}

/** The amount to be paid, roubles; `NaN` while an own one is not typed. */
export function topUpAmount(choice: string, own: string): number {
  if (choice !== OWN_AMOUNT) return Number(choice)
  return own === '' ? NaN : Number(own)
}

/** The offered amount that a wanted one is among, else an own one of that size. */
export function choiceOf(wanted: number | undefined): { choice: string; own: string } {
  const amount = wanted ?? TOP_UP_AMOUNTS[1] ?? TOP_UP_MIN
  return TOP_UP_AMOUNTS.includes(amount)
    ? { choice: String(amount), own: '' }
    : { choice: OWN_AMOUNT, own: String(amount) }
}

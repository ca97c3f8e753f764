// Made once: an Intl formatter costs a hundred times more to make than to use.
const whole = /* @__PURE__ */ new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 })
const exact = /* @__PURE__ */ new Intl.NumberFormat('ru-RU', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const compact = /* @__PURE__ */ new Intl.NumberFormat('ru-RU', {
  notation: 'compact',
  maximumFractionDigits: 1,
})

/** Shown instead of an unknown amount. */
const NO_AMOUNT = '—'

/**
 * Roubles for people: `1234567.4` is «1 234 567 ₽». Plain spaces, rounded half away from zero (VALID-25, AMB-119);
 * a value that is no finite number reads «—».
 */
export function formatMoney(roubles: number): string {
  if (!Number.isFinite(roubles)) return NO_AMOUNT
  return `${plain(whole.format(withoutMinusZero(roubles)))} ₽`
}

/** Roubles with their kopecks, where there are any: «499,50 ₽», «499 ₽». Plain spaces; what is no finite number reads «—». */
export function formatExactMoney(roubles: number): string {
  if (!Number.isFinite(roubles) || Number.isInteger(roubles)) return formatMoney(roubles)
  return `${plain(exact.format(roubles))} ₽`
}

/**
 * Large sums in short: «2 тыс. ₽», «1,5 млн. ₽», «3 млрд. ₽»; below a thousand as `formatMoney` (VALID-26, AMB-119).
 */
export function formatMoneyShort(roubles: number): string {
  if (!Number.isFinite(roubles) || Math.round(Math.abs(roubles)) < 1000) return formatMoney(roubles)
  const text = plain(compact.format(Math.round(roubles)))
  // CLDR writes «тыс.» with a dot and «млн» without one; the specification has a dot in each (FIND-11).
  return text.endsWith('.') ? `${text} ₽` : `${text}. ₽`
}

function withoutMinusZero(roubles: number): number {
  return Math.abs(roubles) < 0.5 ? 0 : roubles
}

function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}

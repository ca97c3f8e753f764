import type { Kopecks } from '@proverka/domain'

const kopeckForm = /* @__PURE__ */ new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2 })
const roubleForm = /* @__PURE__ */ new Intl.NumberFormat('ru-RU')

/** «720,50 ₽», «1 500 ₽»: to the kopeck, where a rounded amount would promise what is not paid. */
export function exactAmount(kopecks: Kopecks): string {
  const form = kopecks % 100 === 0 ? roubleForm : kopeckForm
  return `${form.format(kopecks / 100)}\u00a0₽`
}

const oneDigit = /* @__PURE__ */ new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 })

/** «1 234,5» with a true minus and without a break inside. */
export function figureText(value: number): string {
  return oneDigit
    .format(value)
    .replace('-', '−')
    .replaceAll(/[ \u202f]/g, '\u00a0')
}

const oneDigit = /* @__PURE__ */ new Intl.NumberFormat('ru-RU', {
  maximumFractionDigits: 1,
  signDisplay: 'negative',
})

/** A share in percent: 0.0551 is «5,5 %», with a true minus. */
export function percentText(share: number): string {
  return `${oneDigit.format(share * 100).replace('-', '−')} %`
}

/** A change in percent with its sign: «+1,1 %», «−5,7 %», «0 %». */
export function changeText(share: number): string {
  const text = percentText(share)
  return share > 0 && text !== '0 %' ? `+${text}` : text
}

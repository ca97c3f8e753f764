const figures = (text: string): number => text.replace(/\D/g, '').length

/**
 * Where the caret belongs after a text was set anew: behind the same figure as before, at the end when it was there.
 * `shift` is the number of figures that the mask put in front by itself, such as the 7 of the country code.
 */
export function caretAfterMask(typed: string, caret: number, masked: string): number {
  if (caret >= typed.length) return masked.length
  const shift = figures(masked) - figures(typed)
  const wanted = figures(typed.slice(0, caret)) + (typed.trimStart().startsWith('+') ? 0 : Math.max(0, shift))
  let seen = 0
  for (let i = 0; i < masked.length; i++) {
    if (seen === wanted) return i
    if (/\d/.test(masked.charAt(i))) seen++
  }
  return masked.length
}

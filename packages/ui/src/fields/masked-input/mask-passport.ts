/** Groups series and number of a passport 2-2-6 as far as they are typed (VALID-24). */
export function maskPassport(text: string): string {
  if (/[^\d\s№-]/.test(text)) return text
  const digits = text.replace(/\D/g, '').slice(0, 10)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join(' ')
}

const foreign = /[^\d\s()+./\-\u2010-\u2015]|^\s*\+\s*[^7\s]|\d\s*\+/

/** The ten digits after the country code, as far as they are typed. */
function subscriberDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  const national = /^\s*\+\s*7/.test(text) ? digits.slice(1) : digits
  const prefixed = /^[78]/.test(national)
  const typedFirst = national === digits
  return prefixed && (typedFirst || national.length > 10) ? national.slice(1) : national
}

/**
 * Sets a phone number in the mask `+7 (###) ###-##-##` (VALID-23) as far as it is typed; 8…, 7… and ten bare digits
 * give the same result. What is no Russian number (a foreign code, an extension, too many digits) is left as it is,
 * so that nothing is cut off behind the person's back and the rule can refuse it.
 */
export function maskPhone(text: string, before = ''): string {
  if (text.trim() === '' || /^\s*\+\s*$/.test(text)) return text.trim()
  if (foreign.test(text)) return text
  const digits = subscriberDigits(text)
  if (digits.length > 10) return text.startsWith(before) && before.length >= 18 ? before : text
  const [a, b, c, d] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)]
  if (a === '') return before.length > text.length ? '' : '+7'
  return `+7 (${a}${b && `) ${b}`}${c && `-${c}`}${d && `-${d}`}`
}

import { keepOrLeave } from './mask.ts'
import { plainText } from '@proverka/domain'

const LENGTH = '+7 (000) 000-00-00'.length
const foreign = /[^\d\s()+./-]|^\s*\+\s*[^7\s(]|\d\s*\+/
const label = /^\s*(?:телефон|тел|мобильный|моб|т|tel|phone)[.:\s]*(?=[+\d(])/iu

/** The ten digits after the country code, as far as they are typed. */
function subscriberDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  // The 7 of the shown country code was taken away: what follows begins with the area.
  if (/^\s*\+\s*\(/.test(text)) return digits
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
  const plain = plainText(text).replace(label, '')
  if (plain.trim() === '' || /^\s*\+\s*$/.test(plain)) return plain.trim()
  if (foreign.test(plain)) return text
  const digits = subscriberDigits(plain)
  if (digits.length > 10) return keepOrLeave(text, before, before.length >= LENGTH)
  const [a, b, c, d] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)]
  if (a === '') return before.length > text.length ? '' : '+7'
  return `+7 (${a}${b && `) ${b}`}${c && `-${c}`}${d && `-${d}`}`
}

import { SNILS_DIGITS } from '@proverka/domain'
import { keepOrLeave } from './mask.ts'
import { withoutLabel } from './without-label.ts'

const LENGTH = '000-000-000 00'.length
const label = /снилс[\s:№]*(?=\d)/iu

/** Sets a SNILS in the mask `###-###-### ##` as far as it is typed; other words are left to the rule. */
export function maskSnils(text: string, before = ''): string {
  const plain = withoutLabel(text, label)
  if (/[^\d\s./_-]/.test(plain)) return text
  const digits = plain.replace(/\D/g, '')
  if (digits.length > SNILS_DIGITS) return keepOrLeave(text, before, before.length >= LENGTH)
  const [a, b, c, d] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9)]
  return `${a}${b && `-${b}`}${c && `-${c}`}${d && ` ${d}`}`
}

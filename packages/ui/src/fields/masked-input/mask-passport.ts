import { formatPassport, plainText } from '@proverka/domain'
import { keepOrLeave } from './mask.ts'

const LENGTH = '00 00 000000'.length
const words = /паспорт|гражданина|россии|рф|серия|номер|сер\.|ном\.|№|#/giu

/** Groups series and number of a passport 2-2-6 as far as they are typed (VALID-24). */
export function maskPassport(text: string, before = ''): string {
  const spelling = plainText(text)
  if (!/\d/.test(spelling)) return text.trim()
  const plain = spelling.replace(words, ' ')
  if (/[^\d\s.,:/-]/.test(plain)) return text
  const digits = plain.replace(/\D/g, '')
  if (digits.length > 10) return keepOrLeave(text, before, before.length >= LENGTH)
  return formatPassport(digits)
}

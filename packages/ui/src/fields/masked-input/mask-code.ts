import { isKeystroke } from './edit.ts'
import type { Mask } from './mask.ts'
import { plainText } from '@proverka/domain'

/** A one-time code of so many digits; out of a pasted message the first group of that length is taken. */
export function codeMask(length: number): Mask {
  const group = new RegExp(`(?<!\\d)\\d(?:[\\s-]?\\d){${length - 1}}(?!\\d)`)
  return (text, before) => {
    const plain = plainText(text)
    const found = group.exec(plain)
    if (found) return found[0].replace(/\D/g, '')
    const digits = plain.replace(/\D/g, '')
    // A key too many changes nothing; a longer paste gives its first digits.
    if (digits.length > length && before.length === length && isKeystroke(text, before)) return before
    return digits.slice(0, length)
  }
}

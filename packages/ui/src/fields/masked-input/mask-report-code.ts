import { keepOrLeave } from './mask.ts'
import type { Mask } from './mask.ts'

/** Signs of a report's code. */
export const REPORT_CODE_SIGNS = 10

const HALF = REPORT_CODE_SIGNS / 2

/** Letters and figures make up a code. */
export const reportCodeCharacters = /[\p{L}\d]/u

/** Sets a code as it is printed, `7K4M9-2QXAM`; `read` makes capitals without gaps of what was typed or pasted. */
export function reportCodeMask(read: (text: string) => string): Mask {
  return (text, before) => {
    const signs = read(text)
    if (/[^\p{L}\d]/u.test(signs)) return text
    if (signs.length > REPORT_CODE_SIGNS) return keepOrLeave(text, before, before.length > REPORT_CODE_SIGNS)
    return signs.length > HALF ? `${signs.slice(0, HALF)}-${signs.slice(HALF)}` : signs
  }
}

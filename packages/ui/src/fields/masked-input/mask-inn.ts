import { INN_LENGTHS } from '@proverka/domain'
import { keepOrLeave } from './mask.ts'
import type { Mask } from './mask.ts'
import { withoutLabel } from './without-label.ts'

const label = /инн(?:\s*\/\s*кпп)?[\s:№]*(?=\d)/iu
/** Requisites are often copied as one: the INN of ten digits, a slash and the KPP of nine. */
const withKpp = /^(\d{10})\s*[/\\]\s*(?:кпп[\s:]*)?\d{9}$/iu

/** An INN is shown in its bare digits, of which there may be `longest`; other words are left to the rule. */
export function innMask(longest: number = Math.max(...INN_LENGTHS)): Mask {
  return (text, before) => {
    const plain = withoutLabel(text, label)
    const company = withKpp.exec(plain)?.[1]
    if (company !== undefined) return company
    if (/[^\d\s.\-/_']/.test(plain)) return text
    const digits = plain.replace(/\D/g, '')
    return digits.length > longest ? keepOrLeave(text, before, before.length >= longest) : digits
  }
}

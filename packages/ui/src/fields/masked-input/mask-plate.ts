import { isOtherPlate, normalisePlate } from '@proverka/domain'
import { keepOrLeave } from './mask.ts'
import { withoutLabel } from './without-label.ts'

/** Letters and figures make up a plate. */
export const plateCharacters = /[\p{L}\d]/u

const LONGEST = 'А 000 АА 000'.length
const label = /(?:гос(?:\.|ударственный)?\s*(?:рег\.?\s*)?(?:номер|знак)|г\/н|грз|номер)[\s:№#-]*/iu
const country = /(?:rus|рус)$/iu
const shape = /^(\p{L}?)(\d{0,3})(\p{L}{0,2})(\d{0,3})$/u

/**
 * Sets a car plate in capitals and groups, `А 123 ВС 77`, as far as it is typed; Latin letters that look like Russian
 * ones become Russian once it is complete. What has another shape is left to the rule.
 */
export function maskPlate(text: string, before = ''): string {
  const bare = withoutLabel(text, label)
    .replace(/[\s.\-_|/()*]+/g, '')
    .replace(country, '')
  const groups = isOtherPlate(bare) ? null : shape.exec(normalisePlate(bare) ?? bare.toUpperCase())
  if (!groups) return keepOrLeave(text, before, before.length >= LONGEST)
  return groups.slice(1).filter(Boolean).join(' ')
}

import { normaliseCadastralNumber } from '@proverka/domain'
import { withoutLabel } from './without-label.ts'

const label = /(?:кад(?:\.|астровый)?\s*)?(?:номер|№|кн|к\.\s*н\.)[\s:№]*(?=\d)/iu
const fourParts = /^\d*(?::\d*){3}$/
/** Greatest lengths of region, district and block; the parcel has none. */
const LENGTHS = [2, 2, 7]

/**
 * Inserts the colons into a cadastral number while it is typed; after a block of six digits the user types the
 * separator, because a block may have seven. Other separators, also the slashes and dashes of old documents, become
 * colons.
 */
export function maskCadastralNumber(text: string, _before = ''): string {
  // Four parts are in their places, also while one of them is empty.
  const bare = withoutLabel(text, label)
  const plain = fourParts.test(bare) ? bare : bare.replace(/[\s;:^|./\\_,-]+/g, ':')
  const whole = normaliseCadastralNumber(plain)
  if (whole !== null) return whole
  const parts = plain.split(':')
  // One that is being corrected does not push the others about.
  if (/[^\d:]/.test(plain) || parts.length > 3) return text
  for (const [place, length] of LENGTHS.entries()) {
    const part = parts[place] ?? ''
    if (part.length <= length) continue
    // Digits that a part has no room for begin the next one.
    parts[place] = part.slice(0, length)
    parts[place + 1] = part.slice(length) + (parts[place + 1] ?? '')
  }
  return parts.join(':')
}

import { visibleText } from '@proverka/domain'
import { parseQuery, type ParsedQuery } from '../parse/parse-query.ts'
import { fixLayout } from '../text/keyboard-layout.ts'
import { normaliseText } from '../text/normalise-text.ts'
import { correctMarks } from '../words/correct-marks.ts'
import { kindBits } from '../words/kinds.ts'
import { markOf } from '../words/marks.ts'

/** The question as typed and, if that is something else, with typos in «улица», «квартира» and the like corrected. */
export const readQuestion = (
  text: string,
  isTyping: boolean,
  hasWord: (word: string) => boolean,
): readonly ParsedQuery[] => readingsOf(text, hasWord).map((reading) => parseQuery(reading, isTyping))

/** The same as normalised texts. */
export function readingsOf(text: string, hasWord: (word: string) => boolean): readonly string[] {
  const isKnown = (word: string): boolean =>
    kindBits(word) !== 0 || markOf(word) !== undefined || hasWord(word)
  const plain = normaliseText(fixLayout(visibleText(text).toLowerCase(), isKnown))
  return [...new Set([plain, correctMarks(plain, isKnown)])]
}

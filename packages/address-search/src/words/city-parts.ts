/*
 * Petersburg has streets of one name on its two sides, which registers, maps and people spell differently: «линия 7-я
 * В.О.», «7-я линия Васильевского острова», «Большой пр. ПС».
 */

/** «В.О.», «В. О.», «П.С.», as a pattern. */
export const DOTTED_SIDES = String.raw`в\.\s?о|п\.\s?с`

const SIDES: readonly (readonly [first: RegExp, second: RegExp, side: string])[] = [
  [/^васильевск(?:ий|ого|ом)$/, /^остров(?:а|е)?$/, 'во'],
  [/^петроградск(?:ая|ой)$/, /^сторон(?:а|ы|е)$/, 'пс'],
]

/** The side that two words name; undefined for any others. */
export const sideOfWords = (first: string, second: string): string | undefined =>
  (second.startsWith('остров') || second.startsWith('сторон') ? SIDES : []).find(
    ([one, other]) => one.test(first) && other.test(second),
  )?.[2]

/** Whether a word is a side by itself: «ВО», «ПС». */
export const isSide = (word: string): boolean => word === 'во' || word === 'пс'

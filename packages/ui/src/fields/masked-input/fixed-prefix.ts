/**
 * What is put in before or into the fixed prefix of a mask, such as `+7`, belongs behind it. Undefined when nothing was
 * put in there.
 */
export function putBehindPrefix(
  before: string,
  typed: string,
  caret: number,
  fixed: number,
): { text: string; caret: number } | undefined {
  const length = typed.length - before.length
  const place = caret - length
  if (length <= 0 || place < 0 || place >= fixed || before.length < fixed) return undefined
  if (typed !== before.slice(0, place) + typed.slice(place, caret) + before.slice(place)) return undefined
  return {
    text: before.slice(0, fixed) + typed.slice(place, caret) + before.slice(fixed),
    caret: fixed + length,
  }
}

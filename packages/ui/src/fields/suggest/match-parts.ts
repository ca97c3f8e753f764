/** The text cut into parts, those that begin with a typed word marked: «г. [Образцовск], ул. [Клен]овая». */
export function matchParts(text: string, typed: string): readonly { text: string; hit: boolean }[] {
  const words = typed
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word.length > 1)
  if (words.length === 0) return [{ text, hit: false }]
  const parts: { text: string; hit: boolean }[] = []
  let plain = ''
  for (let i = 0; i < text.length;) {
    const rest = text.slice(i).toLowerCase()
    const starts = i === 0 || /[\s,.:]/.test(text.charAt(i - 1))
    const word = starts ? words.find((candidate) => rest.startsWith(candidate)) : undefined
    if (word === undefined) {
      plain += text.charAt(i)
      i += 1
      continue
    }
    if (plain) parts.push({ text: plain, hit: false })
    plain = ''
    parts.push({ text: text.slice(i, i + word.length), hit: true })
    i += word.length
  }
  return plain ? [...parts, { text: plain, hit: false }] : parts
}

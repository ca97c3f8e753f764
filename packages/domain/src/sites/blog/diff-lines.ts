/** A line of two texts: in both, in the former one only, or in the latter one only. */
export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Lines of one text beyond which all between the first and the last change is shown as changed as a whole. */
const COMPARED_LINES = 2000

/** What changed from one text to another, line by line, with the fewest changes. */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start] === now[start]) start++
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end++
  const lines = (kind: DiffLine['kind'], texts: readonly string[]) => texts.map((text) => ({ kind, text }))
  return [
    ...lines('same', old.slice(0, start)),
    ...compare(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...lines('same', old.slice(old.length - end)),
  ]
}

function compare(old: readonly string[], now: readonly string[]): readonly DiffLine[] {
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  if (old.length <= COMPARED_LINES && now.length <= COMPARED_LINES) {
    const common = commonLengths(old, now)
    const lengthAt = (a: number, b: number) => common[a * (now.length + 1) + b] ?? 0
    while (i < old.length && j < now.length) {
      if (old[i] === now[j]) {
        lines.push({ kind: 'same', text: old[i]! })
        i++
        j++
      } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) lines.push({ kind: 'removed', text: old[i++]! })
      else lines.push({ kind: 'added', text: now[j++]! })
    }
  }
  for (const text of old.slice(i)) lines.push({ kind: 'removed', text })
  for (const text of now.slice(j)) lines.push({ kind: 'added', text })
  return lines
}

/** Lengths of the longest common subsequences of all ends, row by row. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array {
  const width = now.length + 1
  const lengths = new Uint16Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        old[i] === now[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
  return lengths
}

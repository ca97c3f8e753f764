import type { SelectOption } from '../select/select.tsx'

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

/** Options each of whose typed words begins a word of the label, in their own order; all of them for an empty text. */
export function filterOptions(options: readonly SelectOption[], typed: string): readonly SelectOption[] {
  const wanted = plain(typed)
    .split(/[\s,]+/)
    .filter(Boolean)
  if (wanted.length === 0) return options
  return options.filter(({ label }) => {
    const words = plain(label).split(/[\s,.:«»"()—–-]+/)
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
}

/** Request numbers laid beside the rows that were chosen, or why they do not fit. */
export type LaidNumbers =
  | { readonly kind: 'fits'; readonly numbers: readonly string[] }
  | { readonly kind: 'refused'; readonly words: string }

const LONGEST = 60

/** Reads a pasted stack of request numbers, one of a line, for that many rows. Empty lines do not count. */
export function layNumbers(text: string, rows: number): LaidNumbers {
  const numbers = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const refused = (words: string): LaidNumbers => ({ kind: 'refused', words })
  if (numbers.length === 0) return refused('Вставьте номера запросов, по одному в строке')
  if (numbers.length !== rows)
    return refused(
      `Номеров ${numbers.length}, выбрано ${rows}: ${numbers.length < rows ? 'каких-то не хватает' : 'есть лишние'}. Ничего не записано`,
    )
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index)
  if (twice !== undefined) return refused(`Номер ${twice} вставлен дважды`)
  const long = numbers.find((number) => number.length > LONGEST)
  if (long !== undefined) return refused(`Это не номер запроса: ${long.slice(0, LONGEST)}…`)
  return { kind: 'fits', numbers }
}

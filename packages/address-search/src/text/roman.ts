const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 }

/** The number of «XXII» in «XXII съезда», in lower case; undefined for any other word. Letters may be Russian «х». */
export function romanNumber(word: string, least = 2): number | undefined {
  const latin = word.replaceAll('х', 'x')
  if (latin.length < least || !/^x{0,3}(?:ix|iv|v?i{0,3})$/.test(latin) || !/[a-z]/.test(word))
    return undefined
  let total = 0
  for (let place = 0; place < latin.length; place++) {
    const value = VALUES[latin[place] as string] as number
    total += value < (VALUES[latin[place + 1] ?? ''] ?? 0) ? -value : value
  }
  return total
}

/** The first letters of the first two words of a name, in capitals; «?» for a name without letters. */
export function initialsOf(name: string): string {
  const letters = name
    .split(/[\s-]+/u)
    .map((word) => /\p{L}/u.exec(word)?.[0])
    .filter((letter) => letter !== undefined)
  return letters.slice(0, 2).join('').toLocaleUpperCase('ru') || '?'
}

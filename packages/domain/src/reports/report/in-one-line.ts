const MOST_PHRASES = 3

/** Phrases of a headline, each once: «ипотека, долг 388 140 ₽ и розыск»; what does not fit is counted. */
export function inOneLine(phrases: readonly string[]): string {
  const all = [...new Set(phrases)]
  // «и еще 1» would take as much room as the phrase itself.
  const shown = all.length === MOST_PHRASES + 1 ? all : all.slice(0, MOST_PHRASES)
  const rest = all.length - shown.length
  if (rest > 0) return `${shown.join(', ')} и еще ${rest}`
  const last = shown.at(-1) ?? ''
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} и ${last}` : last
}

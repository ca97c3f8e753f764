let heard: string[] = []

/**
 * Listens to React while a story is drawn; the returned function stops. Its warnings are templates with `%s`, which the
 * product's own messages never are.
 */
export function hearReactWarnings(): () => void {
  heard = []
  const { error } = console
  console.error = (...words: readonly unknown[]) => {
    const [template] = words
    if (typeof template === 'string' && template.includes('%s')) heard.push(words.map(String).join(' '))
    error.apply(console, [...words])
  }
  return () => (console.error = error)
}

/** Fails when React complained about the story. */
export function expectNoReactWarnings(): void {
  if (heard.length > 0) throw new Error(`React: ${heard.join('\n')}`)
}

/** Names of stories carry the ids of requirements for the count; designers need the words. */
export function withoutIds(name: string): string {
  return name.replace(/^(?:\[[^\]]*\]\s*)+/, '')
}

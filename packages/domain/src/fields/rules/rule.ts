/** A rule of a field: the message for people, or undefined when the value passes. */
export type Rule = (value: unknown) => string | undefined

/** The message of the first rule that fails: a field never shows two (VALID-01). */
export function firstMessage(rules: readonly Rule[], value: unknown): string | undefined {
  for (const rule of rules) {
    const message = rule(value)
    if (message !== undefined) return message
  }
  return undefined
}

import type { Rule } from './rule.ts'

/**
 * A text in which the pattern occurs (VALID-18). `search` ignores the position that a global pattern remembers.
 *
 * @keep A rule of fields that the specification states, for forms of other programs.
 */
export function regexRule(pattern: RegExp, message: string): Rule {
  return (value) => (typeof value === 'string' && value.search(pattern) >= 0 ? undefined : message)
}

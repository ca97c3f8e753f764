import { typograph } from '@proverka/domain'

/** The same texts with no-break spaces where Russian typography wants them. */
export function typesetTexts<T>(texts: T): T {
  return typeset(texts) as T
}

function typeset(value: unknown): unknown {
  if (typeof value === 'string') return typograph(value)
  if (Array.isArray(value)) return value.map(typeset)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, typeset(part)]))
}

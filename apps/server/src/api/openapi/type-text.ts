type Json = Readonly<Record<string, unknown>>

/** A nesting that no schema of ours has: one that names itself ends here. */
const DEEPEST = 12

/** A JSON Schema as a type that a person reads: `{ id: string, files?: file[] }`. */
export function typeText(schema: unknown, depth = 0): string {
  if (typeof schema !== 'object' || schema === null || depth > DEEPEST) return 'unknown'
  const { $ref, const: only, enum: values, type, format, items, anyOf, oneOf, allOf } = schema as Json
  if (typeof $ref === 'string') return $ref.slice($ref.lastIndexOf('/') + 1)
  if (only !== undefined) return JSON.stringify(only)
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ')
  const joined = (parts: unknown, sign: string) =>
    Array.isArray(parts) && parts.map((part) => typeText(part, depth)).join(sign)
  const either = joined(anyOf ?? oneOf, ' | ')
  if (either) return either
  const all = joined(allOf, ' & ')
  if (all) return all
  if (type === 'array') return listText(typeText(items, depth))
  if (type === 'object') return objectText(schema as Json, depth)
  if (format === 'binary') return 'file'
  if (Array.isArray(type)) return type.join(' | ')
  return typeof type === 'string' ? type : 'unknown'
}

const listText = (item: string): string => (item.includes(' | ') ? `(${item})[]` : `${item}[]`)

function objectText({ properties, required, additionalProperties }: Json, depth: number): string {
  const fields = Object.entries((properties ?? {}) as Json)
  if (fields.length === 0)
    return additionalProperties ? `{ [key]: ${typeText(additionalProperties, depth + 1)} }` : '{}'
  const indent = '  '.repeat(depth + 1)
  const needed = new Set((required ?? []) as readonly string[])
  const lines = fields.map(
    ([name, field]) => `${indent}${name}${needed.has(name) ? '' : '?'}: ${typeText(field, depth + 1)}`,
  )
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`
}

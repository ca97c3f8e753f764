import { escapeMarkup } from '../../platform/escape-markup.ts'
import type { Json } from './json-schema.ts'

/** A nesting that no schema of ours has: one that names itself ends here. */
const DEEPEST = 12

/**
 * A JSON Schema as a type that a person reads: `{ id: string, files?: File[] }`, a field a line with its words behind; a
 * named type is a link to where it is described on the page.
 */
export function typeHtml(schema: unknown, depth = 0): string {
  if (typeof schema !== 'object' || schema === null || depth > DEEPEST) return 'unknown'
  const {
    $ref,
    const: only,
    enum: values,
    type,
    format,
    items,
    anyOf,
    oneOf,
    allOf,
    prefixItems,
  } = schema as Json
  if (typeof $ref === 'string') return linkHtml(nameOf($ref))
  if (only !== undefined) return escapeMarkup(JSON.stringify(only))
  if (Array.isArray(values)) return values.map((value) => escapeMarkup(JSON.stringify(value))).join(' | ')
  const joined = (parts: unknown, sign: string) =>
    Array.isArray(parts) && parts.map((part) => typeHtml(part, depth)).join(sign)
  const either = joined(anyOf ?? oneOf, ' | ')
  if (either) return either
  const all = joined(allOf, ' &amp; ')
  if (all) return all
  const places = joined(prefixItems, ', ')
  if (places) return `[${places}]`
  if (type === 'array') return listHtml(typeHtml(items, depth))
  if (type === 'object') return objectHtml(schema as Json, depth)
  if (format === 'binary') return 'file'
  if (Array.isArray(type)) return type.join(' | ')
  return typeof type === 'string' ? type : 'unknown'
}

/** The named types in a part of a document. */
export function namesIn(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(namesIn)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [nameOf(value)] : namesIn(value),
  )
}

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

const linkHtml = (name: string): string => `<a href="#type-${name}">${name}</a>`

const listHtml = (item: string): string => (item.includes(' | ') ? `(${item})[]` : `${item}[]`)

function objectHtml({ properties, required, additionalProperties }: Json, depth: number): string {
  const fields = Object.entries((properties ?? {}) as Readonly<Record<string, Json>>)
  if (fields.length === 0)
    return additionalProperties ? `{ [key]: ${typeHtml(additionalProperties, depth + 1)} }` : '{}'
  const indent = '  '.repeat(depth + 1)
  const needed = new Set((required ?? []) as readonly string[])
  const lines = fields.map(([name, field]) => {
    const { description } = field
    const words = typeof description === 'string' ? ` <i>${escapeMarkup(description)}</i>` : ''
    return `${indent}${escapeMarkup(name)}${needed.has(name) ? '' : '?'}: ${typeHtml(field, depth + 1)}${words}`
  })
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`
}

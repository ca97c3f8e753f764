import type { Json } from '@proverka/server/open-api'

const REFERENCE = '#/components/schemas/'

/** A JSON schema as a type of TypeScript. Objects and lists that are no component are written out. */
export function typeText(schema: Json): string {
  const { $ref, const: only, enum: values, type, allOf } = schema
  const variants = schema['anyOf'] ?? schema['oneOf']
  if (typeof $ref === 'string') return $ref.slice(REFERENCE.length)
  if (only !== undefined) return JSON.stringify(only)
  if (Array.isArray(values)) return union(values.map((value) => JSON.stringify(value)))
  if (Array.isArray(variants)) return union((variants as readonly Json[]).map(typeText))
  if (Array.isArray(allOf))
    return (allOf as readonly Json[]).map((part) => inList(typeText(part))).join(' & ')
  if (Array.isArray(type)) return union(type.map((one: string) => typeText({ ...schema, type: one })))
  switch (type) {
    case 'string':
      return schema['format'] === 'binary' ? 'File' : 'string'
    case 'number':
    case 'integer':
      return 'number'
    case 'boolean':
    case 'null':
      return type
    case 'array':
      return listText(schema)
    case 'object':
      return `{ ${fieldLines(schema).join(' ')} }`
    default:
      return 'unknown'
  }
}

/** The fields of an object, a line each, with what is known of each in words. */
export function fieldLines(schema: Json): readonly string[] {
  const required = new Set((schema['required'] ?? []) as readonly string[])
  const fields = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Json>>)
  const { additionalProperties: others, propertyNames } = schema
  const key = typeText((propertyNames ?? { type: 'string' }) as Json)
  const of = others === true ? 'unknown' : typeText((others ?? {}) as Json)
  return [
    ...fields.flatMap(([name, field]) => [
      ...commentLines(field['description']),
      required.has(name)
        ? `${fieldName(name)}: ${typeText(field)};`
        : `${fieldName(name)}?: ${union([typeText(field), 'undefined'])};`,
    ]),
    ...(others ? [key === 'string' ? `[key: string]: ${of};` : `[Key in ${key}]?: ${of};`] : []),
  ]
}

/** A doc comment in one line, if there is something to be said. */
function commentLines(words: unknown): readonly string[] {
  return typeof words === 'string' ? [`/** ${words.replaceAll('*/', '*\\/')} */`] : []
}

function listText({ items, prefixItems }: Json): string {
  if (Array.isArray(prefixItems)) return `[${(prefixItems as readonly Json[]).map(typeText).join(', ')}]`
  return `${inList(typeText((items ?? {}) as Json))}[]`
}

/** Variants once each; what may be anything is that alone. */
function union(texts: readonly string[]): string {
  return texts.includes('unknown') ? 'unknown' : [...new Set(texts)].join(' | ')
}

const inList = (text: string): string => (text.includes(' | ') && !text.startsWith('{') ? `(${text})` : text)

const fieldName = (name: string): string =>
  /^[\p{L}_$][\p{L}\d_$]*$/u.test(name) ? name : JSON.stringify(name)

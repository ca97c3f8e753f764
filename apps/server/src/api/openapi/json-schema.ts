import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

export type Json = Readonly<Record<string, unknown>>

/** What of a schema is described: what travels, what a program gives, or what it reads once defaults are filled in. */
export type Side = 'wire' | 'given' | 'read'

/** A schema of the contract in the dialect of OpenAPI 3.1. */
export function jsonSchemaOf(schema: GenericSchema, side: Side = 'wire'): Json {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: side === 'read' ? 'output' : 'input',
    // Checks and transformations have no JSON Schema; the shape is what a caller needs.
    errorMode: 'ignore',
    overrideSchema({ valibotSchema: { type }, jsonSchema }) {
      if (type === 'file') return { type: 'string', format: 'binary' }
      // A document leaves it out: there every object is open. In a program it is a type of its own.
      return type === 'loose_object' && side !== 'wire'
        ? { ...jsonSchema, additionalProperties: true }
        : undefined
    },
  }) as Json
  const plain = withPlainNulls(json)
  return (side === 'read' ? withDefaults(plain) : plain) as Json
}

/** Once read, a field with a default is always there. */
function withDefaults(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withDefaults)
  if (typeof schema !== 'object' || schema === null) return schema
  const { properties, required = [], default: _, ...rest } = schema as Json
  const parts = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, withDefaults(part)]))
  if (properties === undefined) return parts
  const fields = Object.entries(properties as Readonly<Record<string, Json>>)
  const given = fields.filter(([, field]) => 'default' in field).map(([name]) => name)
  return {
    ...parts,
    properties: Object.fromEntries(fields.map(([name, field]) => [name, withDefaults(field)])),
    required: [...(required as readonly string[]), ...given],
  }
}

/** What says which fields an object has. */
const OBJECT_KEYS = new Set(['properties', 'additionalProperties'])

/** `anyOf: [{ type: 'string' }, { type: 'null' }]` as `type: ['string', 'null']`, which generators read as well. */
function withPlainNulls(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withPlainNulls)
  if (typeof schema !== 'object' || schema === null) return schema
  const { anyOf, ...rest } = schema as { readonly anyOf?: readonly Json[] }
  const [first, second] = anyOf ?? []
  const type = first?.['type']
  if (anyOf?.length === 2 && second?.['type'] === 'null' && typeof type === 'string' && isPlain(first))
    return { ...rest, ...first, type: [type, 'null'] }
  const entries = Object.entries(schema)
    // An object of any fields says so by naming none.
    .filter(([key, part]) => key !== 'properties' || Object.keys(part as object).length > 0)
    .map(([key, part]) => [key, withPlainNulls(part)])
  const isOpen =
    (schema as Json)['type'] === 'object' && !entries.some(([key]) => OBJECT_KEYS.has(String(key)))
  return Object.fromEntries(isOpen ? [...entries, ['additionalProperties', true]] : entries)
}

/** A text, number or flag whose values are not listed: a list would have to name null as well. */
const isPlain = (schema: Json | undefined): boolean =>
  ['string', 'number', 'integer', 'boolean'].includes(String(schema?.['type'])) &&
  schema?.['enum'] === undefined

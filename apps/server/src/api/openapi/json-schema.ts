import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

export type Json = Readonly<Record<string, unknown>>

/** A schema of the contract in the dialect of OpenAPI 3.1, by what travels: before it is transformed. */
export function jsonSchemaOf(schema: GenericSchema): Json {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // Checks and transformations have no JSON Schema; the shape is what a caller needs.
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'file' ? { type: 'string', format: 'binary' } : undefined,
  }) as Json
  return withPlainNulls(json) as Json
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

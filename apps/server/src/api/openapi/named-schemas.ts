import * as declared from '@proverka/api/contract'
import { FIELD_WORDS } from '@proverka/api/documents'
import type { GenericSchema } from 'valibot'
import { jsonSchemaOf, type Json, type Side } from './json-schema.ts'

/** An enum longer than this as JSON is a component, too. */
const LONG_ENUM = 80

/** Words that alone say too little for the name of a schema. */
const VAGUE = new Set(
  'after answer before content data group info item kind list option part row rows source state text value'.split(
    ' ',
  ),
)

/** The schemas of a document by name, each structure once. */
export interface NamedSchemas {
  readonly schemas: Readonly<Record<string, Json>>
  /** The schema with every object in it put among the components; `name` is what it is called itself. */
  readonly refer: (schema: Json, name: string, area: string) => Json
}

/**
 * Collects the schemas of a document. A structure is named after the schema of the contract that it comes from, else
 * after its field, with the name of what it is in where that is taken or says too little. `sides` are those that will be
 * referred to, `taken` the names that mean something else already.
 */
export function createNamedSchemas(
  sides: readonly Side[] = ['wire'],
  taken: ReadonlySet<string> = new Set(),
): NamedSchemas {
  const known = declaredNames(sides)
  const schemas: Record<string, Json> = {}
  const names = new Map<string, string>()

  function refer(schema: Json, name: string, owner = ''): Json {
    if (isComponent(schema)) {
      const text = canonical(schema)
      const title = names.get(text) ?? register(schema, text, freeName(known.get(text), name, owner))
      return { $ref: `#/components/schemas/${title}` }
    }
    return referParts(schema, name, owner)
  }

  function register(schema: Json, text: string, title: string): string {
    names.set(text, title)
    // The place is taken before its parts look for names.
    schemas[title] = schema
    schemas[title] = referParts(schema, title, title)
    return title
  }

  function referParts(schema: Json, name: string, owner: string): Json {
    return Object.fromEntries(
      Object.entries(schema).map(([key, part]): [string, unknown] => {
        if (key === 'properties') return [key, fieldsOf(part as Readonly<Record<string, Json>>, owner)]
        if (key === 'items' || key === 'additionalProperties')
          return [key, isObject(part) ? refer(part, singular(name), owner) : part]
        if (key === 'anyOf' || key === 'oneOf' || key === 'allOf' || key === 'prefixItems')
          return [
            key,
            (part as readonly Json[]).map((one, _, all) => refer(one, variantName(one, all, name), owner)),
          ]
        return [key, part]
      }),
    )
  }

  const fieldsOf = (fields: Readonly<Record<string, Json>>, owner: string) =>
    Object.fromEntries(
      Object.entries(fields).map(([field, part]) => {
        const description = FIELD_WORDS[`${owner}.${field}`] ?? FIELD_WORDS[field]
        // Generators take a field with a default for one that is always given.
        const { default: _, ...named } = refer(part, pascal(field), owner)
        return [field, { ...named, ...(description && { description }) }]
      }),
    )

  function freeName(knownName: string | undefined, name: string, owner: string): string {
    const candidates = [
      ...(knownName ? [knownName] : []),
      ...(owner !== '' && (VAGUE.has(name.toLowerCase()) || !/[a-z][A-Z]/.test(name)) ? [] : [name]),
      `${owner}${name}`,
    ]
    const free = candidates.find((candidate) => !(candidate in schemas) && !taken.has(candidate))
    if (free !== undefined) return free
    let count = 2
    while (`${owner}${name}${count}` in schemas) count += 1
    return `${owner}${name}${count}`
  }

  return { schemas, refer: (schema, name, area) => refer(schema, name, pascal(area)) }
}

/** `createOrder` as `CreateOrder`, `price-components` as `PriceComponents`. */
export const pascal = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** Names of the schemas that the contract exports: `orderReplySchema` is `Order`. */
function declaredNames(sides: readonly Side[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const [name, value] of Object.entries<unknown>(declared)) {
    if (!isObject(value) || value['kind'] !== 'schema') continue
    const title = pascal(name.replace(/Schema$/, '').replace(/(Reply|View)$/, ''))
    for (const side of sides) {
      const text = canonical(jsonSchemaOf(value as unknown as GenericSchema, side))
      if (!names.has(text)) names.set(text, title)
    }
  }
  return names
}

const isComponent = (schema: Json): boolean =>
  (schema['properties'] !== undefined && Object.keys(schema['properties'] as Json).length > 0) ||
  (schema['enum'] !== undefined && JSON.stringify(schema['enum']).length > LONG_ENUM)

/** One of several shapes of a field, named after what distinguishes it: its constant, or a field of its own. */
function variantName(variant: Json, variants: readonly Json[], name: string): string {
  const fieldsOf = ({ properties }: Json) => (properties ?? {}) as Readonly<Record<string, Json>>
  const others = variants.filter((other) => other !== variant && isComponent(other))
  if (others.length === 0) return name
  for (const [field, { const: only }] of Object.entries(fieldsOf(variant))) {
    if (typeof only === 'string') return `${name}${pascal(only)}`
    if (only === true) return `${name}${pascal(field)}`
    if (only === false) return `${name}Not${pascal(field.replace(/^is/, ''))}`
  }
  const own = Object.keys(fieldsOf(variant)).find((field) =>
    others.every((other) => !(field in fieldsOf(other))),
  )
  return own === undefined ? name : `${name}By${pascal(own)}`
}

const singular = (name: string): string =>
  /(us|Series)$/.test(name)
    ? name
    : name
        .replace(/ies$/, 'y')
        .replace(/(sh|ch|x|ss)es$/, '$1')
        .replace(/([^s])s$/, '$1')

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The same text for the same structure, whatever the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  )
}

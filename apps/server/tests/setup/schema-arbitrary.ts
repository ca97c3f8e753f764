import fc from 'fast-check'
import { BUILDING, extractFile } from './extract-files.ts'
import { png, POLYGLOTS } from '@proverka/test-support/hostile-files'

/** The part of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly format?: string
}

/** A file that the generator made: its name and its content. */
export interface GeneratedFile {
  readonly name: string
  readonly content: Uint8Array
}

/** What no client sends on purpose: wrong types, huge numbers, marks of other languages, halves of characters. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0, 1e308, 2 ** 53, [], {}, '', ' ', '\u0000', '\ud800'),
  fc.constantFrom("'; drop table persons; --", '<script>', '../../etc/passwd', '%00', '{{7*7}}', '٣', 'ﷺ'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.anything({ maxDepth: 2 }),
)

const words = fc.constantFrom(
  '00:14:0203005:1047',
  'Кленовая',
  'г. Образцовск, ул. Кленовая, д. 1',
  '2026-11-01',
  'client@example.com',
  '+79991234567',
  'all',
  '0',
  '10',
)

/** Files that we take, files that are two things at once, and bytes of no meaning; with good names and bad ones. */
const files: fc.Arbitrary<GeneratedFile> = fc.record({
  name: fc.oneof(
    fc.constantFrom('акт.png', 'выписка.xml', '../../etc/passwd', 'a\u0000.png', 'x'.repeat(300), ''),
    fc.string({ maxLength: 20 }),
  ),
  content: fc.oneof(
    fc.constantFrom<Uint8Array>(
      png(4, 4),
      extractFile(BUILDING),
      ...POLYGLOTS.map(([, , content]) => content),
    ),
    fc.uint8Array({ maxLength: 200 }),
  ),
})

/** Values of a schema; `ids` are those of existing things. About one leaf in six is hostile. */
export function arbitraryOf(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 5, arbitrary: meant(schema, ids) }, { weight: 1, arbitrary: hostile })
}

function meant(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((part) => arbitraryOf(part, ids)))
  switch ([schema.type].flat()[0]) {
    case 'object':
      return objects(schema, ids)
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, ids), { maxLength: 3 })
    case 'number':
    case 'integer':
      return fc.oneof(fc.integer({ min: -10, max: 1000 }), fc.double())
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      if (schema.format === 'binary') return files
      return fc.oneof(fc.constantFrom(...ids), fc.uuid(), words, fc.string({ maxLength: 20 }))
  }
}

function objects(
  { properties = {}, required = [] }: JsonSchema,
  ids: readonly string[],
): fc.Arbitrary<object> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, arbitraryOf(property, ids)]),
  )
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
}

import { contract, type Endpoint } from '@proverka/api/contract'
import {
  createNamedSchemas,
  jsonSchemaOf,
  pascal,
  readersOf,
  type Json,
  type NamedSchemas,
} from '@proverka/server/open-api'
import { fieldLines, typeText } from './type-text.ts'

/** A shape whose text is no longer than this is written out where it is used. */
const SHORT = 60

type Schema = NonNullable<Endpoint['body']>

/** Types by name, in the order in which the calls need them. */
interface Types {
  readonly named: NamedSchemas
  readonly taken: Set<string>
  /** Those whose structure another call has under its own name, and those that are no object. */
  readonly further: Map<string, string>
  /** What a type is for, by its name: the call that needs it first. */
  readonly words: Map<string, string>
}

/** Names that mean something else in the package or in every program. */
const TAKEN = new Set([
  ...'ApiClient ApiClientOptions ApiError ApiPart AreaCalls Blob Call CallOptions Calls ClientOf'.split(' '),
  ...'ContractError Conversion DownloadedFile Error File Function NonNullable Pick Promise'.split(' '),
  ...'ReadableStream Readonly Record Response UnansweredError Uint8Array'.split(' '),
])

/** A call of the client. */
export interface ClientCall {
  readonly name: string
  readonly endpoint: Endpoint
  /** Whose document has it: that of programs, of the pages of the sites, of the staff. */
  readonly readers: ReturnType<typeof readersOf>
  readonly signature: string
}

export interface ClientTypes {
  /** Calls by area, as the contract has them. */
  readonly areas: ReadonlyMap<keyof typeof contract, readonly ClientCall[]>
  /** What each named type is, with its words. */
  readonly declarations: ReadonlyMap<string, string>
}

/** The name of the functions of an area: `OrdersCalls`. */
export const areaType = (area: string): string => `${pascal(area)}Calls`

/** Every call with its signature, every structure by a name. */
export function clientTypes(): ClientTypes {
  const areas = Object.entries(contract) as readonly [keyof typeof contract, Record<string, Endpoint>][]
  const taken = new Set([...TAKEN, ...areas.map(([area]) => areaType(area))])
  const types: Types = {
    named: createNamedSchemas(['given', 'read'], taken),
    taken,
    further: new Map(),
    words: new Map(),
  }
  const signatures = new Map<Endpoint, string>()
  // Names are given in the order of the OpenAPI documents, so that a structure has the same one here and there.
  for (const readers of ['programs', 'pages', 'staff'] as const)
    for (const [area, calls] of areas)
      for (const [name, endpoint] of Object.entries(calls))
        if (readersOf(area, endpoint) === readers)
          signatures.set(endpoint, signatureOf(area, name, endpoint, types))
  const declarations = [
    ...Object.entries(types.named.schemas).map(([name, schema]): [string, string] => [
      name,
      declaration(name, schema),
    ]),
    ...types.further,
  ]
  return {
    areas: new Map(
      areas.map(([area, calls]) => [
        area,
        Object.entries(calls).map(([name, endpoint]) => ({
          name,
          endpoint,
          readers: readersOf(area, endpoint),
          signature: signatures.get(endpoint) ?? '',
        })),
      ]),
    ),
    declarations: new Map(
      declarations.map(([name, text]) => {
        const words = types.words.get(name)
        return [name, words === undefined ? text : `/** ${words} */\n${text}`]
      }),
    ),
  }
}

function declaration(name: string, schema: Json): string {
  if (schema['properties'] === undefined) return `export type ${name} = ${typeText(schema)}`
  return [`export interface ${name} {`, ...fieldLines(schema), '}'].join('\n')
}

function signatureOf(area: string, name: string, endpoint: Endpoint, types: Types): string {
  const title = pascal(name)
  const call = `${area}.${name}`
  const named = (schema: Schema | undefined, suffix: string, isAlwaysNamed = false) =>
    schema &&
    withWords(
      shapeName(jsonSchemaOf(schema, 'given'), `${title}${suffix}`, area, types, isAlwaysNamed),
      `Что передают в \`${call}\`.`,
      types,
    )
  const headers = endpoint.headers && jsonSchemaOf(endpoint.headers, 'given')
  const parts = [
    ['params', named(endpoint.params, 'Params')],
    ['query', named(endpoint.query, 'Query')],
    ['body', named(endpoint.body, 'Input', true)],
    // Headers that may all be absent are left out as a whole.
    [
      headers?.['required'] && (headers['required'] as []).length > 0 ? 'headers' : 'headers?',
      headers && typeText(headers),
    ],
  ].flatMap(([part, text]) => (text === undefined ? [] : [`${part}: ${text}`]))
  const input = parts.length === 0 ? 'input?: CallOptions' : `input: { ${parts.join('; ')} } & CallOptions`
  const result = withWords(resultText(area, title, endpoint, types), `Что отвечает \`${call}\`.`, types)
  return `(${input}) => Promise<${result}>`
}

/** The same text; where it names a type, or a list of one, the type has the words from now on. */
function withWords(text: string, words: string, types: Types): string {
  const [name] = /^\w+/.exec(text) ?? []
  if (name !== undefined && !types.words.has(name)) types.words.set(name, words)
  return text
}

function resultText(area: string, title: string, { reply, extra }: Endpoint, types: Types): string {
  if (reply === 'blob') return 'DownloadedFile'
  if (reply === 'events') return 'ReadableStream<Uint8Array>'
  const data = shapeName(jsonSchemaOf(reply, 'read'), `${title}Reply`, area, types)
  if (extra === undefined) return data
  const { properties = {}, ...rest } = jsonSchemaOf(extra, 'read')
  const siblings = Object.entries(properties as Readonly<Record<string, Json>>).map(([field, schema]) => [
    field,
    types.named.refer(schema, `${title}${pascal(field)}`, area),
  ])
  return `{ data: ${data}; ${fieldLines({ ...rest, properties: Object.fromEntries(siblings) }).join(' ')} }`
}

/** The name of a shape, or its text where that is short and no object of a name of its own. */
function shapeName(schema: Json, name: string, area: string, types: Types, isAlwaysNamed = false): string {
  const isList = schema['type'] === 'array' && schema['prefixItems'] === undefined
  if (isList) {
    const item = shapeName(schema['items'] as Json, name.replace(/Reply$/, 'Item'), area, types)
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`
  }
  const text = typeText(schema)
  if (text.length <= SHORT && !isAlwaysNamed && !text.includes('[')) return text
  const found = typeText(types.named.refer(schema, name, area))
  const isName = /^\w+$/.test(found)
  // A name of the contract says what it is; that of another call would mislead.
  if (found.endsWith(name) || (isName && !/(Params|Input|Query|Reply|Item)$/.test(found))) return found
  if (!isName && !isAlwaysNamed && found.length <= SHORT) return found
  const own = [name, `${pascal(area)}${name}`].find(
    (free) => !types.taken.has(free) && !(free in types.named.schemas),
  )
  if (own === undefined) throw new Error(`${area}: ${name} is a name of something else`)
  types.taken.add(own)
  types.further.set(
    own,
    isName ? `export interface ${own} extends ${found} {}` : `export type ${own} = ${found}`,
  )
  return own
}

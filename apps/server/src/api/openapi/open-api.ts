import { contract, permissionOf, type Endpoint } from '@proverka/api/contract'
import { EXAMPLES, SUMMARIES, type CallExample } from '@proverka/api/documents'
import { ERROR_CODES, type ErrorCode } from '@proverka/domain/errors'
import type { GenericSchema } from 'valibot'
import { API_BASE } from '../http/api.ts'
import { declaredErrors } from '../http/declared-errors.ts'
import { scopeFor } from '../policies/token-scope.ts'
import { MEDIA_TYPES } from '../http/media-types.ts'
import { AREA_NAMES } from './area-names.ts'
import { jsonSchemaOf, type Json } from './json-schema.ts'
import { createNamedSchemas, pascal, type NamedSchemas } from './named-schemas.ts'
import { createNamedParameters, type NamedParameters } from './named-parameters.ts'
import { GENERAL_CODES, REFUSALS, refusalName, REFUSAL_SCHEMA } from './refusals.ts'

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
}

/** Whose calls a document has: those of programs, those of the pages of the sites, those of the staff. */
export type Readers = 'programs' | 'pages' | 'staff'

const TITLES: Readonly<Record<Readers, string>> = {
  programs: 'Проверка: API',
  pages: 'Проверка: вызовы страниц',
  staff: 'Проверка: вызовы сотрудников',
}

/** What the operations of a document share. */
interface Shared {
  readonly schemas: NamedSchemas
  readonly parameters: NamedParameters
}

/** OpenAPI 3.1 of the contract; made from the same values that the server validates with. */
export function createOpenApi(readers: Readers = 'programs'): Json {
  const shared: Shared = { schemas: createNamedSchemas(), parameters: createNamedParameters() }
  const paths: Record<string, Record<string, Json>> = {}
  const areas = new Set<string>()
  for (const [area, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
      if (readersOf(area, endpoint) !== readers) continue
      areas.add(area)
      // The server answers without the slash, too.
      const path = (paths[endpoint.path.replace(/\/$/, '')] ??= {})
      path[endpoint.method.toLowerCase()] = operation(area, name, endpoint, shared)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: TITLES[readers],
      version: '1.0.0',
      description:
        'Успешный ответ — `{ "data": … }`, отказ — `{ "error": "текст", "code": "order/not-found", "requestId": "…" }`: ' +
        'текст для человека, код для программы, номер запроса для поддержки. Деньги в рублях.\n\n' +
        `Любой вызов может ответить: ${GENERAL_CODES.map((code) => `\`${code}\``).join(', ')}.`,
      contact: { name: 'Поддержка', url: '/contacts' },
      license: { name: 'Условия использования', url: '/legal/terms' },
    },
    // Of the host that the document came from: a page may act on its own host only.
    servers: [{ url: API_BASE, description: 'Узел, с которого прочитан документ' }],
    tags: [...areas].map((area) => ({
      name: area,
      description: AREA_NAMES[area as keyof typeof AREA_NAMES],
    })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Ключ API из настроек или токен входа' },
      },
      parameters: shared.parameters.parameters,
      responses: REFUSALS,
      schemas: { ...shared.schemas.schemas, ...REFUSAL_SCHEMA },
    },
  }
}

/** Areas of which programs have no need: what the pages of the sites do for the person in front of them. */
const PAGE_AREAS = new Set<string>([
  'account',
  'blog',
  'comparison',
  'demo',
  'events',
  'numberWaits',
  'partner',
  'payment',
  'person',
  'saleWaits',
  'saved',
  'shares',
  'site',
  'subjectRequests',
  'system',
])

export function readersOf(area: string, endpoint: Endpoint): Readers {
  if (isOfStaff(area, endpoint)) return 'staff'
  return PAGE_AREAS.has(area) ? 'pages' : 'programs'
}

/** Calls of the staff; some of the administration are open to all of it, whatever its permissions. */
export function isOfStaff(area: string, endpoint: Endpoint): boolean {
  return Boolean(permissionOf(endpoint)) || area === 'admin' || area === 'staff'
}

function operation(area: string, name: string, endpoint: Endpoint, shared: Shared): Json {
  const codes = declaredErrors(endpoint).filter((code) => !GENERAL_CODES.includes(code))
  return {
    operationId: `${area}.${name}`,
    summary: SUMMARIES[endpoint.id],
    tags: [area],
    'x-access': isOfStaff(area, endpoint) ? 'staff' : endpoint.access,
    ...(permissionOf(endpoint) && { 'x-permission': permissionOf(endpoint) }),
    ...(scopeFor(endpoint) && { 'x-token-scope': scopeFor(endpoint) }),
    'x-errors': codes,
    security: endpoint.access === 'guest' ? [] : [{ bearer: [] }],
    ...parametersOf(endpoint, shared, EXAMPLES[`${area}.${name}`] ?? {}),
    ...(endpoint.body && { requestBody: requestBody(area, name, endpoint, shared) }),
    responses: { 200: success(area, name, endpoint, shared), ...failures(codes) },
  }
}

function requestBody(area: string, name: string, endpoint: Endpoint, { schemas }: Shared): Json {
  const schema = schemas.refer(jsonSchemaOf(endpoint.body as GenericSchema), `${pascal(name)}Input`, area)
  const example = EXAMPLES[`${area}.${name}`]?.body
  return {
    required: true,
    content: { [MEDIA_TYPES[endpoint.bodyType]]: { schema, ...(example && { example }) } },
  }
}

function parametersOf(endpoint: Endpoint, { parameters }: Shared, { params, query }: CallExample): Json {
  const all = [
    ...readParameters('path', endpoint.params, parameters, params),
    ...readParameters('query', endpoint.query, parameters, query),
    ...readParameters('header', endpoint.headers, parameters),
    ...headers(endpoint).map((header) => parameters.refer(header, undefined)),
  ]
  return all.length === 0 ? {} : { parameters: all }
}

function headers(endpoint: Endpoint): Json[] {
  const header = (name: string) => ({ name, in: 'header', schema: { type: 'string' } })
  return [
    ...(endpoint.idempotent ? [header('Idempotency-Key')] : []),
    ...(endpoint.sourceSite ? [header('Source-Site'), header('Visit-Source')] : []),
    ...(endpoint.errors.includes('consent/missing') ? [header('Consent-Id')] : []),
  ]
}

function readParameters(
  place: 'path' | 'query' | 'header',
  schema: GenericSchema | undefined,
  parameters: NamedParameters,
  examples: Readonly<Record<string, string>> = {},
): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchemaOf(schema) as ObjectSchema
  return Object.entries(properties).map(([name, property]) =>
    parameters.refer(
      {
        name,
        in: place,
        ...((place === 'path' || required.includes(name)) && { required: true }),
        schema: property,
      },
      examples[name],
    ),
  )
}

function success(area: string, name: string, endpoint: Endpoint, { schemas }: Shared): Json {
  if (endpoint.reply === 'blob') {
    return {
      description: 'Файл',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    }
  }
  if (endpoint.reply === 'events') {
    return {
      description: 'События version и end',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    }
  }
  const reply = schemas.refer(jsonSchemaOf(endpoint.reply), `${pascal(name)}Reply`, area)
  const schema = endpoint.envelope === 'bare' ? reply : envelope(area, name, endpoint, reply, schemas)
  return { description: 'Успех', content: { 'application/json': { schema } } }
}

function envelope(area: string, name: string, { extra }: Endpoint, data: Json, schemas: NamedSchemas): Json {
  const { properties = {}, required = [] }: ObjectSchema = extra ? jsonSchemaOf(extra) : {}
  const siblings = Object.entries(properties).map(([field, schema]): [string, Json] => [
    field,
    schemas.refer(schema, `${pascal(name)}${pascal(field)}`, area),
  ])
  return {
    type: 'object',
    required: ['data', ...required],
    properties: { data, ...Object.fromEntries(siblings) },
  }
}

/** Refusals that this call has in addition to those of all calls, by status. */
function failures(codes: readonly ErrorCode[]): Json {
  const statuses = new Set(codes.map((code) => ERROR_CODES[code].status))
  const refuse = (status: number | string) => [
    status,
    { $ref: `#/components/responses/${refusalName(status)}` },
  ]
  return Object.fromEntries([...statuses, 'default'].map(refuse))
}

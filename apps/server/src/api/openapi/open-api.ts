import { toJsonSchema } from '@valibot/to-json-schema'
import { contract, permissionOf, type Endpoint } from '@proverka/api/contract'
import { SUMMARIES } from '@proverka/api/documents'
import { ERROR_CODES, type ErrorCode } from '@proverka/domain/errors'
import type { GenericSchema } from 'valibot'
import { API_BASE } from '../http/api.ts'
import { declaredErrors } from '../http/declared-errors.ts'
import { scopeFor } from '../policies/token-scope.ts'
import { MEDIA_TYPES } from '../http/media-types.ts'

type Json = Record<string, unknown>

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
}

/** OpenAPI 3.1 of the whole contract; made from the same values that the server validates with. */
export function createOpenApi(): Json {
  const paths: Record<string, Json> = {}
  for (const [area, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
      const path = (paths[endpoint.path] ??= {})
      path[endpoint.method.toLowerCase()] = operation(area, name, endpoint)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Проверка: API',
      version: '1.0.0',
      description:
        'Успешный ответ — `{ "data": … }`, отказ — `{ "error": "текст", "code": "order/not-found", "requestId": "…" }`: ' +
        'текст для человека, код для программы, номер запроса для поддержки. Деньги в рублях.',
    },
    // Of the host that the document came from: a page may act on its own host only.
    servers: [{ url: API_BASE }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: ERROR },
    },
  }
}

const ERROR: Json = {
  type: 'object',
  required: ['error', 'code', 'requestId'],
  properties: {
    error: { type: 'string', description: 'Текст для человека' },
    code: { type: 'string', description: 'По нему решает программа; текст может измениться' },
    requestId: { type: 'string', description: 'Номер запроса: тот же, что в заголовке X-Request-Id' },
    field: { type: 'string', description: 'Путь к полю, которое заполнено неверно' },
    retry_at: { type: 'string', description: 'После лимита: с какого времени можно повторить, ISO 8601' },
    task: {
      type: 'object',
      description:
        'После лимита поисков: задание altcha. С его решением в заголовке proof вызов проходит сразу',
    },
  },
}

function operation(area: string, name: string, endpoint: Endpoint): Json {
  return {
    operationId: `${area}.${name}`,
    summary: SUMMARIES[endpoint.id],
    tags: [area],
    'x-requirement': endpoint.id,
    // Some calls of the administration are open to all of the staff, whatever its permissions.
    'x-access': permissionOf(endpoint) || area === 'admin' ? 'staff' : endpoint.access,
    'x-permission': permissionOf(endpoint) ?? null,
    'x-token-scope': scopeFor(endpoint) ?? null,
    ...(endpoint.access !== 'guest' && { security: [{ bearer: [] }] }),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...parameters('header', endpoint.headers),
      ...headers(endpoint),
    ],
    ...(endpoint.body && { requestBody: requestBody(endpoint) }),
    responses: { 200: success(endpoint), ...failures(endpoint) },
  }
}

function requestBody(endpoint: Endpoint): Json {
  return {
    required: true,
    content: {
      [MEDIA_TYPES[endpoint.bodyType]]: { schema: schemaOf(endpoint.body as GenericSchema, 'input') },
    },
  }
}

function headers(endpoint: Endpoint): Json[] {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  })
  return [
    ...(endpoint.idempotent ? [header('Idempotency-Key', 'Повтор с тем же ключом вернет первый ответ')] : []),
    ...(endpoint.sourceSite
      ? [
          header('Source-Site', 'Узел, с которого сделан вызов'),
          header('Visit-Source', 'Источник посещения (utm_source), в кодировке URL'),
        ]
      : []),
    ...(endpoint.errors.includes('consent/missing')
      ? [header('Consent-Id', 'Номер сохраненных согласий')]
      : []),
  ]
}

function parameters(place: 'path' | 'query' | 'header', schema: GenericSchema | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as ObjectSchema
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function success(endpoint: Endpoint): Json {
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
  return {
    description: 'Успех',
    content: { 'application/json': { schema: bodySchema(endpoint, schemaOf(endpoint.reply, 'input')) } },
  }
}

function bodySchema(endpoint: Endpoint, reply: Json): Json {
  if (endpoint.envelope === 'bare') return reply
  const extra = endpoint.extra ? (schemaOf(endpoint.extra, 'input') as ObjectSchema) : {}
  return {
    type: 'object',
    required: ['data', ...(extra.required ?? [])],
    properties: { data: reply, ...extra.properties },
  }
}

function failures(endpoint: Endpoint): Json {
  const byStatus = Map.groupBy(declaredErrors(endpoint), (code) => ERROR_CODES[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, entries]) => [
      status,
      {
        description: entries.map((code) => `${code}: ${ERROR_CODES[code].text}`).join('\n\n'),
        content: { 'application/json': { schema: refusal(entries) } },
      },
    ]),
  )
}

/** A refusal with the error codes of one status. */
function refusal(codes: readonly ErrorCode[]): Json {
  return {
    allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }],
  }
}

function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    typeMode,
    // Checks and transformations have no JSON Schema; the shape is what a caller needs.
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'file' ? { type: 'string', format: 'binary' } : undefined,
  }) as Json
  return json
}

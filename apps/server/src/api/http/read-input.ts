import { permissionOf, type Endpoint } from '@proverka/api/contract'
import { AppError, appError, ERROR_CODES } from '@proverka/domain/errors'
import type { HonoRequest } from 'hono'
import * as v from 'valibot'
import { InputError } from '../../platform/refusals.ts'
import { isOfType } from './media-types.ts'
import { ownWords } from '../../platform/own-words.ts'
import { readMultipart } from './read-multipart.ts'
import { seenTexts } from './seen-texts.ts'

/** Takes params, query, headers and body apart by the endpoint's schemas. Throws `InputError` with the schema's message. */
export async function readInput(endpoint: Endpoint, request: HonoRequest): Promise<Record<string, unknown>> {
  return {
    ...(endpoint.params && { params: check(endpoint.params, request.param(), 'params') }),
    ...withQuery(endpoint, request),
    ...(endpoint.headers && { headers: check(endpoint.headers, request.header(), 'headers') }),
    ...(endpoint.body && { body: check(endpoint.body, await readBody(endpoint, request), 'body') }),
  }
}

function withQuery(endpoint: Endpoint, request: HonoRequest): { query?: object } {
  const query = readQuery(endpoint, request.query(), 'query')
  return query ? { query } : {}
}

/** The query of an endpoint; `part` is what an error names. Undefined where the endpoint takes none. */
export function readQuery(
  endpoint: Endpoint,
  fields: Record<string, string>,
  part: string,
): object | undefined {
  if (permissionOf(endpoint)) refuseUnknownKeys(endpoint, fields, part)
  return endpoint.query && (check(endpoint.query, dropEmpty(fields), part) as object)
}

/** A misspelt filter would be left out in silence, and an operator would act on a list of something else. */
function refuseUnknownKeys({ query }: Endpoint, fields: Record<string, string>, part: string): void {
  const known = query && 'entries' in query ? Object.keys(query.entries as object) : []
  const unknown = Object.keys(fields).find((key) => !known.includes(key))
  if (unknown === undefined) return
  const words = known.length > 0 ? `. Есть: ${known.join(', ')}` : ''
  throw new InputError(`${part}.${unknown}`, `Такого параметра нет${words}`)
}

async function readBody(endpoint: Endpoint, request: HonoRequest): Promise<unknown> {
  const body = await parseBody(endpoint, request)
  // A list is an object to the schema library; with every field optional it would pass for an empty one.
  if (Array.isArray(body)) throw appError('input/invalid', `${endpoint.id}: a list`)
  if (isTooDeep(body)) throw appError('input/invalid', `${endpoint.id}: nested too deep`)
  return body
}

async function parseBody(endpoint: Endpoint, request: HonoRequest): Promise<unknown> {
  if (!isOfType(request.header('content-type'), endpoint.bodyType)) throw appError('input/media-type')
  try {
    return endpoint.bodyType === 'json' ? await request.json() : await readForm(endpoint, request)
  } catch (error) {
    // No room for it, which is no fault of the body.
    if (error instanceof AppError) throw error
    throw appError('input/invalid', `${endpoint.id}: unreadable body`)
  }
}

function readForm({ bodyType, bodyLimit }: Endpoint, request: HonoRequest): Promise<unknown> {
  return bodyType === 'multipart' ? readMultipart(request.raw, bodyLimit) : request.parseBody()
}

/** No input of the contract is nested deeper; what is would overflow those that walk through it. */
const DEEPEST = 32

function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth >= DEEPEST || Object.values(value).some((part) => isTooDeep(part, depth + 1))
}

function check(schema: v.GenericSchema, value: unknown, part: string): unknown {
  if (isUnstorable(value)) throw new InputError(part, ERROR_CODES['input/invalid'].text)
  const result = v.safeParse(schema, seenTexts(value), { abortPipeEarly: true })
  if (result.success) return result.output
  const issue = result.issues[0]
  const message = ownWords(issue) ?? ERROR_CODES['input/invalid'].text
  throw new InputError([part, v.getDotPath(issue)].filter(Boolean).join('.'), message)
}

function dropEmpty(query: Record<string, string>): Record<string, string> {
  const fields = Object.entries(query)
  return fields.every(([, value]) => value !== '')
    ? query
    : Object.fromEntries(fields.filter(([, value]) => value !== ''))
}

/** What no text of the database can hold: the zero character, half a character. */
function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, part]) => isUnstorable(name) || isUnstorable(part))
}

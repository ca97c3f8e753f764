import type { Endpoint } from '@proverka/api/contract'
import type { GenericSchema } from 'valibot'
import {
  PERSONAL_ENDPOINTS,
  PERSONAL_SCHEMAS,
  personalDataOf,
  type PersonalDataOf,
  type PersonalPart,
} from './personal-data.ts'

/** What a request says of itself, for answers that do not name their subject. */
export interface AnsweredRequest {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly caller: { readonly id: string } | undefined
}

/** Finds whose personal data a body of the endpoint holds. */
export type FindPersonalData = (body: unknown, request: AnsweredRequest) => readonly PersonalDataOf[]

type Visit = (value: unknown, found: Map<string, Set<string>>) => void

/** The parts of valibot's schemas that hold further schemas. */
interface SchemaParts {
  readonly entries?: Readonly<Record<string, GenericSchema>>
  readonly item?: GenericSchema
  readonly wrapped?: GenericSchema
  readonly value?: GenericSchema
  readonly options?: readonly unknown[]
  readonly pipe?: readonly unknown[]
}

/** Undefined when no answer of the endpoint can hold any, so that nothing is looked through. */
export function createPersonalDataFinder(endpoint: Endpoint): FindPersonalData | undefined {
  const ofReply = typeof endpoint.reply === 'string' ? undefined : visitorOf(endpoint.reply)
  const ofExtra = endpoint.extra && visitorOf(endpoint.extra)
  const ofRequest = PERSONAL_ENDPOINTS.get(endpoint)
  if (!ofReply && !ofExtra && !ofRequest) return undefined
  return (body, request) => {
    const found = new Map<string, Set<string>>()
    ofReply?.(endpoint.envelope === 'data' ? at(body, 'data') : body, found)
    ofExtra?.(body, found)
    const id = ofRequest && at(request, ofRequest.id)
    if (typeof id === 'string') add(found, `${ofRequest?.kind}:${id}`, ofRequest?.fields ?? [])
    return [...found].map(([subject, fields]) => ({ subject, fields: [...fields].join(',') }))
  }
}

function visitorOf(schema: GenericSchema): Visit | undefined {
  const parts = PERSONAL_SCHEMAS.get(schema)
  const inner = innerVisitor(schema as SchemaParts)
  if (!parts) return inner
  return (value, found) => {
    for (const part of parts) note(part, value, found)
    inner?.(value, found)
  }
}

function note({ kind, id, fields }: PersonalPart, value: unknown, found: Map<string, Set<string>>): void {
  const known = at(value, id)
  const given = fields.filter((field) => !isEmpty(at(value, field)))
  if (typeof known !== 'string' || given.length === 0) return
  add(found, personalDataOf(kind, known, '').subject, given)
}

function innerVisitor(schema: SchemaParts): Visit | undefined {
  if (schema.entries) return ofEntries(schema.entries)
  const repeated = schema.item ?? schema.value
  if (repeated) {
    const visit = visitorOf(repeated)
    return (
      visit &&
      ((value, found) => {
        for (const one of Object.values(value ?? {})) visit(one, found)
      })
    )
  }
  if (schema.wrapped) return visitorOf(schema.wrapped)
  const choices = (schema.options ?? schema.pipe?.slice(1) ?? []).filter(isSchema)
  return ofAll(choices.map(visitorOf))
}

function ofEntries(entries: Readonly<Record<string, GenericSchema>>): Visit | undefined {
  return ofAll(
    Object.entries(entries).map(([name, schema]): Visit | undefined => {
      const visit = visitorOf(schema)
      return visit && ((value, found) => visit(at(value, name), found))
    }),
  )
}

function ofAll(visits: readonly (Visit | undefined)[]): Visit | undefined {
  const own = visits.filter((visit) => visit !== undefined)
  if (own.length === 0) return undefined
  return (value, found) => {
    if (typeof value !== 'object' || value === null) return
    for (const visit of own) visit(value, found)
  }
}

function add(found: Map<string, Set<string>>, subject: string, fields: readonly string[]): void {
  found.set(subject, new Set([...(found.get(subject) ?? []), ...fields]))
}

function at(value: unknown, path: string): unknown {
  let inner = value
  for (const name of path.split('.')) {
    if (typeof inner !== 'object' || inner === null) return undefined
    inner = (inner as Record<string, unknown>)[name]
  }
  return inner
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'schema'

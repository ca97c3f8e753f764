import { permissionOf, type Endpoint } from '@proverka/api/contract'
import { PERSONAL_ENDPOINTS } from './personal-data.ts'
import { personalDataOf, type PersonalDataOf, type PersonalPart } from './personal-part.ts'
import { createPersonalVisitor, valueAt } from './visit-personal-parts.ts'

/** What a request says of itself, for answers that do not name their subject. */
export interface AnsweredRequest {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly caller: { readonly id: string } | undefined
}

/** Finds whose personal data a body of the endpoint holds. */
export type FindPersonalData = (body: unknown, request: AnsweredRequest) => readonly PersonalDataOf[]

type Found = Map<string, Set<string>>

/** Undefined when no answer of the endpoint can hold any, so that nothing is looked through. */
export function createPersonalDataFinder(endpoint: Endpoint): FindPersonalData | undefined {
  const ofReply = typeof endpoint.reply === 'string' ? undefined : createPersonalVisitor(endpoint.reply)
  const ofExtra = endpoint.extra && createPersonalVisitor(endpoint.extra)
  const ofRequest = PERSONAL_ENDPOINTS.get(endpoint)
  if (!ofReply && !ofExtra && !ofRequest) return undefined
  const isMasked = permissionOf(endpoint) !== undefined
  return (body, request) => {
    const found: Found = new Map()
    const noteTo = (part: PersonalPart, value: unknown) => note(part, value, found, isMasked)
    ofReply?.(endpoint.envelope === 'data' ? valueAt(body, 'data') : body, noteTo)
    ofExtra?.(body, noteTo)
    const id = ofRequest && valueAt(request, ofRequest.id)
    if (typeof id === 'string') add(found, `${ofRequest?.kind}:${id}`, ofRequest?.fields ?? [])
    return [...found].map(([subject, fields]) => ({ subject, fields: [...fields].join(',') }))
  }
}

/** A masked field tells nothing. */
function note(
  { kind, id, fields, masks }: PersonalPart,
  value: unknown,
  found: Found,
  isMasked: boolean,
): void {
  const known = valueAt(value, id)
  const given = fields.filter(
    (field) => !(isMasked && masks && Object.hasOwn(masks, field)) && !isEmpty(valueAt(value, field)),
  )
  if (typeof known !== 'string' || given.length === 0) return
  add(found, personalDataOf(kind, known, '').subject, given)
}

function add(found: Found, subject: string, fields: readonly string[]): void {
  found.set(subject, new Set([...(found.get(subject) ?? []), ...fields]))
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

import { emailInputSchema, REQUIRED_MESSAGE } from '@proverka/domain'
import {
  checkedPersonSchema,
  DESTRUCTION_CODE_MESSAGE,
  normaliseDestructionCode,
  SUBJECT_REQUEST_KINDS,
  SUBJECT_REQUEST_STATES,
  SUBJECT_TEXT_LIMIT,
} from '@proverka/domain/legal'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { idSchema, instantSchema, pageQuery } from './shared.ts'

const words = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, REQUIRED_MESSAGE),
  v.maxLength(SUBJECT_TEXT_LIMIT, 'Поле слишком длинное'),
)

/** The reply to the requester: the number and the last day for an answer. */
const acceptedRequestSchema = v.object({
  number: v.number(),
  /** YYYY-MM-DD */
  due_on: v.string(),
})

/** The code of an act as it is typed, in its normal form. */
const actCodeSchema = v.object({
  code: v.pipe(
    v.string(DESTRUCTION_CODE_MESSAGE),
    v.maxLength(100, DESTRUCTION_CODE_MESSAGE),
    v.transform((text) => normaliseDestructionCode(text) ?? ''),
    v.minLength(1, DESTRUCTION_CODE_MESSAGE),
  ),
})

/** An act of destruction as the person whose data were destroyed sees it: without names. */
export const handedActSchema = v.object({
  number: v.number(),
  /** YYYY-MM-DD */
  day: v.string(),
  ground: v.picklist(['term', 'removal', 'objection']),
  /** Name of the operator who destroyed the data. */
  operator: v.string(),
  destroyed: v.array(
    v.object({
      /** Kind of the register of personal data, in Russian. */
      category: v.string(),
      /** When the last of them was destroyed. */
      at: instantSchema,
      /** Records and files. */
      count: v.number(),
    }),
  ),
})

/** Requests and objections of people who were checked (articles 14, 20 and 21 of 152-FZ). */
export const subjectRequests = {
  /** The act of what was destroyed of a person, by the code of the email. A POST, so that the code is in no URL and no log. */
  openAct: endpoint({
    id: 'OWN-destruction-act',
    method: 'POST',
    path: '/personal_data/act',
    access: 'guest',
    body: actCodeSchema,
    reply: handedActSchema,
    errors: ['destruction-act/code-unknown', 'rate/limit'],
  }),
  /** The same act in print, with the extract of the log below it. */
  downloadAct: endpoint({
    id: 'OWN-destruction-act-file',
    method: 'POST',
    path: '/personal_data/act/pdf',
    access: 'guest',
    body: actCodeSchema,
    reply: 'blob',
    errors: ['destruction-act/code-unknown', 'rate/limit'],
  }),
  /** Does not reveal whether any data are held about the person: the identity is checked first. */
  ask: endpoint({
    id: 'OWN-subject-request',
    method: 'POST',
    path: '/personal_data/request',
    access: 'guest',
    body: v.object({
      kind: v.picklist(SUBJECT_REQUEST_KINDS, 'Выберите, чего вы хотите'),
      person: checkedPersonSchema,
      email: emailInputSchema,
      text: v.optional(
        v.pipe(v.string(), v.trim(), v.maxLength(SUBJECT_TEXT_LIMIT, 'Поле слишком длинное')),
        '',
      ),
    }),
    bodyLimit: 32 * 1024,
    reply: acceptedRequestSchema,
    errors: ['rate/limit'],
    idempotent: true,
  }),
}

/** The same as the operator sees it. */
export const subjectRequestSchema = v.object({
  request_id: idSchema,
  number: v.number(),
  kind: v.picklist(SUBJECT_REQUEST_KINDS),
  state: v.picklist(SUBJECT_REQUEST_STATES),
  person: v.object({
    lastName: v.string(),
    firstName: v.string(),
    middleName: v.string(),
    birthDate: v.string(),
    inn: v.string(),
    phone: v.string(),
  }),
  email: v.string(),
  text: v.string(),
  created_at: instantSchema,
  due_on: v.string(),
  extended_for: v.nullable(v.string()),
  verified_by: v.nullable(v.string()),
  answer: v.nullable(v.string()),
  ended_at: v.nullable(instantSchema),
  /** Of what an objection destroyed; null when nothing was. */
  act_id: v.nullable(idSchema),
})

/** The same in a list, where the data of the person are masked. */
const listedRequestSchema = v.object(subjectRequestSchema.entries)

/** A record with data of the person. Who placed the order is not disclosed. */
export const heldRecordSchema = v.object({
  /** An order or a watch; the folder of a deal and a file belong to a client, who keeps them there. */
  place: v.picklist(['order', 'watch', 'deal', 'file']),
  /** Of the order item, the watch, the deal or the file: what `namesakes` names. */
  record_id: idSchema,
  /** Null outside of orders, as the number. */
  order_item_id: v.nullable(idSchema),
  order_number: v.nullable(v.number()),
  product: v.string(),
  /** `same`: name and birth date, INN or phone agree; `namesake`: the name alone does. */
  match: v.picklist(['same', 'namesake']),
  purpose: v.nullable(v.string()),
  ground: v.nullable(v.string()),
  ordered_at: instantSchema,
  /** The order is in work: its part is given back before the data go. */
  in_work: v.boolean(),
})

const destructionActSchema = v.object({
  act_id: idSchema,
  number: v.number(),
  cause: v.picklist(['term', 'removal', 'objection']),
  /** YYYY-MM-DD */
  day: v.string(),
  subject: v.string(),
  /** Records and files. */
  destroyed: v.number(),
})

const REQUEST_ERRORS = ['subject-request/not-found', 'subject-request/illegal-move'] as const

/** The life of data, for those who answer for it. */
export const adminPersonalData = {
  /** What waits for an answer first, the oldest on top. */
  listSubjectRequests: endpoint({
    id: 'OWN-admin-subject-requests',
    method: 'GET',
    path: '/admin/personal_data/requests',
    access: 'staff:subjects.read',
    query: v.object(pageQuery),
    reply: v.array(listedRequestSchema),
  }),
  /** The request in full: the identity is checked by it, and the answer is sent to its address. */
  getSubjectRequest: endpoint({
    id: 'OWN-admin-subject-request-data',
    method: 'GET',
    path: '/admin/personal_data/requests/{id}',
    access: 'staff:subjects.read',
    params: v.object({ id: idSchema }),
    reply: subjectRequestSchema,
    errors: ['subject-request/not-found'],
  }),
  /** What is held about the person, in orders of everybody; only once the identity is checked. */
  findSubjectData: endpoint({
    id: 'OWN-admin-subject-data',
    method: 'GET',
    path: '/admin/personal_data/requests/{id}/data',
    access: 'staff:subjects.read',
    params: v.object({ id: idSchema }),
    reply: v.array(heldRecordSchema),
    errors: ['subject-request/not-found', 'subject-request/not-verified'],
  }),
  /**
   * Moves a request to its next state; the person receives an email about each. `carry_out` destroys what is stored
   * under `same` and under the namesakes that the operator names.
   */
  moveSubjectRequest: endpoint({
    id: 'OWN-admin-subject-request',
    method: 'PUT',
    path: '/admin/personal_data/request',
    access: 'staff:subjects.write',
    body: v.variant('action', [
      v.object({ request_id: idSchema, action: v.literal('verify'), how: words }),
      v.object({ request_id: idSchema, action: v.literal('extend'), reason: words }),
      v.object({ request_id: idSchema, action: v.literal('answer'), text: words }),
      v.object({ request_id: idSchema, action: v.literal('refuse'), reason: words }),
      v.object({
        request_id: idSchema,
        action: v.literal('carry_out'),
        namesakes: v.optional(v.pipe(v.array(idSchema), v.maxLength(100)), []),
      }),
    ]),
    bodyLimit: 32 * 1024,
    reply: subjectRequestSchema,
    errors: [...REQUEST_ERRORS, 'subject-request/in-work'],
    idempotent: true,
  }),
  listDestructionActs: endpoint({
    id: 'OWN-admin-acts',
    method: 'GET',
    path: '/admin/personal_data/acts',
    access: 'staff:subjects.read',
    query: v.object(pageQuery),
    reply: v.array(destructionActSchema),
  }),
  /** The act with the extract of the log below it, as PDF. */
  downloadDestructionAct: endpoint({
    id: 'OWN-admin-act',
    method: 'GET',
    path: '/admin/personal_data/acts/{id}',
    access: 'staff:subjects.read',
    params: v.object({ id: idSchema }),
    reply: 'blob',
    errors: ['destruction-act/not-found'],
  }),
}

import { emailInputSchema, normaliseCadastralNumber } from '@proverka/domain'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { idSchema, linkTextSchema } from './shared.ts'

const words = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))

/** Unconfirmed objects, handed to the operator. Each is answered by one email. */
export const numberWaits = {
  /** The first letter asks for a confirmation. Does not reveal whether the address waits already. */
  ask: endpoint({
    id: 'OWN-number-wait',
    method: 'POST',
    path: '/objects/waits',
    access: 'guest',
    body: v.object({
      /** The number or the address that was searched for. */
      key: words(500),
      note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
      email: emailInputSchema,
    }),
    bodyLimit: 8192,
    /** Until when the answer is promised, ISO instant. */
    reply: v.object({ sent: v.literal(true), answer_by: v.string() }),
    errors: ['number-wait/known'],
  }),
  /** By the token of that letter: the address then waits for all that it was left for at this site. */
  confirm: endpoint({
    id: 'OWN-number-wait-confirm',
    method: 'PUT',
    path: '/objects/waits',
    access: 'guest',
    body: v.object({ token: linkTextSchema }),
    bodyLimit: 4096,
    reply: v.object({ keys: v.array(v.string()), answer_by: v.string() }),
    errors: ['number-wait/unknown'],
  }),
  /** By the same token: all that the address was left for at this site is deleted. */
  remove: endpoint({
    id: 'OWN-number-wait-remove',
    method: 'PUT',
    path: '/objects/waits/removal',
    access: 'guest',
    body: v.object({ token: linkTextSchema }),
    bodyLimit: 4096,
    reply: v.object({ removed: v.number() }),
    errors: ['number-wait/unknown'],
  }),
}

const waitSchema = v.object({
  wait_id: v.string(),
  site: v.string(),
  key: v.string(),
  number: v.nullable(v.string()),
  note: v.string(),
  asked_at: v.string(),
  answer_by: v.string(),
})

const numberSchema = v.pipe(
  v.string(),
  v.check((text) => normaliseCadastralNumber(text) !== null, 'Некорректный кадастровый номер'),
  v.transform((text) => normaliseCadastralNumber(text) ?? text),
)

/** What the operator found; without `object` the register must know the number already. */
const foundSchema = v.object({
  outcome: v.literal('found'),
  number: numberSchema,
  object: v.optional(
    v.object({
      kind: v.picklist(['land', 'building', 'structure', 'unfinished', 'premises', 'room', 'car-place']),
      address: words(500),
      /** m² */
      area: v.optional(v.pipe(v.number(), v.minValue(0.01))),
      /** Where the operator saw it: the number of an extract, the name of a portal. */
      document: words(200),
    }),
  ),
})

const absentSchema = v.object({
  outcome: v.literal('absent'),
  /** Who says so, in words for the visitor. */
  reason: words(1000),
})

export const adminNumberWaits = {
  /** Requests whose email is confirmed, the most urgent first; the addresses are not disclosed. */
  listNumberWaits: endpoint({
    id: 'OWN-admin-number-waits',
    method: 'GET',
    path: '/admin/objects/waits',
    access: 'staff:fulfilments.read',
    reply: v.array(waitSchema),
  }),
  /** Answers all who wait for the same key at that site, by one email each, and deletes their requests. */
  answerNumberWait: endpoint({
    id: 'OWN-admin-number-wait',
    method: 'PUT',
    path: '/admin/objects/waits',
    access: 'staff:fulfilments.write',
    body: v.object({ wait_id: idSchema, answer: v.variant('outcome', [foundSchema, absentSchema]) }),
    reply: v.object({ answered: v.number() }),
    errors: ['number-wait/unknown', 'number-wait/not-known'],
    idempotent: true,
  }),
}

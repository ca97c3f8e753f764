import { SHOW_REASONS, SHOWN_FIELDS, type ShownField, type ShownKind } from '@proverka/domain'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { flagQuerySchema, idSchema, instantSchema, pageQuery } from '../shared.ts'
import { lineSchema, momentSchema } from './fields.ts'

const reasonEntries = {
  reason: v.picklist(SHOW_REASONS, 'Выберите причину'),
  /** Number of the request or of the order that it is for. */
  reference: v.optional(lineSchema(60)),
  /** The reason in words: without data of people, for the log is never changed. */
  text: v.optional(lineSchema(200)),
}

const shown = <Kind extends ShownKind>(kind: Kind) =>
  v.object({
    kind: v.literal(kind),
    id: idSchema,
    field: v.picklist(SHOWN_FIELDS[kind], 'Такого поля нет') as v.GenericSchema<ShownField, ShownField>,
    ...reasonEntries,
  })

const KINDS = Object.keys(SHOWN_FIELDS) as readonly ShownKind[]

/** `order:<id>` */
const subjectSchema = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(?:${KINDS.join('|')}):[0-9a-f-]{36}$`), 'Ожидалось, например, order:<номер>'),
  v.check((subject) => v.is(idSchema, subject.split(':')[1]), 'Неизвестный номер'),
)

/** One reading of personal data by the staff. */
export const personalReadSchema = v.object({
  at: instantSchema,
  reader_id: v.string(),
  /** Name of the reader, or his address where he gave none. */
  reader: v.string(),
  subject: v.string(),
  /** Names of the fields, with commas between them. */
  fields: v.string(),
  /** Id of the call. */
  call: v.string(),
  /** Null: the call is made for this data, and asks for no reason. */
  reason: v.nullable(v.string()),
  /** What the reason is called, in Russian. */
  reason_label: v.nullable(v.string()),
  reference: v.nullable(v.string()),
  text: v.nullable(v.string()),
})

/** Masked personal data, shown one value at a time (CONSOLE-03). */
export const adminPersonalReads = {
  /** Each look is written to the log of readings. Needs the permission to read what the field belongs to, too. */
  showPersonalData: endpoint({
    id: 'OWN-personal-data-show',
    method: 'POST',
    path: '/admin/personal_data/show',
    access: 'staff:personal.read',
    body: v.variant('kind', [
      shown('person'),
      shown('order'),
      shown('order_item'),
      shown('withdrawal'),
      shown('fault'),
      shown('subject_request'),
      shown('intake_file'),
    ]),
    reply: v.object({
      /** Null: nothing is known. */
      value: v.nullable(v.string()),
      /** When a screen masks it again. */
      shown_until: instantSchema,
    }),
    errors: ['personal-data/not-found', 'personal-data/reason-missing', 'access/denied'],
  }),
  /** Readings by the staff of one thing, and of the parts of an order; the newest first. */
  listPersonalReadings: endpoint({
    id: 'OWN-personal-data-readings',
    method: 'GET',
    path: '/admin/personal_data/readings',
    access: 'staff:personal.read',
    query: v.object({ subject: subjectSchema, ...pageQuery }),
    reply: v.object({ readings: v.array(personalReadSchema), count: v.number() }),
  }),
  /** All readings by the staff, or those of one member; the newest first. */
  listReadingLog: endpoint({
    id: 'OWN-personal-data-log',
    method: 'GET',
    path: '/admin/personal_data/log',
    access: 'staff:log.read',
    query: v.object({
      reader_id: v.optional(idSchema),
      /** `true`: only those that a reason was named for. */
      with_reason: flagQuerySchema,
      /** Up to this instant: reading the log is logged, too, and would shift the pages. */
      until: v.optional(momentSchema),
      ...pageQuery,
    }),
    reply: v.object({ readings: v.array(personalReadSchema) }),
  }),
}

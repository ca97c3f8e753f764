import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { idSchema, instantSchema, pageQuery } from '../shared.ts'

const MEBIBYTE = 1024 * 1024

/** Bytes of the files of one call together. */
export const INTAKE_LIMIT = 100 * MEBIBYTE

/** Most files of one call; an archive counts as one. */
export const INTAKE_FILES = 50

/** Which part of an order a file belongs to, as people name it. */
const partEntries = {
  order_number: v.number(),
  /** Type of the question: `extract`, `rights-history`. */
  kind: v.string(),
}

/** A file that answers an order. */
export const intakeMatchSchema = v.object({
  match_id: v.string(),
  file_id: v.string(),
  file_name: v.string(),
  fulfilment_id: v.string(),
  order_item_id: v.string(),
  ...partEntries,
  matched_by: v.picklist(['request-number', 'object', 'notice-text', 'operator']),
  matched_at: instantSchema,
  /** Until when it may be taken back. */
  undo_until: instantSchema,
  undone_at: v.nullable(instantSchema),
})

/** What became of a file that was brought. */
export const takenFileSchema = v.object({
  name: v.string(),
  /** Names of the archives that it came in, the outermost first. */
  archives: v.array(v.string()),
  /** `refused` and `unused` are not stored; `known` has answered an order before. */
  state: v.picklist(['answered', 'waiting', 'known', 'unused', 'refused']),
  file_id: v.nullable(v.string()),
  order_item_id: v.nullable(v.string()),
  /** What it has answered, and by what it was matched; null where it answers nothing. */
  match: v.nullable(intakeMatchSchema),
  /** Why it is not used, for people. */
  reason: v.nullable(v.string()),
})

/** A fulfilment that an operator may choose for a file, and why it is not chosen by itself. */
const candidateSchema = v.object({
  fulfilment_id: v.string(),
  ...partEntries,
  request_number: v.nullable(v.string()),
  reason: v.picklist(['fits', 'several', 'other-content', 'other-request', 'other-kind', 'formed-before']),
})

/** A stored file that answers no order. */
export const waitingFileSchema = v.object({
  file_id: v.string(),
  name: v.string(),
  archives: v.array(v.string()),
  kind: v.picklist(['xml', 'pdf']),
  brought_at: instantSchema,
  /** Root of the XML: `extract_about_property_room`; null with a PDF, as all that follows. */
  document: v.nullable(v.string()),
  number: v.nullable(v.string()),
  date: v.nullable(v.string()),
  cadastral_numbers: v.array(v.string()),
  /** What was asked, in the words of a notice or a refusal, and its reason. */
  asked: v.nullable(v.string()),
  notice_reason: v.nullable(v.string()),
  candidates: v.array(candidateSchema),
})

const filesSchema = v.pipe(
  v.union([v.array(v.file()), v.file()], 'Приложите файлы'),
  v.transform((files) => (Array.isArray(files) ? files : [files])),
  v.minLength(1, 'Приложите файлы'),
  v.maxLength(INTAKE_FILES, `За раз не больше ${INTAKE_FILES} файлов; в архиве их может быть больше`),
)

/** Files of the register that the operator brings (FULFIL-03, FULFIL-04). A repeat of any of these calls does nothing twice. */
export const adminIntake = {
  /** Takes in archives, extracts, signatures and PDFs; each extract finds its order or waits. */
  takeInFiles: endpoint({
    id: 'OWN-intake',
    method: 'POST',
    path: '/admin/intake',
    access: 'staff:fulfilments.write',
    body: v.object({ files: filesSchema }),
    bodyType: 'multipart',
    bodyLimit: INTAKE_LIMIT + MEBIBYTE,
    reply: v.object({ files: v.array(takenFileSchema) }),
    timeoutMs: 600_000,
  }),
  listWaitingFiles: endpoint({
    id: 'OWN-intake-waiting',
    method: 'GET',
    path: '/admin/intake/waiting',
    access: 'staff:fulfilments.read',
    query: v.object({ ...pageQuery }),
    reply: v.object({ files: v.array(waitingFileSchema), count: v.number() }),
  }),
  /** What files have answered, the newest first. */
  listIntakeMatches: endpoint({
    id: 'OWN-intake-matches',
    method: 'GET',
    path: '/admin/intake/matches',
    access: 'staff:fulfilments.read',
    query: v.object({ ...pageQuery }),
    reply: v.object({ matches: v.array(intakeMatchSchema) }),
  }),
  /** Answers the chosen fulfilments with a file, all of them or none. */
  chooseFulfilments: endpoint({
    id: 'OWN-intake-choice',
    method: 'PUT',
    path: '/admin/intake/choice',
    access: 'staff:fulfilments.write',
    body: v.object({
      file_id: idSchema,
      fulfilment_ids: v.pipe(v.array(idSchema), v.minLength(1, 'Выберите заказ'), v.maxLength(100)),
    }),
    reply: v.object({ matches: v.array(intakeMatchSchema) }),
    errors: [
      'intake/not-found',
      'intake/pdf-alone',
      'intake/closed',
      'file/not-found',
      'extract/other-object',
      'extract/other-kind',
    ],
    timeoutMs: 120_000,
  }),
  /** Takes an answer back: the order waits again, and its buyer receives one email. */
  undoIntakeMatch: endpoint({
    id: 'OWN-intake-undo',
    method: 'PUT',
    path: '/admin/intake/undo',
    access: 'staff:fulfilments.write',
    body: v.object({ match_id: idSchema }),
    reply: intakeMatchSchema,
    errors: [
      'intake/not-found',
      'fulfilment/not-found',
      'fulfilment/illegal-move',
      'fulfilment/undo-too-late',
    ],
  }),
}

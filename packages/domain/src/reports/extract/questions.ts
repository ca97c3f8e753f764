import * as v from 'valibot'

/** What a buyer asks an extract. Each kind of document answers some of them and is silent on the others (TRUE-01). */
export const EXTRACT_QUESTIONS = [
  'object',
  'rights',
  'encumbrances',
  'history',
  'litigation',
  'objections',
  'claims',
  'deals',
] as const

/** A question to an extract. */
export type ExtractQuestion = (typeof EXTRACT_QUESTIONS)[number]

/**
 * How a file answers a question. `absent`: the part is not in the file; `no-data`: the register writes «данные
 * отсутствуют», which is no «нет»; `empty`: the part is there and holds nothing, or says that nothing is registered;
 * `partly` and `not-understood`: some or all of what the part holds could not be read.
 */
export const partStateSchema = v.picklist([
  'absent',
  'no-data',
  'empty',
  'filled',
  'partly',
  'not-understood',
])

/** How a file answers a question. */
export type PartState = v.InferOutput<typeof partStateSchema>

/** The state of each part that the reader looked for. */
export const extractPartsSchema = v.record(v.picklist(EXTRACT_QUESTIONS), partStateSchema)

/** The state of each part that the reader looked for. */
export type ExtractParts = { [question in ExtractQuestion]?: PartState }

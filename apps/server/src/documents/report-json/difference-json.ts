import * as v from 'valibot'
import { viewOfPair, type DifferencePair } from '../pdf/create-difference-pdf.ts'

/** Grows when a program that reads the former version would misread the new one. */
export const DIFFERENCE_JSON_VERSION = 1

/** Address of the published schema below the origin of a site. */
export const DIFFERENCE_SCHEMA_PATH = `/api-docs/difference-${DIFFERENCE_JSON_VERSION}.json`

const sideSchema = v.object({
  /** Id of the order item. */
  id: v.string(),
  number: v.string(),
  title: v.string(),
  updated_at: v.pipe(v.string(), v.isoTimestamp()),
})

const answerSchema = v.object({
  words: v.string(),
  /** False where the report has no answer: the words then say why. */
  known: v.boolean(),
})

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The difference of two reports as a file for programs (TRUST-09): the questions that page and PDF show, and their counts. */
export const differenceJsonSchema = v.object({
  $schema: v.pipe(v.string(), v.url()),
  version: v.literal(DIFFERENCE_JSON_VERSION),
  title: v.string(),
  demo: v.boolean(),
  subject: v.string(),
  before: sideSchema,
  now: sideSchema,
  counts: v.object({ changed: count, same: count, incomparable: count }),
  questions: v.array(
    v.object({
      section: v.string(),
      what: v.string(),
      before: answerSchema,
      now: answerSchema,
      state: v.picklist(['changed', 'same', 'incomparable']),
      meaning: v.string(),
    }),
  ),
})

/** The file of a difference; `schemaUrl` is where its schema is published. */
export function differenceJson(pair: DifferencePair, schemaUrl: string): string {
  const view = viewOfPair(pair)
  const { title, demo, subject, counts, sections } = view
  const answer = ({ words, isUnknown }: { words: string; isUnknown?: true }) => ({ words, known: !isUnknown })
  const file: v.InferInput<typeof differenceJsonSchema> = {
    $schema: schemaUrl,
    version: DIFFERENCE_JSON_VERSION,
    title,
    demo,
    subject,
    before: {
      id: pair.before.id,
      number: view.before.number,
      title: view.before.product,
      updated_at: pair.before.updated_at,
    },
    now: {
      id: pair.now.id,
      number: view.now.number,
      title: view.now.product,
      updated_at: pair.now.updated_at,
    },
    counts: { ...counts },
    questions: sections.flatMap((section) =>
      section.rows.map(({ what, before, now, state, meaning }) => ({
        section: section.title,
        what,
        before: answer(before),
        now: answer(now),
        state,
        meaning,
      })),
    ),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

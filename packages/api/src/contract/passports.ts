import { normalisePassport, PASSPORT_MESSAGE } from '@proverka/domain'
import { NOT_CHECKED_REASONS } from '@proverka/domain/reports'
import type { NotCheckedReason } from '@proverka/domain/reports'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** A number with generous separators. */
const TEXT_LENGTH = 64

const passportSchema = v.pipe(
  v.string(),
  v.maxLength(TEXT_LENGTH, PASSPORT_MESSAGE),
  v.transform((text) => normalisePassport(text)),
  v.string(PASSPORT_MESSAGE),
)

export const passports = {
  /** PROD-19: whether a domestic passport is listed as invalid, by its number alone; the number is not stored. */
  checkPassport: endpoint({
    id: 'OWN-passport',
    method: 'POST',
    path: '/passport',
    access: 'guest',
    body: v.object({ passport: passportSchema }),
    bodyLimit: 1024,
    reply: v.object({
      result: v.picklist(['listed', 'not-listed', 'not-checked']),
      /** With `not-checked`. */
      reason: v.nullable(v.picklist(Object.keys(NOT_CHECKED_REASONS) as NotCheckedReason[])),
      /** With `listed`: what the register says of it. */
      facts: v.array(v.object({ label: v.string(), value: v.string() })),
      /** As in the stamps of answers: «МВД». */
      source: v.string(),
      answered_at: v.string(),
      /** An invented register answered. */
      demo: v.boolean(),
    }),
    errors: ['rate/limit'],
  }),
}

import { appError } from '@proverka/domain/errors'
import { moscowDate } from '@proverka/domain/timing'
import { personFault, type PersonInput } from '@proverka/domain/checks'
import * as v from 'valibot'
import { InputError } from '../../platform/refusals.ts'
import { ownWords } from '../../platform/own-words.ts'

/**
 * Who is to be checked, and why, as an order names it. Throws the message of the field that is wrong; where something is
 * absent as a whole, the library has only English words, and ours say what is needed.
 */
export function readPersonMetadata<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const issue = result.issues[0]
  const field = v.getDotPath(issue)?.replace(/^metadata\./, '') ?? 'person'
  const words = ownWords(issue)
  if (words !== undefined) throw new InputError(field, words)
  throw appError(
    field === 'purpose' || field === 'ground' ? 'order/purpose-missing' : 'order/subject-missing',
    field,
  )
}

/** Refuses people whom no register can contain: «не найдено» about them would mean nothing. */
export function requirePeople(people: readonly PersonInput[], now: Date): void {
  for (const person of people) {
    const fault = personFault(person, moscowDate(now.getTime()))
    if (fault) throw new InputError(`person.${fault.field}`, fault.message)
  }
}

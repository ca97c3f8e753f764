import type { KnownOfSubject, OfferedQuestion } from '@proverka/domain/orders'
import type { AskedDatum, AskedDocument } from './use-person-form.ts'

/** The questions of a check, and which of them can be answered about a person of whom so much is known. */
export type Offered = (known: KnownOfSubject) => readonly OfferedQuestion[]

/** What every form about a person asks. */
const NAMED = { lastName: true, firstName: true, birthDate: true }
const ASKED_DATA: readonly AskedDatum[] = ['region', 'passport', 'license', 'inn']

/** What a form insists on beside name and birth date: the documents of the check, and what its leading questions need. */
export function askedData(
  offered: Offered | undefined,
  documents: readonly AskedDocument[] = [],
): readonly AskedDatum[] {
  const leading = offered?.(NAMED).filter(({ isLeading }) => isLeading) ?? []
  return ASKED_DATA.filter(
    (name) => documents.some((one) => one === name) || leading.some(({ missing }) => missing.includes(name)),
  )
}

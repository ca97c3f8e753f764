import { isOverdue } from '../extract/ended-entries.ts'
import type { Extract, ExtractEncumbrance } from '../extract/extract.ts'

/** The rule that an encumbrance falls under. */
export type EncumbranceKey = 'arrest' | 'mortgage' | 'other-encumbrance' | 'overdue-encumbrance'

/** What of an encumbrance decides it. */
export type Classified = Pick<ExtractEncumbrance, 'type' | 'documents' | 'to'>

/** The document that tells of it. */
export type Dated = Pick<Extract, 'date'>

const ARREST = /арест|запре[тщ]/i
const LIFTED = /снят|отмен|прекращ/i
const MORTGAGE = /ипотек|залог/i

/** The key of the rule. The register has a type for what it does not name: only its ground tells that it is an arrest. */
export function encumbranceKey(encumbrance: Classified, document: Dated): EncumbranceKey {
  if (isOverdue(encumbrance, document)) return 'overdue-encumbrance'
  const { type, documents } = encumbrance
  const isUnnamed = /^(?:проч|ин(?:ые|ое))/i.test(type)
  if (ARREST.test(type) || (isUnnamed && documents.some(imposesArrest))) return 'arrest'
  return MORTGAGE.test(type) ? 'mortgage' : 'other-encumbrance'
}

const imposesArrest = ({ name }: ExtractEncumbrance['documents'][number]): boolean =>
  ARREST.test(name) && !LIFTED.test(name)

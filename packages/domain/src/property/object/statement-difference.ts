import { formatDate } from '../../format/format-date.ts'
import { currentOwnership, ownerCount } from '../../reports/extract/current-ownership.ts'
import type { Extract } from '../../reports/extract/extract.ts'

/** What one field of a statement said and what it says now, in words for people. */
export interface StatementChange {
  readonly before: string
  readonly after: string
}

/** The four fields of `diffStatement`: what has changed, or false (ENTITY-13). */
export interface StatementDifference {
  readonly amount_of_owners: StatementChange | false
  readonly date_rights: StatementChange | false
  readonly registration_number_of_rights: StatementChange | false
  readonly encumbrance: StatementChange | false
}

const NONE = 'нет'

/**
 * In what an extract of a day differs from one of a later day. The order of entries counts for nothing. Undefined when
 * the two cannot be compared: one is a notice, never tells about rights, or is of the kind that leaves encumbrances out
 * while the other is not.
 */
export function diffStatement(before: Extract, after: Extract): StatementDifference | undefined {
  if (!isStatement(before) || !isStatement(after) || isHistory(before) !== isHistory(after)) return undefined
  const changeOf = (say: (extract: Extract) => string) => change(say(before), say(after))
  return {
    amount_of_owners: changeOf((extract) => String(ownerCount(extract))),
    date_rights: changeOf((extract) =>
      list(
        currentOwnership(extract).map(({ date }) => date),
        formatDate,
      ),
    ),
    registration_number_of_rights: changeOf((extract) =>
      list(currentOwnership(extract).map(({ number }) => number)),
    ),
    encumbrance: changeOf(({ encumbrances }) =>
      list(encumbrances.map(({ type, number }) => (number ? `${type} № ${number}` : type))),
    ),
  }
}

function isStatement({ notice, silentOnRights }: Extract): boolean {
  return notice === undefined && silentOnRights !== true
}

function isHistory({ kind }: Extract): boolean {
  return kind === 'extract_transfer_rights_property'
}

function change(before: string, after: string): StatementChange | false {
  return before === after ? false : { before, after }
}

function list(entries: readonly (string | undefined)[], say = (entry: string) => entry): string {
  return (
    entries
      .filter((entry) => entry !== undefined)
      .toSorted()
      .map(say)
      .join(', ') || NONE
  )
}

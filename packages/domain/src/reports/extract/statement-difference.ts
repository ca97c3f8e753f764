import { formatDate } from '../../format/format-date.ts'
import { areComparable } from './comparable.ts'
import { currentOwnership, ownerCount } from './current-ownership.ts'
import { currentEncumbrances } from './ended-entries.ts'
import type { Extract } from './extract.ts'
import { answerState } from './part-state.ts'
import type { StatementDifference } from '../../property/object/purchases.ts'

type StatementChange = Exclude<StatementDifference[keyof StatementDifference], false>

const UNNAMED = 'не указано'
const EMPTY = 'не зарегистрировано'

/**
 * In what an extract of a day differs from one of a later day. The order of entries counts for nothing. Undefined when
 * the two cannot be compared: one is a notice, never tells about rights, or is of the kind that leaves encumbrances out
 * while the other is not. That an encumbrance has ended is said only where the later one states its absence (TRUE-01).
 */
export function diffStatement(before: Extract, after: Extract): StatementDifference | undefined {
  if (!areComparable(before, after)) return undefined
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
    encumbrance: canDiffer(before, after) && changeOf(encumbrancesOf),
  }
}

/**
 * An encumbrance present now is news whatever the earlier document says; its end is known only from a stated absence.
 */
function canDiffer(before: Extract, after: Extract): boolean {
  const then = answerState(before, 'encumbrances')
  const now = answerState(after, 'encumbrances')
  return now === 'filled' || (now === 'empty' && then === 'filled')
}

function encumbrancesOf(extract: Extract): string {
  return answerState(extract, 'encumbrances') === 'empty'
    ? EMPTY
    : list(currentEncumbrances(extract).map(({ type, number }) => (number ? `${type} № ${number}` : type)))
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
      .join(', ') || UNNAMED
  )
}

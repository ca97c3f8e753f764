import type { ShowReason } from '@proverka/domain'

/** The id of the call that shows one value, as the log of readings has it. */
export const SHOW_CALL = 'OWN-personal-data-show'

interface ShownReason {
  readonly reason: ShowReason
  readonly reference?: string | undefined
  readonly text?: string | undefined
}

/** What the log says of a shown value; the end makes two looks two entries. */
export const writeShownReason = ({ reason, reference, text }: ShownReason, until: string): string =>
  `${SHOW_CALL} ${JSON.stringify({ reason, reference, text, until })}`

/** Why a value was shown; undefined for a reading by a call that is made for its data. */
export function readShownReason(entry: string): ShownReason | undefined {
  const [call, ...rest] = entry.split(' ')
  return call === SHOW_CALL ? (JSON.parse(rest.join(' ')) as ShownReason) : undefined
}

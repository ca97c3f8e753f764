/** What a person who was checked may ask: what is held (article 14 of 152-FZ), or that it ends (article 21, part 5.1). */
export const SUBJECT_REQUEST_KINDS = ['access', 'objection'] as const

/** A kind of request of a checked person. */
export type SubjectRequestKind = (typeof SUBJECT_REQUEST_KINDS)[number]

/** Most characters of what a person writes, and of an answer. */
export const SUBJECT_TEXT_LIMIT = 4000

/** States of a request; the last three are its ends. */
export const SUBJECT_REQUEST_STATES = ['accepted', 'verified', 'answered', 'carried_out', 'refused'] as const

/** A state of a request of a checked person. */
export type SubjectRequestState = (typeof SUBJECT_REQUEST_STATES)[number]

/** Working days within which a request is answered: articles 20 (part 1) and 21 (part 5.1) of 152-FZ. */
export const SUBJECT_ANSWER_DAYS = 10

/** Working days by which the term may be extended once, with a reason that is sent to the person. */
export const SUBJECT_EXTENSION_DAYS = 5

const MOVES: { readonly [State in SubjectRequestState]: readonly SubjectRequestState[] } = {
  // Without a proof of identity nothing is disclosed or destroyed: that is a refusal.
  accepted: ['verified', 'refused'],
  verified: ['answered', 'carried_out', 'refused'],
  answered: [],
  carried_out: [],
  refused: [],
}

/**
 * Whether a request may go from one state to another. A question is answered, an objection is carried out, each is refused
 * with a reason.
 */
export function mayRequestMove(
  kind: SubjectRequestKind,
  from: SubjectRequestState,
  to: SubjectRequestState,
): boolean {
  if (to === 'answered' && kind !== 'access') return false
  if (to === 'carried_out' && kind !== 'objection') return false
  return MOVES[from].includes(to)
}

/** Whether a request waits for the operator. */
export const isRequestOpen = (state: SubjectRequestState): boolean => MOVES[state].length > 0

/** Words for a kind, as the form and the emails name it. */
export const SUBJECT_REQUEST_WORDS: { readonly [Kind in SubjectRequestKind]: string } = {
  access: 'Узнать, какие данные обо мне есть',
  objection: 'Возразить и прекратить обработку',
}

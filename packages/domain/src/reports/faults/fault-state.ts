/** States of a fault that a reader has reported, in their order (REPORT-06). */
export const FAULT_STATES = ['accepted', 'in_work', 'answered'] as const

/** A state of a reported fault. */
export type FaultState = (typeof FAULT_STATES)[number]

/** Working days within which a reported fault is answered. */
export const FAULT_ANSWER_DAYS = 7

/** Whether a fault may go from one state to another: only forward, and an answer may come at once. */
export function mayFaultMove(from: FaultState, to: FaultState): boolean {
  return FAULT_STATES.indexOf(to) > FAULT_STATES.indexOf(from)
}

/** Words for a state, as its reader sees it. */
export const FAULT_STATE_WORDS: { readonly [state in FaultState]: string } = {
  accepted: 'Принято',
  in_work: 'Разбираемся',
  answered: 'Ответили',
}

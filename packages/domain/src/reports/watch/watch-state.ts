/** States of a watch. `asking`: the person has not answered yet whether they agree. */
export const WATCH_STATES = ['asking', 'active', 'paused', 'ended'] as const
/** Who or what paused a watch: its buyer, or a ground that was not confirmed again. */
export const WATCH_PAUSES = ['buyer', 'ground'] as const
/**
 * Why a watch ended: its term is over, the buyer stopped it, the person refused, did not answer or withdrew the consent, its
 * contract is over, a person objected to the processing of their data, the account was deleted.
 */
export const WATCH_ENDS = [
  'term',
  'stopped',
  'refused',
  'unanswered',
  'withdrawn',
  'ground-over',
  'objected',
  'account-removed',
] as const

/** A state of a watch. */
export type WatchStatus = (typeof WATCH_STATES)[number]
/** Who or what paused a watch. */
export type WatchPause = (typeof WATCH_PAUSES)[number]
/** Why a watch ended. */
export type WatchEnd = (typeof WATCH_ENDS)[number]

/** The state of a watch, with why it rests or is over. */
export type WatchState =
  | { readonly status: 'asking' | 'active' }
  | { readonly status: 'paused'; readonly pause: WatchPause }
  | { readonly status: 'ended'; readonly end: WatchEnd }

/** What happens to a watch. */
export type WatchEvent =
  | { readonly event: 'agreed' | 'resumed' | 'ground-confirmed' }
  | { readonly event: 'paused'; readonly by: WatchPause }
  | { readonly event: 'ended'; readonly why: WatchEnd }

/** Ends of a watch that only a person who has not answered can cause, or one who has agreed. */
const ENDS_OF: { readonly [End in WatchEnd]?: readonly WatchStatus[] } = {
  refused: ['asking'],
  unanswered: ['asking'],
  withdrawn: ['active', 'paused'],
  term: ['active', 'paused'],
  'ground-over': ['active', 'paused'],
}

/** The state after an event; undefined where the event is impossible, and nothing is to be done. */
export function watchTransition(state: WatchState, event: WatchEvent): WatchState | undefined {
  switch (event.event) {
    case 'agreed':
      return state.status === 'asking' ? { status: 'active' } : undefined
    case 'paused':
      return state.status === 'active' ? { status: 'paused', pause: event.by } : undefined
    case 'resumed':
      return state.status === 'paused' && state.pause === 'buyer' ? { status: 'active' } : undefined
    case 'ground-confirmed':
      if (state.status === 'paused') return state.pause === 'ground' ? { status: 'active' } : state
      return state.status === 'active' ? state : undefined
    case 'ended': {
      if (state.status === 'ended') return undefined
      const from = ENDS_OF[event.why]
      return !from || from.includes(state.status) ? { status: 'ended', end: event.why } : undefined
    }
  }
}

import { inTurn } from '../storage/in-turn.ts'

const LOCK = 'proverka.token'

/**
 * Replaces the token under a lock. The server ends the old token before its answer arrives: another tab that is refused
 * in between must not take that for the end of the session.
 */
export const whileTokenChanges = <Result>(work: () => Promise<Result>): Promise<Result> => inTurn(LOCK, work)

/** Waits until no tab of the browser has its token replaced. */
export const untilTokenKept = (): Promise<void> => inTurn(LOCK, () => Promise.resolve())

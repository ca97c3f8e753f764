import { inTurn } from '../storage/in-turn.ts'

const LOCK = 'proverka.token'

/**
 * Has the token replaced and keeps the new one. The server ends the former one before its answer is here: a call of
 * another tab that is refused in between must not take that for the end of the session.
 */
export const whileTokenChanges = <Result>(work: () => Promise<Result>): Promise<Result> => inTurn(LOCK, work)

/** Waits until no tab of the browser has its token replaced. */
export const untilTokenKept = (): Promise<void> => inTurn(LOCK, () => Promise.resolve())

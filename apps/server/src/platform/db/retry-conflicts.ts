import { setTimeout as wait } from 'node:timers/promises'

/** How often a transaction begins again that met others crosswise. */
const TRIES = 6
const FIRST_PAUSE_MS = 10

/** Deadlock detected, serialization failure: the database undid the transaction, and the same work may succeed now. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40P01', '40001'])

/**
 * Runs a whole transaction, and again after a deadlock or a serialisation fault, with growing random pauses so that
 * the same two do not meet again. Its work may run several times, so its effects outside the database must be
 * harmless when repeated. Any other error, and the fault of the last try, are thrown.
 */
export async function retryConflicts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await run()
    } catch (error) {
      if (tried === TRIES || !isConflict(error)) throw error
      await wait(FIRST_PAUSE_MS * 2 ** tried * Math.random())
    }
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONFLICTS.has(error.code)
}

/** What makes the open transaction begin again: what it rests on was changed meanwhile. */
export const conflictError = (message: string): Error => Object.assign(new Error(message), { code: '40001' })

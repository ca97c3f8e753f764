import { moscowDate } from '@proverka/domain/timing'
import type { DataKind, DestructionGround } from '@proverka/domain/legal'
import type { AppContext } from '../context.ts'
import type { DestructionActRow } from '../../platform/db/queries/retention/destruction-acts.ts'

/** What was destroyed: never the data themselves. */
export interface Destroyed {
  readonly kind: DataKind
  /** Whose: `account:<id>`, `order:<number>`, `request:<number>`. */
  readonly subject: string
  /** Table or folder of files. */
  readonly place: string
  readonly count: number
}

/**
 * Writes down what was destroyed and why (order 179 of Roskomnadzor): what ends on time in one day is one act, a deletion
 * and an objection have their own. Call in the transaction of the destruction.
 */
export async function writeAct(
  context: Pick<AppContext, 'queries' | 'clock'>,
  cause: DestructionGround,
  subject: string,
  destroyed: readonly Destroyed[],
): Promise<DestructionActRow | undefined> {
  const real = destroyed.filter(({ count }) => count > 0)
  if (real.length === 0) return undefined
  const { destructionActs } = context.queries
  const at = context.clock.now()
  const act = await destructionActs.takeAct(cause, moscowDate(at.getTime()), subject, at)
  await destructionActs.insertEntries(real.map((one) => ({ ...one, act_id: act.id, at })))
  return act
}

/** Rows of one place, counted for each whose they were. */
export function countBySubject(kind: DataKind, place: string, subjects: readonly string[]): Destroyed[] {
  return [...Map.groupBy(subjects, (subject) => subject)].map(([subject, { length: count }]) => ({
    kind,
    subject,
    place,
    count,
  }))
}

import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'

/** Runs a seed in one transaction if this database has not had it; of two processes at once, one seeds. */
export async function seedOnce(
  database: Database,
  clock: Clock,
  name: string,
  seed: () => Promise<void>,
): Promise<void> {
  await database.transaction(async () => {
    const marked = await database.current
      .insertInto('seeds')
      .values({ name, seeded_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (marked.numInsertedOrUpdatedRows === 1n) await seed()
  })
}
